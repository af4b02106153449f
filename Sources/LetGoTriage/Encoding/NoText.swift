/// What holds no list in characters, however they are written, told by its first bytes.
package enum NoText: Equatable, Sendable {
  /// A ZIP file, which the workbooks of today's office programs are, or a workbook of before.
  case workbook
  case pdf
  case image
  /// Bytes with more zeros among them than any text has.
  case other
}

extension NoText {
  private static let beginnings: [(bytes: [UInt8], kind: NoText)] = [
    ([0x50, 0x4B, 0x03, 0x04], .workbook), ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1], .workbook),
    (Array("%PDF-".utf8), .pdf),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .image), ([0xFF, 0xD8, 0xFF], .image),
    (Array("GIF87a".utf8), .image), (Array("GIF89a".utf8), .image),
  ]

  /// Tells what the first bytes of a list are, in an encoding; nil for what can be a text.
  init?(in bytes: ByteView, readAs encoding: TextEncoding) {
    if let known = NoText.beginnings.first(where: { bytes.starts(with: $0.bytes) }) {
      self = known.kind
      return
    }
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: return nil
    case .utf8, .windows1252, .macRoman: break
    }
    // One that strayed into a line is an error of that line alone.
    guard bytes.count >= 64, bytes.count(of: 0) * 16 >= bytes.count else { return nil }
    self = .other
  }
}
