import Foundation
import PseudoTerminal

@testable import LetGoStore

extension Scene {
  /// What everyone can do after a fault, and what it records and answers.
  private static let next = (
    line: "keep spoon", answer: "Kept: spoon. 'undo' takes it back.\n",
    records: [
      #"act {"day":"2026-11-29","verb":"keep"}"#,
      #"item {"name":"spoon","outcome":"kept 2026-11-29"}"#,
    ]
  )

  /// Returns what went wrong when the command ended like this after a fault.
  func problems(after result: Child.Result, _ fault: Fault) throws -> [String] {
    var problems = problems(of: result, fault)
    if migrates { problems += try problemsOfMigration() }

    // Half of the faults are followed by a reader, which has to mend as much as a writer.
    let reads = fault.number.isMultiple(of: 2)
    let seen = reads ? try place.run("history") : nil
    if let seen, seen.code != 0 { problems.append("then 'history' ends with \(seen)") }
    let next = try place.run(Self.next.line)
    if next.code != 0 || next.output != Self.next.answer {
      problems.append("then '\(Self.next.line)' ends with \(next)")
    }

    let oracle = try place.inspect()
    problems += try oracle.problems + unsoundBackups()
    guard let isChanged = match(oracle.records) else {
      return problems + ["recorded \(oracle.records), from \(beginnings)"]
    }
    // A command that records nothing leaves no trace to tell by.
    guard change != .adds([]) else { return problems }
    if isChanged, change.isExchange, try !keepsReplaced() {
      problems.append("the store that was replaced is not kept")
    }
    let mayBe = result.code == 74 && result.errors.contains("may or may not")
    let isUntold = result.errors.contains("The output could not be written")
    if !isChanged, result.code == 0 || isUntold { problems.append("acknowledged, but lost") }
    if isChanged, result.code != 0, fault.effect != .kill, !mayBe, !isUntold, !isMute(result, fault)
    {
      problems.append("recorded, though it ends with '\(result.errors)'")
    }
    return problems
  }

  /// Returns what is wrong with how it ended and what it said.
  private func problems(of result: Child.Result, _ fault: Fault) -> [String] {
    switch result.status {
    case .signal(SIGKILL) where fault.effect == .kill: return []
    // When nothing can be written any more the code is all there is.
    case .code(73) where isMute(result, fault), .code(74) where isMute(result, fault): return []
    case .code(0):
      let output = Scene.constant(result.output, in: place)
      // What begins again when a reading failed says again what it has found.
      let isReading = ["pread64", "newfstatat"].contains(fault.call)
      let isRight = isReading ? output.hasSuffix(answer) : output == answer
      return isRight ? [] : ["answers '\(output)'"]
    // A list that can't be read is an input in error.
    case .code(65) where readsList && ["read", "openat"].contains(fault.call),
      .code(73), .code(74), .code(75):
      return result.errors.isEmpty ? ["fails without a word"] : []
    default: return ["ends with \(result.status): \(result.errors)"]
    }
  }

  /// Whether it reads a list, which can fail like a disk.
  private var readsList: Bool { line.contains(Arrival.path) || line.contains(Inventory.path) }

  /// Whether it could say nothing, since neither of its outputs could be written.
  private func isMute(_ result: Child.Result, _ fault: Fault) -> Bool {
    fault.call == "write" && fault.stays && result.errors.isEmpty
  }

  /// Returns what is wrong with a store that is of the first version still, or of the next one.
  private func problemsOfMigration() throws -> [String] {
    let (version, records) = try place.copied()
    let isKnown = beginnings.contains { beginning in
      records.isSame(as: beginning) || records.isSame(as: change.applied(to: beginning))
    }
    return (1...Migrations.newest ~= version ? [] : ["is of version \(version)"])
      + (isKnown ? [] : ["at version \(version) recorded \(records)"])
  }

  /// Whether the command did its work; nil when what is there is no beginning or end of this scene.
  private func match(_ records: [String]) -> Bool? {
    for beginning in beginnings {
      if records.isSame(as: change.applied(to: beginning) + Self.next.records) { return true }
      if records.isSame(as: beginning + Self.next.records) { return false }
    }
    return nil
  }

  /// Whether one of the stores that were replaced is whole and holds what was there.
  private func keepsReplaced() throws -> Bool {
    let location = StoreLocation(path: place.storePath)
    return try Disk.names(in: location.replacedDirectory).contains { name in
      let path = "\(location.replacedDirectory)/\(name)/\(Disk.name(of: location.path))"
      guard Disk.exists(path) else { return false }
      let oracle = try Oracle(of: StoreLocation(path: path))
      return oracle.problems.isEmpty && beginnings.contains(where: oracle.records.isSame)
    }
  }

  /// What has a backup's name has to be sound.
  private func unsoundBackups() throws -> [String] {
    let backups = Backups(of: StoreLocation(path: place.storePath)).all()
    return try backups.filter { backup in
      try !Inspection().soundness(of: backup.path).isEmpty
    }.map { "the backup \($0.stamp) is not sound" }
  }
}
