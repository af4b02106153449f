import Foundation
import PseudoTerminal

/// A store at which a command meets faults, again and again from the same beginning.
struct Scene {
  let line: String
  /// What may be recorded before it: one, or two after a command that was killed.
  let beginnings: [[String]]
  /// What the command does when nothing goes wrong.
  let change: Change
  /// What it then answers.
  let answer: String
  /// Whether it brings the store to a newer version.
  let migrates: Bool
  /// How often it makes which call.
  let calls: [String: Int]
  let place: Workplace
  let files: [String: Data]?

  /// Records what comes before, and lets the command run once without a fault.
  init(_ command: WritingCommand) throws {
    let place = try Workplace()
    try place.prepare(for: command)
    try self.init(
      command.line,
      in: place,
      files: place.files,
      after: [place.records()],
      migrating: command.migrates
    )
  }

  private init(
    _ line: String,
    in place: Workplace,
    files: [String: Data]?,
    after beginnings: [[String]],
    migrating migrates: Bool
  ) throws {
    self.line = line
    self.migrates = migrates
    self.place = place
    self.files = files
    self.beginnings = beginnings
    calls = try Tracer.count(line, in: place)
    try place.replaceFiles(with: files)
    let result = try place.run(line)
    guard result.code == 0 else { throw Unmet(description: "'\(line)' fails: \(result)") }
    answer = Scene.constant(result.output, in: place)
    change = try Change(from: beginnings, to: place.inspect().records)
  }

  /// The same scene in a place of its own.
  private init(elsewhere scene: Scene) throws {
    line = scene.line
    beginnings = scene.beginnings
    change = scene.change
    answer = scene.answer
    migrates = scene.migrates
    calls = scene.calls
    files = scene.files
    place = try Workplace()
    place.environment["LETGO_NOW"] = scene.place.environment["LETGO_NOW"]
    try place.writeLists(for: line)
    try place.replaceFiles(with: files)
  }

  /// Returns the scene in which this command was killed, and another comes to what it left.
  func killed(by fault: Fault, then line: String) throws -> Scene {
    try place.replaceFiles(with: files)
    _ = try Tracer.run(self.line, fault, in: place)
    return try Scene(
      line,
      in: place,
      files: place.files,
      after: beginnings + beginnings.map(change.applied),
      migrating: migrates
    )
  }

  /// Whether what was left has to be mended by whoever comes next.
  var isHalfWritten: Bool { files?["letgo.db-journal"]?.isEmpty == false }

  /// Returns words without the place and the time, which differ from run to run.
  static func constant(_ words: String, in place: Workplace) -> String {
    words.replacing(place.root, with: "~").replacing(/\d{4}-\d\d-\d\dT\d{6}Z/, with: "TIME")
  }
}

extension Scene {
  /// Lets the command meet one fault; returns what went wrong, or nil when none took place.
  func meet(_ fault: Fault) throws -> [String]? {
    try place.replaceFiles(with: files)
    return try judge(Tracer.run(line, fault, in: place), fault)
  }

  /// Lets the command meet these faults at once, each in a place of its own: most of them wait.
  func meetAtOnce(_ faults: [Fault]) throws -> [String] {
    let met = try faults.map { fault in
      let scene = try Scene(elsewhere: self)
      let log = Tracer.log(in: scene.place)
      return (scene, fault, try Tracer.start(line, fault, in: scene.place, log: log))
    }
    return try met.flatMap { scene, fault, child in
      try scene.judge(Tracer.result(of: child, in: scene.place), fault) ?? []
    }
  }

  /// Lets the command meet no fault, but harms what it left; returns what is then found wrong.
  func meet(harm: (Workplace, _ before: [String: Data]?) throws -> Void) throws -> [String] {
    try place.replaceFiles(with: files)
    let result = try place.run(line)
    try harm(place, files)
    return try problems(after: result, Fault(.kill, at: 1, of: "nothing"))
  }

  private func judge(_ run: Tracer.Result, _ fault: Fault) throws -> [String]? {
    let problems = try problems(after: run.result, fault).map {
      "'\(line)'\(migrates ? " at version 1" : "") \(fault): \($0)"
    }
    Figures.count(faults: run.wasInjected ? 1 : 0, losses: problems.count)
    return run.wasInjected || !problems.isEmpty ? problems : nil
  }
}
