import PseudoTerminal

/// What is to be said against the answers that a ruined store gave.
struct Judge {
  private let ruin: String
  /// What no store may do, however ruined.
  private(set) var problems: [String] = []
  /// What was read wrongly and without a word before the doctor was asked.
  private(set) var misread: [String] = []
  /// Whether the ruined file was said to be kept elsewhere.
  private(set) var isMoved = false
  private var isTold = false
  private var isLossTold = false
  private var hasWritten = false

  init(_ ruin: String) { self.ruin = ruin }

  mutating func found(_ problem: String) { problems.append("\(ruin): \(problem)") }

  mutating func read(_ line: String, _ result: Child.Result, _ expected: String?) {
    guard isOrderly(line, result), result.code == 0, !isTold, result.output != expected else {
      return
    }
    misread.append("\(ruin): '\(line)' silently answers '\(result.output)'")
  }

  mutating func write(_ line: String, _ result: Child.Result) {
    hasWritten = isOrderly(line, result) && result.code == 0
  }

  /// The doctor has to find what was read wrongly, unless somebody was told of it before.
  mutating func mend(_ result: Child.Result) {
    guard let code = result.code, [0, 1, 73].contains(code) else {
      return found("'doctor' ends with \(result)")
    }
    if !misread.isEmpty, !isTold, result.output.hasPrefix("All is well") {
      found("the doctor finds nothing, but \(misread[0])")
    }
    listen(to: result)
  }

  /// After the doctor all is as it was, unless a loss was said.
  mutating func readMended(_ line: String, _ result: Child.Result, _ expected: String?) {
    guard isOrderly(line, result), !isLossTold, result.output != expected else { return }
    found("'\(line)' answers '\(result.output)' after the doctor")
  }

  /// What was lost and said leaves gaps among the ops, and nothing else.
  mutating func inspect(_ oracle: Oracle) {
    for problem in oracle.problems {
      let isGap = problem.hasPrefix("missing ops") || problem.hasPrefix("half act")
      if !(isGap && isLossTold) { found(problem) }
    }
  }

  private mutating func listen(to result: Child.Result) {
    if !result.errors.isEmpty { isTold = true }
    if ["could not be read", "is missing"].contains(where: result.errors.contains) {
      isLossTold = true
    }
    // What was written since is in the file that is kept, which is then no longer the ruined one.
    if result.errors.contains("The old file is kept in"), !hasWritten { isMoved = true }
  }

  private mutating func isOrderly(_ line: String, _ result: Child.Result) -> Bool {
    guard let code = result.code, [0, 65, 73].contains(code) else {
      found("'\(line)' ends with \(result)")
      return false
    }
    if code != 0, result.errors.isEmpty { found("'\(line)' fails without a word") }
    listen(to: result)
    return true
  }
}
