import LetGoCore

/// A round that the person takes part in, or once did.
package struct JoinedRound: Equatable, Sendable {
  /// Names the round in this store.
  package let id: ID
  /// The round as it was started.
  package let round: Round
  /// What is known of the person in it.
  package let member: RoundMember
  /// What friends share of it; nil in a game alone.
  package let friends: Friendship?

  package init(id: ID, round: Round, member: RoundMember, friends: Friendship? = nil) {
    self.id = id
    self.round = round
    self.member = member
    self.friends = friends
  }
}

extension JoinedRound {
  /// Whether the person is in at a moment: the round was not left, nor lost, nor is it over; it may be
  /// still to begin.
  package func isPlayed(at moment: Moment) -> Bool {
    round.standing(of: member, at: moment.milliseconds / 1_000) == .playing
  }
}

extension Store {
  /// Returns the rounds that the person is in, the one that began first coming first.
  package func playedRounds(at moment: Moment) throws -> [JoinedRound] {
    try JoinedRound.open(at: moment, in: database).filter { $0.isPlayed(at: moment) }
  }

  /// Returns when the last round ended that the person was in until then, in seconds since
  /// 1970-01-01T00:00Z; nil where none has.
  package func roundEnded(before moment: Moment) throws -> Int64? {
    try database.first(
      "SELECT max(ends) FROM round WHERE left IS NULL AND ends <= ?1",
      .integer(moment.milliseconds / 1_000)
    ) { $0.isNull(0) ? nil : $0.integer(0) } ?? nil
  }

  /// Returns all rounds, the one that began first coming first.
  package func rounds() throws -> [JoinedRound] {
    try JoinedRound.rows(where: "true", in: database)
  }
}

extension Store {
  /// Returns what left on the days of a round from joining on, as friends see it who are told.
  package func titles(of joined: JoinedRound) throws -> Set<RoundPlayer.Title> {
    let leavings = try Departure.all(
      from: joined.round.first + -1,
      through: joined.round.last + 1,
      in: database
    )
    return leavings.reduce(into: []) { titles, leaving in
      guard let day = leaving.day(in: joined.round), day >= joined.member.joined else { return }
      titles.insert(RoundPlayer.Title(day: day, name: leaving.name))
    }
  }
}

extension JoinedRound {
  /// The condition that a round was not left and has its last deadline after a time, a parameter.
  static func isOpen(at time: String) -> String {
    "left IS NULL AND ends > \(time)"
  }

  /// Returns the rounds that were not left and whose last deadline is still to come.
  static func open(at moment: Moment, in database: Database) throws -> [JoinedRound] {
    try rows(
      where: isOpen(at: "?1"),
      .integer(moment.milliseconds / 1_000),
      in: database
    )
  }

  /// Returns the rounds that a condition selects.
  static func rows(
    where condition: String,
    _ values: SQLValue...,
    in database: Database
  ) throws -> [JoinedRound] {
    let found = try database.rows(
      """
      SELECT id, start, joined, left, friends, shown, secret, titles FROM round WHERE \(condition)
      ORDER BY id
      """,
      values
    ) { row in
      (
        id: try row.id(0), round: row.value(1, as: Round.self), joined: Int(row.integer(2)),
        left: row.isNull(3) ? nil : Int(row.integer(3)), friends: Friendship(row, from: 4)
      )
    }
    return try found.compactMap { row in
      guard let round = row.round, (1...round.days.count).contains(row.joined) else { return nil }
      let entries = try entries(ofRound: row.id, in: database)
      let member = RoundMember(
        joined: row.joined,
        left: row.left,
        entries: entries,
        // What a person did not enter on their own devices, they did not enter.
        heard: .max
      )
      return JoinedRound(id: row.id, round: round, member: member, friends: row.friends)
    }
    .sorted { ($0.round.start, $0.id) < ($1.round.start, $1.id) }
  }

  /// Returns the act that began the round here.
  func act(in database: Database) throws -> ID {
    let act = try database.first("SELECT act FROM op WHERE id = ?1", .blob(id.bytes)) {
      try $0.id(0)
    }
    guard let act else { throw SQLiteError.damaged("a round") }
    return act
  }

  /// Returns the register in which a device counts for the round; nil before it has counted.
  func register(of device: Device, in database: Database) throws -> ID? {
    try registers(in: database).first { device.first <= $0 && $0 <= device.last }
  }

  /// Returns what a register says of each day now.
  func counts(in register: ID, _ database: Database) throws -> [Int: Int] {
    guard let state = try EntityState.of(register, in: database) else { return [:] }
    var counts: [Int: Int] = [:]
    for day in 1...round.days.count {
      if let count = state.integer("day\(day)") { counts[day] = Int(count) }
    }
    return counts
  }

  /// Returns how many pieces are out that left on each day of the round from joining on.
  ///
  /// What a device with a register of its own let go is left to it; what one without any did counts once,
  /// with the first of those that have one.
  func pieces(countedBy device: Device, in database: Database) throws -> [Int: Int] {
    let registered = try registers(in: database).map(\.device)
    let countsOthers = registered.first.map { $0 == device.number } ?? true
    var counts: [Int: Int] = [:]
    // A day more at both ends: the person's days need not be those of the round's zone.
    for leaving in try Departure.all(from: round.first + -1, through: round.last + 1, in: database)
    {
      let writer = leaving.op.device
      let isOwn = writer == device.number || countsOthers && !registered.contains(writer)
      guard isOwn, let day = leaving.day(in: round) else { continue }
      if day >= member.joined { counts[day, default: 0] += leaving.pieces }
    }
    return counts
  }

  private func registers(in database: Database) throws -> [ID] {
    try database.rows("SELECT id FROM register WHERE round = ?1 ORDER BY id", .blob(id.bytes)) {
      try $0.id(0)
    }
  }

  /// Returns all that was ever counted for a round, with the stamps that tell what was in time.
  private static func entries(
    ofRound id: ID,
    in database: Database
  ) throws -> [RoundMember.Entry] {
    try database.rows(
      """
      SELECT op.id, substr(f.key, 4), f.atom, op.stamp
      FROM register JOIN op ON op.id = register.id
        OR op.entity = register.id AND op.entity <> op.id
      JOIN json_each(op.fields) AS f ON f.key GLOB 'day[1-9]*' AND f.type = 'integer'
      WHERE register.round = ?1
        AND NOT EXISTS (SELECT 1 FROM act WHERE id = op.act AND undone = 1)
      """,
      .blob(id.bytes)
    ) { row in
      RoundMember.Entry(
        device: try row.id(0).device,
        day: Int(row.text(1) ?? "") ?? 0,
        count: Int(clamping: row.integer(2)),
        stamp: row.integer(3)
      )
    }
  }
}
