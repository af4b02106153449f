import LetGoCore

extension Reading {
  /// Returns the reading of an answer alone, seen from a day, as one JSON object with one key.
  ///
  /// What the session alone tells apart is given by its plain side: what cannot be had again is
  /// above the limit, a loss or an exemption settles no question, a yearly event has its date.
  package func json(for topic: Topic, on today: Day) -> String {
    switch self {
    case .answer(let answer): Reading.json(answer)
    case .lastUse(let day): Reading.json(today - day <= TimeReader.days ? .yes : .no)
    case .yearly(let answer): answer.map(Reading.json) ?? Reading.unclearJSON
    case .price(let price): Reading.json(price.estimate, "amount", limit: topic.extreme)
    case .minutes(let minutes): Reading.json(minutes, "minutes", limit: topic.extreme)
    case .count(let count): "{\"count\":\(count)}"
    case .roughCount(let count): Reading.json(count, "count", limit: topic.extreme)
    case .command(let request): "{\"command\":\"\(request.rawValue)\"}"
    case .exemption, .loss, .unclear: Reading.unclearJSON
    }
  }

  private static let unclearJSON = "{\"unclear\":true}"

  private static func json(_ answer: Answer) -> String {
    switch answer {
    case .yes: "{\"yes\":true}"
    case .no: "{\"yes\":false}"
    case .unsure: "{\"unsure\":true}"
    }
  }

  private static func json(_ estimate: Estimate, _ key: String, limit: Amount) -> String {
    switch estimate {
    case .exactly(let amount): "{\"\(key)\":\(amount)}"
    case .between(let low, let high): "{\"range\":[\(low),\(high)]}"
    case .below(let bound): "{\"below\":\(bound)}"
    case .above(let bound): "{\"above\":\(bound)}"
    case .unavailable: "{\"above\":\(limit)}"
    case .unknown: json(.unsure)
    }
  }
}

extension Topic {
  /// The published limit of the question, which an extreme without a number lies beyond.
  var extreme: Amount {
    switch self {
    case .price: Amount(30)
    case .used, .next, .cost, .minutes, .confirm, .count: Amount(20)
    }
  }
}
