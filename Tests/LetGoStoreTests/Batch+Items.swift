import LetGoCore

@testable import LetGoStore

extension Answers {
  /// What is said of a thing that leaves: out of use, cheap and quick to get again.
  static let cable = Answers(
    used: .said(.no, on: TemporaryStore.today),
    cost: Price(.exactly(Amount(8))),
    minutes: .exactly(Amount(10))
  )
}

extension Batch {
  /// Returns a batch of items, each by its name, its place and its reference.
  static func items(
    _ rows: [(name: String, place: String?, reference: String?)],
    answers: Answers = .cable,
    count: Int = 1,
    at moment: Moment = .noon()
  ) throws -> Batch {
    let batch = try Batch(of: .items, by: "triage", at: moment)
    for row in rows {
      try batch.add(
        BatchEntry(
          name: Name(row.name),
          .item(answers, count: count),
          reference: row.reference,
          location: row.place
        )
      )
    }
    return batch
  }

  /// Returns a batch of items that have nothing but a name.
  static func items(_ names: [String]) throws -> Batch {
    try items(names.map { ($0, nil, nil) })
  }
}
