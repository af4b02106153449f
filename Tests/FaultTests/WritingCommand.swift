import PseudoTerminal

/// A command that writes, and what has to be recorded before it; a new verb is one more line here.
struct WritingCommand: Sendable, CustomStringConvertible {
  let line: String
  let before: [String]
  /// Whether it comes to a store as the first version had it.
  let migrates: Bool

  init(_ line: String, after before: String..., migrating migrates: Bool = false) {
    self.line = line
    self.before = before
    self.migrates = migrates
  }

  var description: String {
    (before.isEmpty ? "\(line), making the store" : line)
      + (migrates ? ", at a store of version 1" : "")
  }

  /// Commands that record.
  static let all = [
    WritingCommand("add renew passport"),
    WritingCommand("add renew passport", after: "add call the dentist"),
    WritingCommand("done 1", after: "add call the dentist", "add renew passport"),
    WritingCommand("done 1 --add sweep", after: "add call the dentist", "add renew passport"),
    WritingCommand("drop passport", after: "add passport"),
    WritingCommand("done 1 --yesterday", after: "add call the dentist"),
    WritingCommand("undo", after: "gone coat", "add renew passport"),
    WritingCommand("redo", after: "gone coat", "add renew passport", "undo"),
    WritingCommand("restore coat", after: "gone coat"),
    WritingCommand("gone coat", after: "box coat"), WritingCommand("keep coat", after: "box coat"),
    WritingCommand("box coat", after: "gone lamp"), WritingCommand("out coat", after: "box coat"),
    WritingCommand("pause camera --price 249 --why slow", after: "gone lamp"),
    WritingCommand("passed camera", after: "pause camera --price 249"),
    WritingCommand("import \(Arrival.path)", after: "gone lamp", "add call the dentist"),
    WritingCommand("triage \(Inventory.path) --record --yes", after: "gone lamp"),
  ]

  /// Commands that change the store as a whole: another takes its place, or it gets a new version.
  static let exchanging = [
    WritingCommand("backup restore --yes", after: "gone coat", "backup", "add renew passport"),
    WritingCommand("keep coat", after: "box coat", "add renew passport", migrating: true),
  ]

  /// Commands that write and record nothing new, so that what is there must be there after any kill.
  static let keeping = [
    WritingCommand("backup", after: "gone coat"),
    WritingCommand("doctor --rebuild", after: "gone coat", "add renew passport"),
  ]
}

extension Workplace {
  /// Records what comes before a command, a minute apart.
  func prepare(for command: WritingCommand) throws {
    try writeLists(for: command.line)
    for line in command.before {
      guard try run(line).code == 0 else { throw Unmet(description: "'\(line)' fails") }
      advanceClock()
    }
    if command.migrates { try makeFirstVersion() }
  }

  /// Writes the files that a command reads.
  func writeLists(for line: String) throws {
    if line.contains(Arrival.path) { try Arrival.write(in: self) }
    if line.contains(Inventory.path) { try Inventory.write(in: self) }
  }
}
