import LetGoSystem

/// Bytes that someone else owns, looked at for the length of a call.
///
/// This and `ByteBuffer` are the only places with unsafe pointers: every byte of a list passes
/// here, and bounds checks on each would take half as long again as the whole reading. A view is
/// never kept: the next read moves what it points to. Debug builds check every index.
struct ByteView {
  private let start: UnsafePointer<UInt8>
  /// How many bytes there are.
  let count: Int

  init(_ start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  subscript(index: Int) -> UInt8 {
    assert((0..<count).contains(index))
    return start[index]
  }

  /// Returns the bytes from one index up to another.
  func part(_ from: Int, _ end: Int) -> ByteView {
    assert(0 <= from && from <= end && end <= count)
    return ByteView(start + from, count: end - from)
  }

  /// The bytes with invalid UTF-8 repaired.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Whether all bytes are visible ASCII or spaces; looks at eight of them at a time.
  var isVisibleASCII: Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = 0
    while index + 8 <= count {
      let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      // A byte below 0x20 borrows from its top bit, DEL becomes zero and does the same below.
      let delete = word ^ 0x7F7F_7F7F_7F7F_7F7F
      let low = (word &- 0x2020_2020_2020_2020) | (delete &- 0x0101_0101_0101_0101)
      guard (word | low) & high == 0 else { return false }
      index += 8
    }
    while index < count {
      guard (0x20...0x7E).contains(start[index]) else { return false }
      index += 1
    }
    return true
  }

  /// Returns the index of a byte at or after another index, or nil.
  func index(of byte: UInt8, from first: Int) -> Int? {
    assert((0...count).contains(first))
    guard let found = memchr(start + first, Int32(byte), count - first) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Returns how often a byte occurs.
  func count(of byte: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = ones &* 0x7F
    let wanted = ones &* UInt64(byte)
    var found = 0
    var index = 0
    // Eight at a time: a byte that is wanted becomes zero, and a zero becomes its top bit.
    while index + 8 <= count {
      // The eight counts are bytes themselves, added up before one of them can overflow.
      var counts: UInt64 = 0
      let end = min(index + 8 * 255, count - 7)
      while index < end {
        let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self) ^ wanted
        counts &+= ~(((word & low) &+ low) | word | low) >> 7
        index += 8
      }
      let halves = (counts & 0x00FF_00FF_00FF_00FF) &+ (counts >> 8 & 0x00FF_00FF_00FF_00FF)
      found += Int((halves &* 0x0001_0001_0001_0001) >> 48)
    }
    while index < count {
      if start[index] == byte { found += 1 }
      index += 1
    }
    return found
  }

  /// Appends the bytes to an array.
  func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: buffer)
  }

  /// Copies the bytes to where there is room for them.
  func copy(to room: UnsafeMutablePointer<UInt8>) {
    room.update(from: start, count: count)
  }

  private var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

extension ByteView {
  /// Whether there is nothing.
  var isEmpty: Bool { count == 0 }

  /// The bytes without ASCII blanks and line ends at both ends.
  var trimmed: ByteView {
    var first = 0
    var end = count
    while first < end, self[first].isBlank { first += 1 }
    while end > first, self[end - 1].isBlank { end -= 1 }
    return part(first, end)
  }

  /// Returns whether the bytes begin with others.
  func starts(with prefix: [UInt8]) -> Bool {
    count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let minus = UInt8(ascii: "-")
  static let bar = UInt8(ascii: "|")

  /// Whether it is a space, a tab or a line end.
  var isBlank: Bool { self == .space || (0x09...0x0D).contains(self) }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
