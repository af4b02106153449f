import LetGoCore

/// Computes the tables of a store anew from its ops, and compares them with those that it has.
///
/// All of it is copied first, so that the store is held no longer than it takes to read it.
struct Replay {
  /// A temporary database of the store's version, to which the store is attached as `store`.
  let bench: Database

  /// Returns which tables are not what the ops say.
  func findings() throws -> [Finding] {
    try copy()
    try bench.transaction { try Projection(database: bench).rebuild() }
    var differences = 0
    for kind in Op.Kind.allCases {
      let table = kind.rawValue
      differences += Int(
        try bench.integer(
          """
          SELECT max(
            (SELECT count(*) FROM (SELECT * FROM found_\(table) EXCEPT SELECT * FROM \(table))),
            (SELECT count(*) FROM (SELECT * FROM \(table) EXCEPT SELECT * FROM found_\(table))))
          """
        )
      )
    }
    return (differences == 0 ? [] : [.projections(differences)])
      + (try arePlacesRight ? [] : [.places])
  }

  private func copy() throws {
    try bench.transaction {
      try bench.run("INSERT INTO main.op SELECT * FROM store.op")
      for kind in Op.Kind.allCases {
        let table = kind.rawValue
        try bench.run(script: "CREATE TABLE found_\(table) AS SELECT * FROM store.\(table)")
      }
    }
    try bench.run(script: "DETACH store")
  }

  /// Whether the places are those of the two things that opened first.
  private var arePlacesRight: Bool {
    get throws {
      try bench.integer(
        """
        SELECT count(*) FROM found_thing AS thing LEFT JOIN (
          SELECT id, row_number() OVER (ORDER BY opened, id) AS place FROM found_thing
          WHERE finished IS NULL AND discarded IS NULL ORDER BY opened, id LIMIT ?1
        ) AS active ON active.id = thing.id
        WHERE thing.slot IS NOT active.place
        """,
        .integer(Thing.most)
      ) == 0
    }
  }
}
