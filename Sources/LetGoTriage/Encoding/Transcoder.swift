/// Turns a list in another encoding into UTF-8 as it is read, in memory that does not grow.
///
/// A class, because it owns the buffer that its source fills and hands out a closure over both.
final class Transcoder {
  private var raw: ByteBuffer
  private let encoding: TextEncoding
  /// The rest of a character that the last reader had no room for, its next byte lowest.
  private var pending: UInt32 = 0
  private var pendingCount = 0

  /// The byte that stands for what is no character: never part of UTF-8, so that its row is an error.
  static let invalid: UInt8 = 0xFF

  /// Makes a transcoder of what a buffer holds and its source goes on with.
  init(_ raw: consuming ByteBuffer, from encoding: TextEncoding) {
    self.raw = raw
    self.encoding = encoding
  }

  /// Writes the next bytes in UTF-8 and returns how many; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws -> Int {
    var written = writePending(into: room)
    while written == 0 {
      if raw.view.count < 4, !raw.isAtEnd { try raw.fill(to: raw.view.count + 1) }
      if raw.view.isEmpty { return 0 }
      switch encoding {
      // Only a caller that decided on another encoding gets here; the bytes pass as they are.
      case .utf8: written = copy(into: room)
      case .windows1252: written = decode(CodePage.windows1252, into: room)
      case .macRoman: written = decode(CodePage.macRoman, into: room)
      case .utf16LittleEndian: written = decodeUTF16(highByte: 1, into: room)
      case .utf16BigEndian: written = decodeUTF16(highByte: 0, into: room)
      }
    }
    return written
  }

  private func writePending(into room: UnsafeMutableRawBufferPointer) -> Int {
    var written = 0
    while pendingCount > 0, written < room.count {
      room[written] = UInt8(truncatingIfNeeded: pending)
      pending >>= 8
      pendingCount -= 1
      written += 1
    }
    return written
  }

  /// Writes a character; what finds no room waits for the next reader.
  private func write(
    _ packed: UInt32,
    into room: UnsafeMutableRawBufferPointer,
    at written: inout Int
  ) {
    pending = packed
    pendingCount = packed < 0x100 ? 1 : packed < 0x1_0000 ? 2 : packed < 0x100_0000 ? 3 : 4
    while pendingCount > 0, written < room.count {
      room[written] = UInt8(truncatingIfNeeded: pending)
      pending >>= 8
      pendingCount -= 1
      written += 1
    }
  }

  private func copy(into room: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(raw.view.count, room.count)
    for index in 0..<count { room[index] = raw.view[index] }
    raw.consume(count)
    return count
  }

  private func decode(_ page: CodePage, into room: UnsafeMutableRawBufferPointer) -> Int {
    let view = raw.view
    var index = 0
    var written = 0
    while index < view.count, written < room.count {
      let byte = view[index]
      index += 1
      if byte < 0x80 {
        room[written] = byte
        written += 1
      } else {
        write(page.packed[Int(byte) - 0x80], into: room, at: &written)
      }
    }
    raw.consume(index)
    return written
  }

  /// Decodes units of two bytes; `highByte` is the index of the higher one.
  private func decodeUTF16(highByte: Int, into room: UnsafeMutableRawBufferPointer) -> Int {
    let view = raw.view
    func unit(_ index: Int) -> UInt32 {
      UInt32(view[index + highByte]) << 8 | UInt32(view[index + 1 - highByte])
    }
    var index = 0
    var written = 0
    while index + 1 < view.count, written < room.count {
      let first = unit(index)
      if first < 0x80 {
        room[written] = UInt8(truncatingIfNeeded: first)
        written += 1
        index += 2
      } else if first & 0xFC00 == 0xD800 {
        guard index + 3 < view.count else {
          // The other half of the pair may come with the next bytes.
          if !raw.isAtEnd { break }
          write(UInt32(Transcoder.invalid), into: room, at: &written)
          index += 2
          continue
        }
        let second = unit(index + 2)
        let isPair = second & 0xFC00 == 0xDC00
        let value = 0x1_0000 + ((first & 0x3FF) << 10 | second & 0x3FF)
        let scalar = isPair ? Unicode.Scalar(value) : nil
        write(scalar?.packedUTF8 ?? UInt32(Transcoder.invalid), into: room, at: &written)
        index += isPair ? 4 : 2
      } else {
        let packed = Unicode.Scalar(first)?.packedUTF8 ?? UInt32(Transcoder.invalid)
        write(packed, into: room, at: &written)
        index += 2
      }
    }
    if index + 1 == view.count, raw.isAtEnd, written < room.count {
      write(UInt32(Transcoder.invalid), into: room, at: &written)
      index += 1
    }
    raw.consume(index)
    return written
  }
}
