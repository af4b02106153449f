/// Where a list comes from: writes its next bytes and returns how many, 0 at the end.
package typealias ByteSource = (UnsafeMutableRawBufferPointer) throws -> Int

/// The part of a list that is in memory: what was read and not yet consumed.
///
/// It grows only while one record needs it, up to `largest`, so memory stays flat however long the
/// list is. Its pointer is freed with it and never leaves it, except as a `ByteView`.
struct ByteBuffer: ~Copyable {
  private let source: ByteSource
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var start = 0
  private var end = 0
  /// Whether the source has come to its end.
  private(set) var isAtEnd = false

  /// The most that is held at once, and so the longest record, in bytes.
  static let largest = 1 << 20
  /// What is read before the first record, and what detection sees, in bytes.
  static let first = 1 << 16

  init(_ source: @escaping ByteSource) {
    self.source = source
    capacity = ByteBuffer.first
    base = .allocate(capacity: capacity)
  }

  /// Makes a buffer that has nothing until it is loaded.
  init() {
    self.init { _ in 0 }
    isAtEnd = true
  }

  deinit {
    base.deallocate()
  }

  /// Holds some bytes instead of what it holds, and nothing after them.
  mutating func load(_ bytes: ByteView) {
    consume(end - start)
    makeRoom(for: bytes.count)
    bytes.copy(to: base)
    end = bytes.count
    isAtEnd = true
  }

  /// What is here and not yet consumed.
  var view: ByteView { ByteView(base + start, count: end - start) }

  /// Whether no more fits.
  var isFull: Bool { end - start == ByteBuffer.largest }

  /// Passes over bytes at the beginning.
  mutating func consume(_ count: Int) {
    assert(count <= end - start)
    start += count
  }

  /// Reads until so many bytes are here, the source ends or the buffer is full.
  mutating func fill(to wanted: Int) throws {
    let target = min(wanted, ByteBuffer.largest)
    makeRoom(for: target)
    while !isAtEnd, end < target {
      let room = UnsafeMutableRawBufferPointer(start: base + end, count: capacity - end)
      let count = try source(room)
      precondition(count <= room.count, "a source wrote more than there was room for")
      if count > 0 { end += count } else { isAtEnd = true }
    }
  }

  private mutating func makeRoom(for wanted: Int) {
    let held = end - start
    if wanted <= capacity {
      // The regions may overlap, which `update` allows.
      base.update(from: base + start, count: held)
    } else {
      var grown = capacity
      while grown < wanted { grown *= 2 }
      let roomier = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
      roomier.update(from: base + start, count: held)
      base.deallocate()
      base = roomier
      capacity = grown
    }
    start = 0
    end = held
  }

  /// Has a part of the view rewritten in place, and returns how many bytes of it count now.
  mutating func rewrite(
    _ from: Int,
    _ end: Int,
    by body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) -> Int {
    assert(from <= end && start + end <= self.end)
    return body(UnsafeMutableBufferPointer(start: base + start + from, count: end - from))
  }

  /// Writes each doubled quote in a part of the view as one, and returns the part's new end.
  mutating func undoubleQuotes(_ from: Int, _ end: Int) -> Int {
    assert(from <= end && start + end <= self.end)
    let bytes = base + start
    var written = from
    var read = from
    while read < end {
      let byte = bytes[read]
      bytes[written] = byte
      written += 1
      read += byte == .quote ? 2 : 1
    }
    return written
  }
}
