/// Reads a list record by record and finds its way back after a bad one.
struct RecordReader: ~Copyable {
  var buffer: ByteBuffer
  var scanner: RecordScanner
  private var length = 0
  private var linesInRecord = 0
  private var putBack: Step?
  /// Why no more could be read, as long as there is something to judge that was read before.
  var failure: (any Error)?

  /// The line on which the record begins, counted from 1.
  var line = 1

  /// Whether the text of an object is kept, and that of the last one in a line of its own.
  var keepsObjects = false
  var object: [UInt8] = []

  /// What stands behind a list in an object around it; nil where there is none.
  var tail: JSONTail?

  /// Makes a reader of what a buffer holds and its source goes on with.
  init(_ buffer: consuming ByteBuffer, scanner: RecordScanner) {
    self.buffer = buffer
    self.scanner = scanner
  }

  /// What came next.
  enum Step: Equatable {
    case record
    case broken(RowProblem.Fault)
    case end
  }

  /// How many cells the record has.
  var count: Int { scanner.count }

  /// Whether the record is valid UTF-8.
  var isUTF8: Bool { scanner.bits < 0x80 || buffer.view.part(0, length).isUTF8 }

  /// Passes over the record that was read last.
  mutating func finishRecord() {
    buffer.consume(length)
    line += linesInRecord
    hold(length: 0, lines: 0)
  }

  /// Takes so many bytes, with so many line ends, for the record.
  mutating func hold(length: Int, lines: Int) {
    self.length = length
    linesInRecord = lines
  }

  /// Begins anew with some bytes, which are all that there is.
  mutating func load(_ bytes: ByteView, fromLine line: Int) {
    buffer.load(bytes)
    hold(length: 0, lines: 0)
    self.line = line
  }

  /// Has the record that was read last be what is read next.
  mutating func putBack(_ step: Step) {
    putBack = step
  }

  /// Whether a record was put back.
  var hasPutBack: Bool { putBack != nil }

  /// Reads the next record; the views of the last one end here.
  mutating func next() throws -> Step {
    if let step = putBack.take() { return step }
    finishRecord()
    while true {
      if buffer.view.isEmpty {
        try buffer.fill(to: 1)
        if buffer.view.isEmpty { return .end }
      }
      switch scanner.scan(buffer.view, isLast: buffer.isAtEnd) {
      case .record(let length, let innerLines):
        self.length = length
        linesInRecord = innerLines + 1
        return .record
      case .unfinished(let cell, let isQuoted):
        if buffer.isAtEnd || buffer.isFull {
          return try pass(cell, for: isQuoted ? .unclosedQuote : .tooLong)
        }
        // Twice as much each time, so that scanning anew stays linear in small reads too.
        try buffer.fill(to: buffer.view.count * 2)
      case .misquoted(let cell):
        return try pass(cell, for: .unclosedQuote)
      case .crowded(let cell):
        return try pass(cell, for: .tooManyCells(expected: RecordScanner.mostCells))
      }
    }
  }

  /// Returns a cell of the record, without its quotes; beyond the last it is empty.
  mutating func cell(_ index: Int) -> ByteView {
    guard index < count else { return buffer.view.part(0, 0) }
    var extent = scanner.cells[index]
    if extent.hasDoubledQuotes {
      extent.end = buffer.undoubleQuotes(extent.start, extent.end)
      extent.hasDoubledQuotes = false
      scanner.cells[index] = extent
    }
    return buffer.view.part(extent.start, extent.end)
  }

  /// The record as a line of its own: its cells, each in quotes where it needs them.
  var copy: [UInt8] {
    mutating get {
      if keepsObjects { return object }
      var bytes: [UInt8] = []
      for index in 0..<count {
        let cell = cell(index)
        if index > 0, let delimiter = scanner.delimiter { bytes.append(delimiter) }
        if scanner.isQuoting, cell.needsQuotes(beside: scanner.delimiter) {
          bytes.append(.quote)
          for place in 0..<cell.count {
            bytes.append(cell[place])
            if cell[place] == .quote { bytes.append(.quote) }
          }
          bytes.append(.quote)
        } else {
          cell.append(to: &bytes)
        }
      }
      bytes.append(.lineFeed)
      return bytes
    }
  }

  /// Whether a line ends within one of the cells.
  var hasInnerLines: Bool { linesInRecord > 1 }

  /// Makes blanks of the line ends and tabs in a cell.
  mutating func flatten(_ index: Int) {
    guard index < count else { return }
    let cell = scanner.cells[index]
    _ = buffer.rewrite(cell.start, cell.end) { bytes in
      for index in bytes.indices where (0x09...0x0D).contains(bytes[index]) {
        bytes[index] = .space
      }
      return bytes.count
    }
  }

  /// Passes over the rest of the line on which a bad cell begins, for a reason that it returns.
  private mutating func pass(_ cell: Int, for fault: RowProblem.Fault) throws -> Step {
    var lineEnds = 0
    var searched = 0
    var from = cell
    while true {
      let view = buffer.view
      let end = view.index(of: scanner.lineEnd, from: from)
      for index in searched..<(end ?? view.count) where view[index] == scanner.lineEnd {
        lineEnds += 1
      }
      if let end {
        length = end + 1
        linesInRecord = lineEnds + 1
        return .broken(fault)
      }
      buffer.consume(view.count)
      try buffer.fill(to: 1)
      searched = 0
      from = 0
      if buffer.view.isEmpty {
        linesInRecord = lineEnds
        return .broken(fault)
      }
    }
  }
}

extension ByteView {
  /// Whether a cell with these bytes would end too soon without quotes around it.
  fileprivate func needsQuotes(beside delimiter: UInt8?) -> Bool {
    for index in 0..<count {
      let byte = self[index]
      if byte == delimiter || byte == .quote || byte == .lineFeed || byte == .carriageReturn {
        return true
      }
    }
    return false
  }
}
