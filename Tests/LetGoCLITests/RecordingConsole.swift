import Foundation
import LetGoCore
import LetGoStore
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// A person who types what a test hands in; everything that is said and typed is one transcript.
final class RecordingConsole: Console {
  private var inputs: [LineInput]
  private let output: Output
  var palette = Palette.none
  var completer: ((String) -> LineCompletion)?
  var atRest: (() -> Void)?
  /// The lines that the arrow keys would bring back, the oldest first.
  private(set) var remembered: [String] = []
  /// The prompts that would have thrown away what was typed before they appeared.
  private(set) var guardedPrompts: [String] = []

  init(_ inputs: [LineInput], saying output: Output) {
    self.inputs = inputs
    self.output = output
  }

  func readLine(_ prompt: Prompt) throws -> LineInput {
    if prompt.dropsTypeAhead { guardedPrompts.append(prompt.text) }
    let input = inputs.isEmpty ? .end : inputs.removeFirst()
    switch input {
    case .line(let line): try output.write(prompt.text + line + "\n")
    case .list(let list): try output.write(prompt.text + "<\(list)>\n")
    case .interrupted: try output.write(prompt.text + "^C\n")
    case .end: try output.write(prompt.text + "^D\n")
    case .swiped(let count): try output.write(prompt.text + (count > 0 ? "→\n" : "←\n"))
    case .composing(let line): try output.write(prompt.text + line + "…\n")
    }
    return input
  }

  func remember(_ line: String) { remembered.append(line) }

  func background() -> Palette.Background? { nil }

  var isInterrupted: Bool { false }

  func lend() {}

  func takeAlong(_ process: Int32?, file: String?) {}

  /// Rows of any length, so that sentences stay whole.
  var columns: Int { .max }

  func say(_ line: StyledText) throws {
    try output.write(line.plain + "\n")
  }
}

/// A run of letgo inside the test's process, with a store, a clock and streams of its own.
final class Stage {
  let directory: URL
  let context: Context
  private let console: RecordingConsole
  private let transcriptPath: String

  /// Sets the stage in a directory; two can share one, and with it a store.
  private init(now: String, typing inputs: [LineInput], in directory: URL) throws {
    self.directory = directory
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    transcriptPath = directory.path + "/transcript"
    let descriptor = open(transcriptPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let output = Output(descriptor: descriptor)
    let console = RecordingConsole(inputs, saying: output)
    self.console = console
    context = Context(
      environment: Environment([:]),
      clock: Clock(startingAt: now) ?? .system(),
      location: StoreLocation(path: directory.path + "/letgo.db"),
      output: output,
      errors: output,
      console: { console }
    )
  }

  convenience init(now: String = "2026-11-29T08:30Z", typing inputs: [LineInput] = []) throws {
    let name = "letgo-\(UUID().uuidString)"
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try self.init(now: now, typing: inputs, in: directory)
  }

  /// Sets another stage at another time, with the store of an earlier one.
  convenience init(now: String, sharing other: Stage) throws {
    try self.init(now: now, typing: [], in: other.directory)
  }

  convenience init(now: String = "2026-11-29T08:30Z", _ lines: String...) throws {
    try self.init(now: now, typing: lines.map { .line($0) })
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Everything that was said and typed so far.
  var transcript: String {
    get throws { try String(contentsOfFile: transcriptPath, encoding: .utf8) }
  }

  /// The prompts that would have thrown away what was typed before they appeared.
  var guardedPrompts: [String] { console.guardedPrompts }

  /// Runs a shell until the lines are used up.
  @discardableResult
  func runSession() throws -> ExitCode {
    var session = Session(in: context, on: try #require(context.someoneToAsk()))
    return try session.run()
  }

  /// Runs one verb and returns the lines that it answered.
  func lines(_ line: String) throws -> [String] {
    let before = try transcript
    _ = try run(line)
    return try transcript.dropFirst(before.count).split(whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Runs one verb, as a one-shot or the shell would.
  func run(_ line: String) throws -> ExitCode {
    let tokens = Tokens.split(line)
    let command = try CommandTable.required(tokens[0].text)
    return try command.perform(tokens.dropFirst(), in: context)
  }
}
