extension RecordReader {
  /// Reads the next object; the views of the last one end here.
  mutating func nextObject(_ json: inout JSONScanner) throws -> Step {
    finishRecord()
    while true {
      passSeparators()
      if buffer.view.isEmpty {
        try buffer.fill(to: 1)
        if buffer.view.isEmpty { return .end }
        continue
      }
      switch json.scan(buffer.view, lineEnd: scanner.lineEnd, into: &scanner.cells) {
      case .record(let length, let lines, let bits):
        hold(length: length, lines: lines)
        if keepsObjects { keepObject(of: length) }
        decodeEscapes(json.escaped)
        scanner.take(count: json.count, bits: bits)
        return .record
      case .unfinished where !buffer.isAtEnd && !buffer.isFull:
        // Twice as much each time, so that scanning anew stays linear in small reads too.
        try buffer.fill(to: buffer.view.count * 2)
      case .unfinished:
        return try passObject(for: buffer.isFull ? .tooLong : .notJSON)
      case .broken:
        return try passObject(for: .notJSON)
      }
    }
  }

  /// Passes over what stands between objects.
  private mutating func passSeparators() {
    let view = buffer.view
    var index = 0
    while index < view.count, view[index].isBlank || ",[]".utf8.contains(view[index]) {
      if view[index] == scanner.lineEnd { line += 1 }
      index += 1
    }
    buffer.consume(index)
  }

  /// Keeps an object's text before anything in it is decoded; no line end in it is part of a string.
  private mutating func keepObject(of length: Int) {
    object.removeAll(keepingCapacity: true)
    buffer.view.part(0, length).append(to: &object)
    for index in object.indices where [.lineFeed, .carriageReturn].contains(object[index]) {
      object[index] = .space
    }
    object.append(.lineFeed)
  }

  private mutating func decodeEscapes(_ indexes: [Int]) {
    for index in indexes {
      let cell = scanner.cells[index]
      let count = buffer.rewrite(cell.start, cell.end, by: JSONEscapes.decode)
      scanner.cells[index].end = cell.start + count
    }
  }

  private mutating func passObject(for fault: RowProblem.Fault) throws -> Step {
    var pass = JSONPass(lineEnd: scanner.lineEnd)
    while true {
      let (count, isOut) = pass.pass(buffer.view)
      buffer.consume(count)
      if isOut { break }
      try buffer.fill(to: 1)
      if buffer.view.isEmpty { break }
    }
    hold(length: 0, lines: pass.lines)
    return .broken(fault)
  }
}
