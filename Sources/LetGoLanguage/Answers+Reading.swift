import LetGoCore

extension Answers {
  /// Takes in what an answer to a question means; false when it answers something else or nothing.
  package mutating func take(_ reading: Reading, for question: Question, on day: Day) -> Bool {
    switch (question, reading) {
    case (_, .exemption(let named)): exemption = named
    case (.used, .answer(let answer)): used = .said(answer, on: day)
    case (.used, .lastUse(let last)): used = .last(last)
    case (.used, .yearly(let answer)): used = .said(answer ?? .unsure, on: day)
    case (.next, .answer(let answer)): next = Forecast(answer, asked: day)
    case (.next, .yearly(let answer)): next = Forecast(answer ?? .unsure, asked: day)
    case (.cost, .price(let price)): cost = price
    case (.minutes, .minutes(let time)): minutes = time
    default: return false
    }
    return true
  }

  /// Forgets the answer to a question.
  package mutating func forget(_ question: Question) {
    switch question {
    case .used: used = nil
    case .next: next = nil
    case .cost: cost = nil
    case .minutes: minutes = nil
    }
    exemption = nil
  }
}
