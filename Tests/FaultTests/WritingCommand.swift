/// A command that writes, and what has to be recorded before it; a new verb is one more line here.
struct WritingCommand: Sendable, CustomStringConvertible {
  let line: String
  let before: [String]

  init(_ line: String, after before: String...) {
    self.line = line
    self.before = before
  }

  var description: String { before.isEmpty ? "\(line), making the store" : line }

  static let all = [
    WritingCommand("add renew passport"),
    WritingCommand("add renew passport", after: "add call the dentist"),
    WritingCommand("done 1", after: "add call the dentist", "add renew passport"),
    WritingCommand("done 1 --add sweep", after: "add call the dentist", "add renew passport"),
    WritingCommand("drop passport", after: "add passport"),
    WritingCommand("undo", after: "gone coat", "add renew passport"),
    WritingCommand("gone coat", after: "box coat"), WritingCommand("keep coat", after: "box coat"),
    WritingCommand("box coat", after: "gone lamp"), WritingCommand("out coat", after: "box coat"),
    WritingCommand("pause camera --price 249 --why slow", after: "gone lamp"),
    WritingCommand("passed camera", after: "pause camera --price 249"),
  ]

  /// Commands that write and record nothing new, so that what is there must be there after any kill.
  static let keeping = [
    WritingCommand("backup", after: "gone coat"),
    WritingCommand("doctor --rebuild", after: "gone coat", "add renew passport"),
  ]
}
