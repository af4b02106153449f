extension Screen {
  // Called after each character of a sequence; the last one says what is done.
  mutating func finishSequence() {
    guard let text = sequence?.unicodeScalars, let first = text.first, let last = text.last else {
      return
    }
    switch first {
    case "[":
      guard text.count > 1, ("@"..."~").contains(last) else { return }
      let numbers = String(text.dropFirst().dropLast()).split(separator: ";").map { Int($0) ?? 0 }
      control(last, numbers)
    case "]":
      guard last == "\u{7}" || String(text).hasSuffix("\u{1B}\\") else { return }
    case "(", ")", "#", "%":
      guard text.count > 1 else { return }
    case "M":
      move(toRow: row - 1)
    default:
      break
    }
    sequence = nil
    sequenceCount += 1
  }

  private mutating func control(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(toRow: row - count)
    case "B": move(toRow: row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, min(column, columns - 1) - count)
    case "G": column = min(columns, count) - 1
    case "H":
      move(toRow: max(0, rows.count - height) + count - 1)
      column = min(columns, max(1, numbers.dropFirst().first ?? 1)) - 1
    case "J": eraseRows(numbers.first ?? 0)
    case "K": eraseInRow(numbers.first ?? 0)
    case "P": rows[row].removeSubrange(cells(count))
    case "X": for cell in cells(count) { rows[row][cell] = " " }
    case "@":
      pad(to: column)
      rows[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    default: break
    }
  }

  private func cells(_ count: Int) -> Range<Int> {
    let start = min(column, rows[row].count)
    return start..<min(start + count, rows[row].count)
  }

  private mutating func eraseInRow(_ part: Int) {
    switch part {
    case 0: rows[row].removeSubrange(cells(rows[row].count))
    case 1: for cell in 0..<min(column + 1, rows[row].count) { rows[row][cell] = " " }
    default: rows[row] = []
    }
  }

  private mutating func eraseRows(_ part: Int) {
    if part == 0 {
      eraseInRow(0)
      rows.removeSubrange((row + 1)...)
    } else if part >= 2 {
      // A cleared screen begins below what was said, which stays to be read.
      let top = rows.count
      rows += Array(repeating: [], count: height)
      row = top
    }
  }
}
