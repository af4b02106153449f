import LetGoCore

/// Writes the rows of a batch as bytes, one after the other, without a string for each text.
struct RowPacker {
  /// The rows so far.
  private(set) var rows: [UInt8] = []
  /// The texts of the row at hand, in the order of `PackedRow.Column`, and how long each is.
  private var texts: [UInt8] = []
  private var lengths: [UInt32] = []

  /// Forgets the rows so far.
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
  }

  /// Packs a row of which there is nothing to record.
  mutating func pack(_ state: BatchState, note: String) {
    begin()
    while lengths.count < PackedRow.Column.note.rawValue { add(nil) }
    add(note)
    end(state)
  }

  /// Packs a row that is to be recorded.
  mutating func pack(_ entry: BatchEntry, note: String?) {
    begin()
    add(entry.name.text)
    add(entry.name) { $0.appendKey(to: &$1) }
    add(entry.mark)
    var digest = Digest()
    digest.add(entry.location)
    var count: Int64 = 0
    switch entry.content {
    case .item(let answers, let pieces):
      count = pieces == 1 ? 0 : Int64(pieces)
      digest.add(count == 0 ? nil : String(count))
      add(entry.location)
      add(answers, to: &digest)
      add(nil)
    case .wish(let price, let reason):
      // A place that is not known is an empty text there.
      add(entry.location ?? "")
      add(nil)
      add(nil)
      let cost = add(price) { $0.append(to: &$1) }
      digest.add(cost, of: texts)
      add(nil)
      add(nil)
      add(reason)
      digest.add(reason)
    }
    add(entry.reference)
    add(note)
    end(.new, digest: digest.value, count: count)
  }

  private mutating func add(_ answers: Answers, to digest: inout Digest) {
    let used = add(answers.used) { $0.append(to: &$1) }
    add(answers.next) { $0.append(to: &$1) }
    let cost = add(answers.cost) { $0.append(to: &$1) }
    let minutes = add(answers.minutes) { $0.append(to: &$1) }
    add(answers.exemption?.rawValue)
    // On which day a yes or a no was said is left out: without one in the row it is the day of reading.
    switch answers.used {
    case .said(let answer, on: _)?: digest.add(answer.rawValue)
    case .last?, nil: digest.add(used, of: texts)
    }
    digest.add(answers.next?.answer.rawValue)
    digest.add(cost, of: texts)
    digest.add(minutes, of: texts)
    digest.add(answers.exemption?.rawValue)
  }

  private mutating func begin() {
    texts.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ text: String?) {
    guard let text else { return lengths.append(PackedRow.null) }
    let start = texts.count
    texts.append(contentsOf: text.utf8)
    lengths.append(UInt32(texts.count - start))
  }

  /// Adds what a value writes of itself, and returns where that lies; nil for nil.
  @discardableResult
  private mutating func add<Value>(
    _ value: Value?,
    _ write: (Value, inout [UInt8]) -> Void
  ) -> Range<Int>? {
    guard let value else {
      lengths.append(PackedRow.null)
      return nil
    }
    let start = texts.count
    write(value, &texts)
    lengths.append(UInt32(texts.count - start))
    return start..<texts.count
  }

  /// Puts the row behind the others; its texts are complete.
  private mutating func end(_ state: BatchState, digest: Int64 = 0, count: Int64 = 0) {
    let size = PackedRow.head + texts.count
    let head = (UInt32(size), UInt32(state.rawValue), digest, count)
    withUnsafeBytes(of: head) { rows.append(contentsOf: $0) }
    lengths.withUnsafeBytes { rows.append(contentsOf: $0) }
    rows.append(contentsOf: texts)
  }
}

/// A hash that is the same in every run and on every machine (64-bit FNV-1a).
///
/// A number for what a row says, so that a later list can tell whether it says something else.
private struct Digest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  var value: Int64 { Int64(bitPattern: hash) }

  /// Adds a text and its end; nil is not the empty one.
  mutating func add(_ text: String?) {
    for byte in (text ?? "\u{1}").utf8 { add(byte: byte) }
    add(byte: 0)
  }

  /// Adds a text in UTF-8 as the other does.
  mutating func add(_ part: Range<Int>?, of texts: [UInt8]) {
    guard let part else { return add(nil) }
    for index in part { add(byte: texts[index]) }
    add(byte: 0)
  }

  private mutating func add(byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
