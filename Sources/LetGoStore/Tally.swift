import LetGoCore

/// How many entities some acts left in which state.
package struct ActTally: Equatable, Sendable {
  /// Items let go that are still here.
  package var decided = 0
  /// Items out of the house.
  package var out = 0
  /// Items kept.
  package var kept = 0
  /// Items boxed.
  package var boxed = 0
  /// Wishes that wait.
  package var waiting = 0
  /// Wishes that ended.
  package var ended = 0
  /// Things finished.
  package var done = 0
}

extension Store {
  /// Returns what the acts left behind, as it stands now: what was undone does not count.
  package func tally(of acts: [ID]) throws -> ActTally {
    var tally = ActTally()
    var seen: Set<[UInt8]> = []
    for act in acts {
      let rows = try database.rows(
        """
        SELECT DISTINCT op.entity, item.outcome, pause.id IS NOT NULL, pause.ending IS NOT NULL,
          thing.finished IS NOT NULL
        FROM op JOIN act ON act.id = op.act AND act.undone = 0
        LEFT JOIN item ON item.id = op.entity
        LEFT JOIN pause ON pause.id = op.entity
        LEFT JOIN thing ON thing.id = op.entity
        WHERE op.act = ?1 AND op.kind <> 'act'
        """,
        .blob(act.bytes)
      ) { row in
        (
          entity: row.blob(0), outcome: row.text(1).flatMap(Outcome.Kind.init(rawValue:)),
          isWish: row.integer(2) == 1, hasEnded: row.integer(3) == 1,
          isDone: row.integer(4) == 1
        )
      }
      for row in rows where seen.insert(row.entity).inserted {
        switch row.outcome {
        case .decided: tally.decided += 1
        case .out: tally.out += 1
        case .kept: tally.kept += 1
        case .boxed: tally.boxed += 1
        case nil: break
        }
        if row.isWish {
          if row.hasEnded { tally.ended += 1 } else { tally.waiting += 1 }
        }
        if row.isDone { tally.done += 1 }
      }
    }
    return tally
  }
}
