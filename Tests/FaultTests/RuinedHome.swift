import Foundation
import PseudoTerminal

/// A store with a backup, of which either or both are ruined again and again from the same beginning.
struct RuinedHome {
  /// Which files are ruined.
  enum Target: String, CaseIterable, Sendable {
    case store, backup, both
  }

  private let place: Workplace
  private let files: [String: Data]
  private let backup: String
  /// What each reader answers when nothing is ruined, and then after `next`.
  private let answers: [[String: String]]

  private static let readers = ["two", "history", "pauses", "boxes", "export --format csv"]
  private static let next = "keep spoon"

  init() throws {
    place = try Workplace(in: Workplace.memory)
    let lines = [
      "add renew passport", "add call the dentist", "done 1", "gone coat", "keep wool blanket",
      "box bread maker", "pause camera --price 249 --why slow", "pause kayak --price 900",
      "passed kayak", "verdict cable --used no --next no --cost 8 --minutes 10", "gone chair",
      "undo", "backup", "gone books", "gone lamp", "add water the plants",
    ]
    for line in lines {
      guard try place.run(line).code == 0 else { throw Unmet(description: "'\(line)' fails") }
      place.advanceClock()
    }
    files = try place.tree()
    backup = try files.keys.filter { $0.hasPrefix("letgo.db.backups/") }.max().orThrow("backup")
    var answers = [try Self.read(place)]
    guard try place.run(Self.next).code == 0 else { throw Unmet(description: Self.next) }
    answers.append(try Self.read(place))
    self.answers = answers
  }

  /// Ruins a file or two and lets the readers, a writer and the doctor come; returns what went wrong.
  func meet(_ ruin: Ruin, at target: Target) throws -> Judge {
    var ruined = files
    for name in ["letgo.db", backup]
    where target == .both || (name == backup) == (target == .backup) {
      ruined[name] = ruin.applied(to: files[name] ?? Data())
    }
    return try meet(ruined, called: "\(target.rawValue), \(ruin)")
  }

  /// Puts the backup in the store's place behind letgo's back, and returns what is then found wrong.
  func meetOlderStore() throws -> Judge {
    var older = files
    older["letgo.db"] = files[backup]
    return try meet(older, called: "older")
  }

  private func meet(_ ruined: [String: Data], called name: String) throws -> Judge {
    try place.replaceTree(with: ruined)
    var judge = Judge(name)
    for line in Self.readers { judge.read(line, try place.run(line), answers[0][line]) }
    let written = try place.run(Self.next)
    judge.write(Self.next, written)
    let expected = answers[written.code == 0 ? 1 : 0]
    if written.code == 0 {
      for line in Self.readers { judge.read(line, try place.run(line), expected[line]) }
    }

    let mended = try place.run("doctor --rebuild")
    judge.mend(mended)
    if mended.code == 0 {
      for line in Self.readers { judge.readMended(line, try place.run(line), expected[line]) }
      try judge.inspect(place.inspect())
    }
    let left = try place.tree()
    if left[backup] != ruined[backup] { judge.found("the backup is changed") }
    let isKept = left.contains { name, data in
      name.hasPrefix("letgo.db.damaged/") && data == ruined["letgo.db"]
    }
    if judge.isMoved, !isKept { judge.found("the damaged file is not kept") }
    return judge
  }

  private static func read(_ place: Workplace) throws -> [String: String] {
    try readers.reduce(into: [:]) { $0[$1] = try place.run($1).output }
  }
}

extension Optional {
  fileprivate func orThrow(_ what: String) throws -> Wrapped {
    guard let self else { throw Unmet(description: "no \(what)") }
    return self
  }
}

extension Workplace {
  /// Every file in the store's directory and below, by its path from there.
  fileprivate func tree() throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: storeDirectory).reduce(into: [:]) {
      files,
      name in
      var isDirectory: ObjCBool = false
      let path = storeDirectory + "/" + name
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if !isDirectory.boolValue { files[name] = FileManager.default.contents(atPath: path) }
    }
  }

  /// Makes the store's directory hold these files and no others.
  fileprivate func replaceTree(with files: [String: Data]) throws {
    try? FileManager.default.removeItem(atPath: storeDirectory)
    for (name, data) in files {
      let url = URL(fileURLWithPath: storeDirectory + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try data.write(to: url)
    }
  }
}
