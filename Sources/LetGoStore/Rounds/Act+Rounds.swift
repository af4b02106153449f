import LetGoCore

extension Act {
  /// Begins a round, or takes part in one that others began, from a day on.
  package func take(partIn round: Round, from day: Int, with friends: Friendship? = nil) throws {
    try create(
      .round,
      ["start": .text(round.description), "joined": .integer(Int64(day))]
        .merging(friends?.fields ?? [:]) { $1 }
    )
  }

  /// Opens a round that the person began to friends.
  package func open(_ round: JoinedRound, to friends: Friendship) throws {
    try set(friends.fields, on: round.id, kind: .round)
  }

  /// Returns all rounds, as this act leaves them so far.
  package func rounds() throws -> [JoinedRound] {
    try JoinedRound.rows(where: "true", in: database)
  }

  /// Returns the rounds that the person is in, as this act leaves them so far.
  package func playedRounds() throws -> [JoinedRound] {
    try JoinedRound.open(at: moment, in: database).filter { $0.isPlayed(at: moment) }
  }

  /// Leaves a round on a day; it stays the person's, and so does what left the house.
  package func leave(_ round: JoinedRound, on day: Int) throws {
    try set(["left": .integer(Int64(day))], on: round.id, kind: .round)
  }

  /// Brings what this device counts for the rounds that are on in line with the items that are out.
  ///
  /// The counts belong to the act that began the round, so that no other act takes them back with it:
  /// what it took back is counted anew.
  func count() throws {
    for round in try JoinedRound.open(at: moment, in: database) {
      let act = try round.act(in: database)
      let register = try round.register(of: device, in: database)
      let counted = try round.pieces(countedBy: device, in: database)
      let known = try register.map { try round.counts(in: $0, database) } ?? [:]
      var fields: Fields = [:]
      for day in Set(counted.keys).union(known.keys) {
        let count = counted[day, default: 0]
        if count != known[day, default: 0] { fields["day\(day)"] = .integer(Int64(count)) }
      }
      if fields.isEmpty { continue }
      if let register {
        try set(fields, on: register, kind: .register, in: act)
      } else {
        fields["round"] = .text(round.id.description)
        _ = try create(.register, fields, in: act)
      }
    }
  }
}

extension Store {
  /// Brings what this device counts for the rounds that are on in line with what came from others.
  package func recount(at moment: Moment) throws {
    try transaction { try Act("count", at: moment, in: database).count() }
  }
}
