import LetGoCore
import LetGoPrompts

extension Wording {
  /// Returns what was answered to a question the last time, as it can be typed; empty for nothing.
  func suggestion(for question: Question, from last: Answers) -> String {
    switch question {
    case .used:
      switch last.used {
      case .said(let answer, on: _): word(for: answer)
      case .last(let day): text(.suggestedNotSince(day: day.description))
      case nil: ""
      }
    case .next: last.next.map { word(for: $0.answer) } ?? ""
    case .cost: last.cost.map { plain($0.estimate) { money($0, last.cost?.currency) } } ?? ""
    case .minutes: last.minutes.map { plain($0) { time($0) } } ?? ""
    }
  }

  private func word(for answer: Answer) -> String {
    switch answer {
    case .yes: text(.suggestedYes)
    case .no: text(.suggestedNo)
    case .unsure: text(.suggestedUnsure)
    }
  }

  private func plain(_ estimate: Estimate, _ word: (Amount) -> String) -> String {
    estimate == .unavailable ? text(.suggestedNever) : self.estimate(estimate, word)
  }
}
