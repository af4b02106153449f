extension RecordReader {
  /// Goes to the first object of a list in an object around it.
  mutating func enter(_ lead: Layout.Lead) {
    buffer.consume(lead.bytes)
    line += lead.lines
    tail = JSONTail()
  }

  /// Reads the next object; the views of the last one end here.
  mutating func nextObject(_ json: inout JSONScanner) throws -> Step {
    finishRecord()
    while true {
      passSeparators()
      if tail?.isReached == true { return try passTail() }
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

  /// Passes over what stands between objects, and over the end of a list that others stand around.
  private mutating func passSeparators() {
    if tail?.isReached == true { return }
    let view = buffer.view
    var index = 0
    while index < view.count, view[index].isBlank || ",[]".utf8.contains(view[index]) {
      if view[index] == scanner.lineEnd { line += 1 }
      index += 1
      if tail != nil, view[index - 1] == UInt8(ascii: "]") {
        tail?.isReached = true
        break
      }
    }
    buffer.consume(index)
  }

  /// Passes over the rest of the object around a list; another list in it is an error, since nobody
  /// would see that it is left out.
  private mutating func passTail() throws -> Step {
    while true {
      let view = buffer.view
      guard let (count, isList) = tail?.pass(view) else { return .end }
      for index in 0..<count where view[index] == scanner.lineEnd { line += 1 }
      buffer.consume(count)
      if isList { return .broken(.otherList) }
      try buffer.fill(to: 1)
      if buffer.view.isEmpty { return .end }
    }
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
