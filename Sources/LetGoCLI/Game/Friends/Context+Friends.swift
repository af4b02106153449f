import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

extension Context {
  /// Returns the game with friends that a person means: by its name, or the one that is on.
  func friendsRound(_ name: String) throws -> JoinedRound {
    let rounds = try readStore().rounds().filter { $0.friends != nil }
    if !name.isEmpty {
      let key = try Name.checked(name).key
      guard let found = rounds.last(where: { $0.friends?.start.name.key == key }) else {
        throw Complaint(
          .noFriendsGameNamed(name: name.excerpt),
          hint: .hintFriendsGame,
          code: .refused
        )
      }
      return found
    }
    let now = clock.moment.milliseconds / 1_000
    let open = rounds.filter { $0.round.deadline(ofDay: $0.round.days.count) > now }
    if open.count > 1 {
      let names = open.compactMap { $0.friends?.start.name.text }.joined(separator: ", ")
      throw Complaint(.severalFriendsGames(names: names), hint: .hintFriendsName, code: .refused)
    }
    // Of games that are over the last one is meant.
    guard let found = open.first ?? rounds.last else { throw Refusal.noFriends }
    return found
  }

  /// Returns the key that this device signs with.
  func deviceKey() throws -> DeviceKey {
    try stateFolder().makeKey(for: readStore().deviceNumber)
  }

  /// Returns the name that friends see: by `--as`, or asked for where somebody can be.
  func shownName(_ input: Input) throws -> Name {
    if let value = input[.shown] { return try Self.shown(value) }
    guard let console = someoneToAsk() else {
      throw Complaint(.noShown, hint: .hintShown, code: .usage)
    }
    let line = try Asking(in: self, on: console).line(.askShown)
    guard !line.isEmpty else { throw Complaint(.noShown, hint: .hintShown, code: .usage) }
    return try Self.shown(line)
  }

  /// Returns a text as a name that friends see, of a person or a game.
  static func shown(_ text: String) throws(Complaint) -> Name {
    guard let name = RoundStart.shown(try Name.checked(text)) else {
      throw Complaint(
        .longShown(name: text.excerpt, longest: String(RoundStart.longestName)),
        hint: .hintName,
        code: .usage
      )
    }
    return name
  }

  /// Returns the members of a game, as far as they are known here, by their keys.
  func players(of start: RoundStart) throws -> [String: RoundPlayer] {
    var log = RoundLog()
    try log.add(allOf: start, in: readStore())
    return Dictionary(log.players.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the segments that are known of a game, this device's included once it has told what is new.
  func toldSegments(of joined: JoinedRound, _ friends: Friendship) throws -> [KeptSegment] {
    let key = try deviceKey()
    let moment = clock.moment
    let titles = friends.sharesTitles ? try readStore().titles(of: joined) : []
    let hash = friends.start.id
    try tell(joined.id, of: hash) { joined, known in
      guard let voice = RoundVoice(of: friends, signing: key, at: moment) else { return [] }
      return try voice.segments(
        telling: voice.records(of: joined, titles: titles),
        beside: known.compactMap { RoundSegment($0) }
      )
    }
    var segments: [KeptSegment] = []
    try readStore().eachSegment(of: hash) { segments.append($0) }
    return segments
  }
}

extension Wording {
  /// How the rules of a game are told.
  func rules(of round: Round) -> Phrase {
    round.isRelaxed
      ? .gameRulesRelaxed
      : round.grace == 0 ? .gameRulesStrict : .gameRules(hours: String(round.grace))
  }

  /// Returns an instant as the round's clock shows it, and as the one here does where that is another.
  func bothClocks(_ civil: CivilTime, at instant: Int64) -> String {
    let round = dayAndTime(civil)
    let here = Zone.civilTime(at: instant)
    return here == civil ? round : text(.bothClocks(round: round, here: dayAndTime(here)))
  }

  /// Returns date and time of day, like `Tuesday 29 December, 12:00`.
  func dayAndTime(_ civil: CivilTime) -> String {
    text(.dayAndTime(day: day(civil.date), time: civil.timeOfDay))
  }
}
