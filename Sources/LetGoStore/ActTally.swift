import LetGoCore

/// How many entities some acts left in which state; of items, how many pieces.
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
  /// Things added that are still to do.
  package var open = 0
  /// Things finished.
  package var done = 0
  /// Things put away, not done.
  package var dropped = 0
  /// The last day on which an item was boxed.
  package var boxedOn: Day?
  /// The wish that began to wait last.
  package var lastWaiting: Pause?
}

extension Store {
  /// Returns what the acts left behind, as it stands now: what was undone does not count.
  package func tally(of acts: [ID]) throws -> ActTally {
    var tally = ActTally()
    var seen: Set<[UInt8]> = []
    for act in acts {
      let rows = try database.rows(
        """
        SELECT DISTINCT op.entity, op.kind, item.outcome, item.day,
          pause.ending IS NULL, thing.finished IS NULL, thing.discarded IS NULL,
          coalesce(item.count, 1)
        FROM op JOIN act ON act.id = op.act AND act.undone = 0
        LEFT JOIN item ON item.id = op.entity
        LEFT JOIN pause ON pause.id = op.entity
        LEFT JOIN thing ON thing.id = op.entity
        WHERE op.act = ?1 AND op.kind <> 'act'
          AND (op.kind <> 'item' OR json_extract(op.fields, '$.outcome') IS NOT NULL)
        """,
        .blob(act.bytes)
      ) { row in
        (
          entity: row.blob(0), kind: row.text(1).flatMap(Op.Kind.init(rawValue:)),
          outcome: row.text(2).flatMap(Outcome.Kind.init(rawValue:)), day: try row.day(3),
          isWaiting: row.integer(4) == 1, isUnfinished: row.integer(5) == 1,
          isKept: row.integer(6) == 1, pieces: Int(row.integer(7))
        )
      }
      for row in rows where seen.insert(row.entity).inserted {
        switch row.kind {
        case .item: tally.count(row.pieces, row.outcome, on: row.day)
        case .pause where row.isWaiting:
          tally.waiting += 1
          tally.lastWaiting = try Pauses.rows(
            where: "id = ?1",
            .blob(row.entity),
            in: database
          ).first
        case .pause: tally.ended += 1
        case .thing where !row.isUnfinished: tally.done += 1
        case .thing: if row.isKept { tally.open += 1 } else { tally.dropped += 1 }
        case .act, .setting, .round, .register, nil: break
        }
      }
    }
    return tally
  }
}

extension ActTally {
  fileprivate mutating func count(_ pieces: Int, _ outcome: Outcome.Kind?, on day: Day?) {
    switch outcome {
    case .decided: decided += pieces
    case .out: out += pieces
    case .kept: kept += pieces
    case .boxed:
      boxed += pieces
      boxedOn = day
    case nil: break
    }
  }
}
