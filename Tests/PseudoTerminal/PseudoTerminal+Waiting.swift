import LetGoSystem

/// What was awaited in vain, and what the screen showed instead.
package struct Unmet: Error, CustomStringConvertible {
  /// Both, for the report of a test.
  package let description: String

  /// Says what was awaited in vain.
  package init(description: String) {
    self.description = description
  }
}

extension PseudoTerminal {
  /// The seconds after which waiting is given up, long enough for a busy machine.
  package var limit: Double { 20 }

  /// Waits until the text is shown, after whatever was expected before.
  package func expect(_ text: String, within seconds: Double? = nil) throws {
    try wait("'\(text)'", within: seconds ?? limit) {
      guard let end = place(after: text) else { return false }
      mark = end
      return true
    }
  }

  /// Waits until the row that the cursor is in reads like this, blanks at its end aside.
  package func expectCursorRow(_ text: String, within seconds: Double? = nil) throws {
    try wait("'\(text)' in the row of the cursor", within: seconds ?? limit) {
      guard screen.cursorRow == text else { return false }
      mark = (screen.row, screen.rows[screen.row].count)
      return true
    }
  }

  /// Waits for the end of the process, and returns how it came.
  package func waitForExit(within seconds: Double? = nil) throws -> ExitStatus {
    var status: ExitStatus?
    try wait("the end of the process", within: seconds ?? limit) {
      status = ended
      return status != nil
    }
    // What it said last may still be on its way.
    while receive(waiting: 0) {}
    return status ?? .code(-1)
  }

  /// Waits until the condition holds.
  package func wait(_ what: String, within seconds: Double, until holds: () -> Bool) throws {
    let deadline = now() + seconds
    while !holds() {
      let received = receive(waiting: 20)
      reap()
      if received { continue }
      let isOver = ended != nil && !receive(waiting: 0)
      if now() > deadline || isOver, !holds() {
        let reason = isOver ? "the process ended" : "\(seconds) seconds passed"
        throw Unmet(description: "waited for \(what), but \(reason):\n\(transcript)")
      }
    }
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func reap() {
    var status: Int32 = 0
    if ended == nil, waitpid(process, &status, WNOHANG) == process {
      ended = ExitStatus(waitStatus: status)
    }
  }

  // Returns whether something came within so many milliseconds.
  private func receive(waiting milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: isClosed ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else {
      // Nobody has the other side open. Without this pause the loop would not wait at all.
      _ = poll(nil, 0, milliseconds)
      return false
    }
    screen.feed(bytes[..<count])
    return true
  }

  private func place(after text: String) -> (row: Int, cell: Int)? {
    var shown: [UInt8] = []
    var places: [(row: Int, cell: Int)] = []
    for row in screen.rows.indices.dropFirst(mark.row) {
      let first = row == mark.row ? mark.cell : 0
      for (cell, content) in screen.rows[row].enumerated().dropFirst(first) {
        shown += content.utf8
        places += content.utf8.map { _ in (row, cell + 1) }
      }
      shown.append(UInt8(ascii: "\n"))
      places.append((row + 1, 0))
    }
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, shown.count >= wanted.count else { return nil }
    for start in 0...(shown.count - wanted.count)
    where shown[start..<start + wanted.count].elementsEqual(wanted) {
      return places[start + wanted.count - 1]
    }
    return nil
  }
}
