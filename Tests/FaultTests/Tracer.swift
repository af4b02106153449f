import Foundation
import PseudoTerminal

/// strace, under which letgo meets the faults.
struct Tracer {
  private static let path = "/usr/bin/strace"

  /// How a traced run ended, and whether its fault took place.
  struct Result {
    let result: Child.Result
    let wasInjected: Bool
  }

  /// Runs letgo with a fault, and returns how it ended.
  static func run(
    _ line: String,
    _ fault: Fault,
    in place: Workplace
  ) throws -> Result {
    let started = try start(line, fault, in: place, log: log(in: place))
    return try result(of: started, in: place)
  }

  /// Waits for the end of a program that was started with the log of its place.
  static func result(of started: Child, in place: Workplace) throws -> Result {
    let result = try started.result(within: 120_000)
    try refuseFailure(result)
    let trace = String(
      decoding: FileManager.default.contents(atPath: log(in: place)) ?? Data(),
      as: UTF8.self
    )
    return Result(
      result: result,
      wasInjected: trace.contains("(INJECTED)") || trace.contains("killed by SIGKILL")
    )
  }

  /// Starts letgo with a fault; the log's lines begin with the number of its process.
  static func start(
    _ line: String,
    _ fault: Fault,
    in place: Workplace,
    log: String
  ) throws -> Child {
    // What it injects into a call that is not traced has no effect.
    let expressions = ["trace=\(fault.call)", "inject=\(fault.injection)"]
    return try child(expressions, line, in: place, log: log)
  }

  /// Starts letgo, waits until a fault has stopped it, and returns it with the process that is stopped.
  static func startStopped(
    _ line: String,
    at stop: Fault,
    in place: Workplace
  ) throws -> (Child, Int32) {
    let log = log(in: place)
    let child = try start(line, stop, in: place, log: log)
    while try !child.hasEnded(within: 10) {
      let trace = String(
        decoding: FileManager.default.contents(atPath: log) ?? Data(),
        as: UTF8.self
      )
      if trace.contains("stopped by SIGSTOP"),
        let process = trace.split(separator: " ").first.flatMap({ Int32($0) })
      {
        return (child, process)
      }
    }
    throw Unmet(description: "nothing was stopped: \(try child.result())")
  }

  /// Where the calls of a program are written down.
  static func log(in place: Workplace) -> String { place.root + "/.trace" }

  /// Counts the calls of a run that meets no fault.
  static func count(
    _ line: String,
    in place: Workplace
  ) throws -> [String: Int] {
    let log = log(in: place)
    let expressions = ["trace=\(Fault.calls.joined(separator: ","))"]
    let result = try child(expressions, line, in: place, log: log).result()
    try refuseFailure(result)
    let trace = try String(contentsOfFile: log, encoding: .utf8)
    let names = trace.split(separator: "\n").compactMap { line in
      line.split(separator: " ").dropFirst().first?.prefix { $0 != "(" }
    }
    return Dictionary(names.map { (String($0), 1) }, uniquingKeysWith: +)
  }

  /// Counts the calls of the process that makes most of each, among all that a run starts: a fault is
  /// met by each of them at its own so-manieth.
  static func counts(_ line: String, in place: Workplace) throws -> [String: Int] {
    let log = log(in: place)
    let expressions = ["trace=\(Fault.calls.joined(separator: ","))"]
    try refuseFailure(child(expressions, line, in: place, log: log).result())
    let trace = try String(contentsOfFile: log, encoding: .utf8)
    var counts: [Substring: [Substring: Int]] = [:]
    for line in trace.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 1 else { continue }
      counts[words[1].prefix { $0 != "(" }, default: [:]][words[0], default: 0] += 1
    }
    return counts.reduce(into: [:]) { $0[String($1.key)] = $1.value.values.max() }
  }

  private static func child(
    _ expressions: [String],
    _ line: String,
    in place: Workplace,
    log: String
  ) throws -> Child {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Unmet(description: "there is no strace here: sh Resources/set-up strace")
    }
    return try Child(
      path,
      ["-f", "-qq", "-o", log] + expressions.flatMap { ["-e", $0] } + ["--", builtProduct("letgo")]
        + place.words(of: line),
      environment: place.environment,
      in: place.root
    )
  }

  /// Without the right to trace nothing is tested, which must not look like a success.
  private static func refuseFailure(_ result: Child.Result) throws {
    guard !result.errors.contains("strace: ") else {
      throw Unmet(
        description: "strace can't trace here, so no fault was tried (a container may need "
          + "--cap-add=SYS_PTRACE): \(result.errors)"
      )
    }
  }
}
