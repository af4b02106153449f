import LetGoCore

extension Act {
  /// Returns whether a wish is still what it was when it was read.
  package func isUnchanged(_ pause: Pause) throws -> Bool {
    try Pauses.rows(where: "id = ?1", .blob(pause.id.bytes), in: database).first == pause
  }

  /// Returns whether items are still what they were when they were read.
  package func areUnchanged(_ items: [Item]) throws -> Bool {
    try items.allSatisfy {
      try Items.rows(where: "id = ?1", .blob($0.id.bytes), in: database).first == $0
    }
  }
}
