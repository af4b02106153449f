import LetGoCore
import LetGoLanguage
import LetGoPrompts

extension Wording {
  /// Returns what an answer was understood as, in a few words, so that it can be seen before it
  /// counts; nil where the answer says as much itself.
  func meaning(of reading: Reading, in answer: String, about topic: Topic) -> String? {
    if isPlain(answer) { return nil }
    switch reading {
    case .answer(let answer), .yearly(let answer?): return text(answer.phrase)
    case .lastUse(let day): return text(.meaningLastUse(day: self.day(day)))
    case .price(let price): return meaning(of: price, about: topic)
    case .minutes(let minutes):
      guard minutes != .unavailable, minutes != .unknown else { return time(minutes) }
      return under(time(minutes), minutes.isBelow(limits.minutes), number(limits.minutes))
    case .exemption(let exemption): return reason(.exempt(exemption))
    case .count, .roughCount, .loss, .yearly(nil), .command, .unclear: return nil
    }
  }

  private func meaning(of price: Price, about topic: Topic) -> String {
    let amount = self.price(price)
    if price.estimate == .unavailable || price.estimate == .unknown { return amount }
    guard topic == .price else {
      let isUnder = price.isBelow(limits.cost, in: limits.currency)
      return under(amount, isUnder, money(limits.cost))
    }
    let limit = money(limits.pausePrice)
    switch limits.pauses(price) {
    case .yes: return text(.meaningOver(amount: amount, limit: limit))
    case .no: return text(.meaningNotOver(amount: amount, limit: limit))
    case .unsure: return text(.meaningOpen(amount: amount, limit: limit))
    }
  }

  private func under(_ amount: String, _ isUnder: Answer, _ limit: String) -> String {
    switch isUnder {
    case .yes: text(.meaningUnder(amount: amount, limit: limit))
    case .no: text(.meaningNotUnder(amount: amount, limit: limit))
    case .unsure: text(.meaningOpen(amount: amount, limit: limit))
    }
  }

  private func isPlain(_ answer: String) -> Bool {
    let answer = answer.lowercased()
    // In every language, since the English words are understood in each.
    let words = ["yes", "no", text(.meaningYes), text(.meaningNo)]
    return words.contains { $0 == answer || $0.prefix(1) == answer } || Amount(answer) != nil
      || Day(answer) != nil
  }
}

extension Answer {
  /// The word for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .yes: .meaningYes
    case .no: .meaningNo
    case .unsure: .meaningUnsure
    }
  }
}
