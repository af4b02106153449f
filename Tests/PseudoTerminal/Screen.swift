/// What a terminal would show, as far as line editors go: rows without an upper end, the cursor,
/// and the sequences that move it or erase (ECMA-48); colours and titles leave no trace.
///
/// A row stays as it was written when the width changes; some terminals wrap anew, this one does
/// not.
package struct Screen: Sendable {
  // From the beginning of the session; a wide character is followed by an empty cell.
  var rows: [[String]] = [[]]
  var row = 0
  var column = 0
  var columns: Int
  // How many rows are in view; only absolute positions and a cleared screen depend on it.
  var height: Int
  // The sequence that is being received, without its escape.
  var sequence: String?
  private var pending: [UInt8] = []
  // How many sequences came, colours included.
  var sequenceCount = 0

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  /// The rows, as they would be read.
  package var text: String {
    rows.map { $0.joined() }.joined(separator: "\n")
  }

  /// The row that the cursor is in, without the blanks at its end.
  package var cursorRow: String {
    var cells = rows[row]
    while cells.last == " " { cells.removeLast() }
    return cells.joined()
  }

  /// Takes what a program wrote, of which a character may arrive in pieces.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    let whole = pending.count - unfinishedTail
    for scalar in String(decoding: pending[..<whole], as: UTF8.self).unicodeScalars {
      take(scalar)
    }
    pending.removeFirst(whole)
  }

  private var unfinishedTail: Int {
    for (index, byte) in pending.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > index + 1 ? index + 1 : 0
    }
    return 0
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if let begun = sequence {
      sequence = begun + String(scalar)
      finishSequence()
      return
    }
    switch scalar {
    case "\u{1B}": sequence = ""
    case "\r": column = 0
    case "\n": move(toRow: row + 1)
    case "\u{8}": column = max(0, min(column, columns - 1) - 1)
    case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
    case "\0"..<" ", "\u{7F}": break
    default: write(scalar)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let width = scalar.columns
    guard width > 0 else { return combine(scalar) }
    // The cursor waits behind the last column until there is something to wrap.
    if column + width > columns {
      move(toRow: row + 1)
      column = 0
    }
    pad(to: column + width)
    rows[row][column] = String(scalar)
    if width == 2 { rows[row][column + 1] = "" }
    column += width
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    let before = rows[row].prefix(column)
    if let owner = before.lastIndex(where: { !$0.isEmpty }) {
      rows[row][owner].unicodeScalars.append(scalar)
    }
  }

  mutating func pad(to count: Int) {
    while rows[row].count < count { rows[row].append(" ") }
  }

  mutating func move(toRow target: Int) {
    row = max(0, target)
    while rows.count <= row { rows.append([]) }
  }
}
