import Foundation
import PseudoTerminal

/// A store at which a command meets faults, again and again from the same beginning.
struct Scene {
  let line: String
  /// What was recorded for certain before.
  let known: [String]
  /// What a command that was killed may have recorded before, all or nothing.
  let uncertain: [String]
  /// What the command records when nothing goes wrong.
  let added: [String]
  /// What it then answers.
  let answer: String
  /// How often it makes which call.
  let calls: [String: Int]
  private let place: Workplace
  private let files: [String: Data]?

  /// What everyone can do after a fault, and what it records and answers.
  private static let next = (
    line: "keep spoon", answer: "Kept: spoon. 'undo' takes it back.\n",
    records: [
      #"act {"day":"2026-11-29","verb":"keep"}"#,
      #"item {"name":"spoon","outcome":"kept 2026-11-29"}"#,
    ]
  )

  /// Records what comes before, and lets the command run once without a fault.
  init(_ command: WritingCommand) throws {
    let place = try Workplace()
    for line in command.before {
      guard try place.run(line).code == 0 else { throw Unmet(description: "'\(line)' fails") }
      place.advanceClock()
    }
    try self.init(command.line, in: place, files: place.files, after: try place.inspect().records)
  }

  private init(
    _ line: String,
    in place: Workplace,
    files: [String: Data]?,
    after known: [String],
    perhaps uncertain: [String] = []
  ) throws {
    self.line = line
    self.place = place
    self.files = files
    self.known = known
    self.uncertain = uncertain
    calls = try Tracer.count(line, in: place)
    try place.replaceFiles(with: files)
    let result = try place.run(line)
    guard result.code == 0 else { throw Unmet(description: "'\(line)' fails: \(result)") }
    answer = result.output
    let records = try place.inspect().records
    let wasThere = !uncertain.isEmpty && records.starts(with: known + uncertain)
    added = Array(records.dropFirst(known.count + (wasThere ? uncertain.count : 0)))
  }

  /// Returns the scene in which this command was killed, and another comes to what it left.
  func killed(by fault: Fault, then line: String) throws -> Scene {
    try place.replaceFiles(with: files)
    _ = try Tracer.run(self.line, fault, in: place)
    return try Scene(line, in: place, files: place.files, after: known, perhaps: added)
  }

  /// Lets the command meet one fault; returns what went wrong, or nil when none took place.
  func meet(_ fault: Fault) throws -> [String]? {
    try place.replaceFiles(with: files)
    let run = try Tracer.run(line, fault, in: place)
    let problems = try judge(run.result, fault).map { "'\(line)' \(fault): \($0)" }
    Figures.count(faults: run.wasInjected ? 1 : 0, losses: problems.count)
    return run.wasInjected || !problems.isEmpty ? problems : nil
  }

  /// Lets the command meet no fault, but harms what it left; returns what is then found wrong.
  func meet(harm: (Workplace, _ before: [String: Data]?) throws -> Void) throws -> [String] {
    try place.replaceFiles(with: files)
    let result = try place.run(line)
    try harm(place, files)
    return try judge(result, Fault(.kill, at: 1, of: "nothing"))
  }

  /// Lets the fault come at every call in turn, or at each so-many-th, until none is left to meet.
  func sweep(
    _ effect: Fault.Effect,
    of calls: [String],
    each step: Int = 1,
    stays: Bool = false
  ) throws -> [String] {
    var problems: [String] = []
    for call in calls where self.calls[call] != nil {
      var number = 1
      while let found = try meet(Fault(effect, at: number, of: call, stays: stays)) {
        problems += found
        number += step
      }
    }
    return problems
  }

  private func judge(_ result: Child.Result, _ fault: Fault) throws -> [String] {
    var problems: [String] = []
    let isDone = result.code == 0
    switch result.status {
    case .signal(SIGKILL) where fault.effect == .kill: break
    case .code(0): if result.output != answer { problems.append("answers '\(result.output)'") }
    case .code(73), .code(74), .code(75):
      if result.errors.isEmpty { problems.append("fails without a word") }
    default: problems.append("ends with \(result.status): \(result.errors)")
    }

    // Half of the faults are followed by a reader, which has to mend as much as a writer.
    let reads = fault.number.isMultiple(of: 2)
    let seen = reads ? try place.run("history") : nil
    if let seen, seen.code != 0 { problems.append("then 'history' ends with \(seen)") }
    let next = try place.run(Self.next.line)
    if next.code != 0 || next.output != Self.next.answer {
      problems.append("then '\(Self.next.line)' ends with \(next)")
    }

    let oracle = try place.inspect()
    problems += oracle.problems
    let isRecorded = match(oracle.records)
    switch isRecorded {
    case nil: problems.append("recorded \(oracle.records.dropFirst(known.count))")
    case false? where isDone: problems.append("acknowledged, but lost")
    case true? where result.code == 74 && result.errors.contains("may or may not"): break
    case true? where !isDone && fault.effect != .kill:
      problems.append("recorded, though it ends with '\(result.errors)'")
    case true?, false?: break
    }
    return problems
  }

  /// Whether the command's act is among the records; nil when they are no whole acts of this scene.
  private func match(_ records: [String]) -> Bool? {
    let next = Self.next.records
    for first in [[], uncertain] {
      if records == known + first + added + next { return true }
      if records == known + first + next { return false }
    }
    return nil
  }
}
