/// What a command does to the records of a store.
enum Change: Equatable, Sendable {
  /// These come to what is there; none for a command that records nothing.
  case adds([String])
  /// These are there in place of what was.
  case becomes([String])

  /// Finds the change from what may have been there, one of these, to what is there now.
  init(from beginnings: [[String]], to records: [String]) {
    // The fullest first, since it holds the other one.
    let added = beginnings.sorted { $0.count > $1.count }.compactMap(records.without).first
    self = added.map { .adds($0) } ?? .becomes(records)
  }

  /// Returns what is there after the change.
  func applied(to records: [String]) -> [String] {
    switch self {
    case .adds(let added): records + added
    case .becomes(let others): others
    }
  }

  /// Whether the store with all that was in it is exchanged for another one.
  var isExchange: Bool {
    if case .becomes = self { true } else { false }
  }
}

extension [String] {
  /// Returns what is left without these, in any order; nil when not all of them are there.
  func without(_ others: [String]) -> [String]? {
    var left = self
    for other in others {
      guard let index = left.firstIndex(of: other) else { return nil }
      left.remove(at: index)
    }
    return left
  }

  /// Whether these are the same records, in any order: devices that meet have none.
  func isSame(as others: [String]) -> Bool { sorted() == others.sorted() }
}
