import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// A file that carries what members tell of a game, by mail or chat.
struct GameFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes what is known of a game, of others too, so that one file can carry all of it.
  func send(_ name: String, in context: Context) throws {
    let joined = try context.friendsRound(name)
    guard let friends = joined.friends else { throw Refusal.noFriends }
    let segments = try context.toldSegments(of: joined, friends)
    try write(segments, in: context)
    var log = RoundLog()
    for segment in segments.compactMap({ RoundSegment($0) }) { log.add(segment) }
    let count = log.players.count
    try context.answer(
      .fileSent(
        path: path.withoutControls(),
        count: context.prompts.text(count == 1 ? .memberOne : .memberMany(count: String(count))),
        name: friends.start.name.text
      )
    )
  }

  /// Writes segments to the file, whole or not at all.
  func write(_ segments: [KeptSegment], in context: Context) throws {
    let file = try NewFile(at: path, store: context.storePath)
    try file.output.write(RoundFile.text(context.prompts.text(.friendsFile), segments))
    try file.finish()
  }

  /// Takes in what is new of the games that the person is in, and names what is kept out.
  func receive(in context: Context) throws -> ExitCode {
    let intake = try read(in: context)
    if intake.segments.isEmpty, intake.strays.isEmpty {
      throw Complaint(
        .fileEmpty(path: path.withoutControls()),
        hint: .hintInvitation,
        code: .badData
      )
    }
    let rounds = try context.readStore().rounds().compactMap(\.friends?.start)
    for start in rounds {
      let segments = intake.segments(of: start)
      if segments.isEmpty { continue }
      let count = try context.keep(segments.map(\.kept))
      var log = RoundLog()
      for segment in segments { log.add(segment) }
      let names = RoundBoard(of: start.round, log.players, at: 0).rows.map(\.label)
      try context.answer(
        count == 0
          ? .fileReceivedNothing(name: start.name.text)
          : .fileReceived(
            name: start.name.text,
            count: String(count),
            names: context.wording.few(names)
          )
      )
    }
    for start in intake.starts where !rounds.contains(start) {
      try context.note(.fileOther(name: start.name.text))
    }
    return try noteKeptOut(intake, in: context) ? .badData : .done
  }

  /// Reads the file, which may come from anybody.
  func read(in context: Context) throws -> RoundIntake {
    let file = ListFile(path: path)
    do {
      let reader = try context.open(
        file,
        or: Complaint(.noInvitation(path: "-"), hint: .hintInvitation, code: .usage)
      )
      var bytes: [UInt8] = []
      var room = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = try room.withUnsafeMutableBytes { try reader.read(into: $0) }
        if count == 0 { break }
        bytes += room[..<count]
        guard bytes.count <= RoundFile.largest else {
          throw Complaint(
            .fileTooLarge(
              path: path.withoutControls(),
              size: context.wording.size(Int64(RoundFile.largest))
            ),
            code: .badData
          )
        }
      }
      return RoundIntake(RoundFile.texts(in: bytes))
    } catch let failure as ListFile.Failure {
      throw Complaint(failure, of: file)
    }
  }

  /// Says what is kept out, the first twenty and then a count; false when nothing is.
  private func noteKeptOut(_ intake: RoundIntake, in context: Context) throws -> Bool {
    let prompts = context.prompts
    let strays = intake.strays.map { stray in
      let place: Phrase =
        if let device = stray.device, let number = stray.number {
          .keptOutSegment(number: String(number), device: device.hex)
        } else {
          .keptOutPiece
        }
      return Phrase.keptOut(what: prompts.text(place), why: prompts.text(stray.reason.words))
    }
    let lines = intake.segments.flatMap { segment in
      segment.unreadable.map { line in
        let place = Phrase.keptOutLine(
          line: String(line),
          number: String(segment.kept.number),
          device: segment.kept.device.hex
        )
        return Phrase.keptOut(what: prompts.text(place), why: prompts.text(.strayUnreadable))
      }
    }
    let all = strays + lines
    for phrase in all.prefix(20) { try context.note(phrase) }
    if all.count > 20 { try context.note(.keptOutMore(count: String(all.count - 20))) }
    let newer = intake.segments.reduce(0) { $0 + $1.newer }
    if newer > 0 { try context.note(.recordsNewer(count: String(newer))) }
    return !all.isEmpty
  }
}

extension RoundSegment.Refusal {
  /// Why it is kept out.
  var words: Phrase {
    switch self {
    case .tooLarge: .strayTooLarge
    case .incomplete: .strayIncomplete
    case .newer: .strayNewer
    case .headless: .strayHeadless
    case .forged: .strayForged
    case .notSigned: .strayNotSigned
    case .notProven: .strayNotProven
    case .otherStart: .strayOtherStart
    case .tooMany: .strayTooMany
    }
  }
}
