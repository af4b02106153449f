extension RecordReader {
  /// How many bytes a block has at most; long enough that taking turns costs nothing beside judging.
  static let blockSize = 1 << 15

  /// What could be cut off the list.
  enum Block {
    /// Some whole records.
    case records
    /// The next record is longer than a block, or broken, and has to be read by itself.
    case single
    case end
  }

  /// Moves the next whole records into another reader, which then ends behind the last of them.
  mutating func nextBlock(into other: inout RecordReader) throws -> Block {
    guard !hasPutBack else { return .single }
    finishRecord()
    if buffer.view.count < Self.blockSize, failure == nil {
      // What was read before a failure is judged before it is told.
      do { try buffer.fill(to: Self.blockSize) } catch { failure = error }
    }
    let view = buffer.view
    let length = wholeRecords(in: view.part(0, min(view.count, Self.blockSize)))
    if length == 0 {
      if let failure { throw failure }
      return view.isEmpty ? .end : .single
    }
    let block = view.part(0, length)
    other.load(block, fromLine: line)
    line += block.count(of: scanner.lineEnd)
    buffer.consume(length)
    return .records
  }

  /// Returns how many bytes at the beginning of some are whole and sound records.
  private mutating func wholeRecords(in view: ByteView) -> Int {
    let isLast = buffer.isAtEnd && view.count == buffer.view.count
    guard scanner.isQuoting, view.index(of: .quote, from: 0) != nil else {
      if isLast { return view.count }
      return view.lastIndex(of: scanner.lineEnd).map { $0 + 1 } ?? 0
    }
    // A line may end within quotes, which only reading from the beginning tells.
    var length = 0
    while length < view.count,
      case .record(let next, _) = scanner.scan(view.part(length, view.count), isLast: isLast)
    {
      length += next
    }
    return length
  }
}

extension ByteView {
  /// Returns the index of the last such byte, or nil.
  fileprivate func lastIndex(of byte: UInt8) -> Int? {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }
}
