import LetGoCore

/// Of what a closer look could find something due or on.
///
/// Mostly there is nothing of any of them, and to ask for each by itself takes a status line longer than
/// all the rest that it does with the store.
package struct Prospects: Equatable, Sendable {
  /// Wishes that may have waited long enough.
  package let pauses: Bool
  /// Boxes that were closed in long enough.
  package let boxes: Bool
  /// Games that may be on.
  package let rounds: Bool
}

extension Store {
  /// Returns what is worth a closer look, boxes having been closed by a day.
  package func prospects(
    under limits: Limits,
    at moment: Moment,
    boxesClosedBy day: Day
  ) throws -> Prospects {
    let found = try database.first(
      """
      SELECT EXISTS (SELECT 1 FROM pause WHERE \(Pauses.mayBeDue(by: "?1"))),
        EXISTS (SELECT 1 FROM item WHERE \(Boxes.isClosed(by: "?2"))),
        EXISTS (SELECT 1 FROM round WHERE \(JoinedRound.isOpen(at: "?3")))
      """,
      .integer(Pauses.lastDue(under: limits, at: moment).number),
      .integer(day.number),
      .integer(moment.milliseconds / 1_000)
    ) { row in
      Prospects(
        pauses: row.integer(0) == 1,
        boxes: row.integer(1) == 1,
        rounds: row.integer(2) == 1
      )
    }
    return found ?? Prospects(pauses: true, boxes: true, rounds: true)
  }
}
