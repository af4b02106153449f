import Testing

@testable import LetGoTriage

struct EncodingTests {
  private static let text =
    "Gegenstand;Preis;Höhe\nTür größer;2.499,00 €;5\nÄrmel für Öl;12,50 €;7\n"

  /// The text in an encoding, without a mark.
  private static func bytes(_ text: String, in encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .windows1252: single(text, CodePage.windows1252)
    case .macRoman: single(text, CodePage.macRoman)
    }
  }

  private static func single(_ text: String, _ page: CodePage) -> [UInt8] {
    text.unicodeScalars.map { scalar in
      scalar.isASCII
        ? UInt8(scalar.value) : UInt8(0x80 + (page.upper.firstIndex(of: scalar) ?? 0))
    }
  }

  @Test(arguments: TextEncoding.allCases, [true, false])
  func `every encoding is detected and read the same`(
    encoding: TextEncoding,
    isMarked: Bool
  ) throws {
    let mark = isMarked ? encoding.mark : []

    let listing = try Listing(mark + Self.bytes(Self.text, in: encoding))

    #expect(listing.layout?.encoding == encoding)
    #expect(listing.names == ["Tür größer", "Ärmel für Öl"])
    #expect(
      listing.entries.map(\.answers.cost?.description) == ["2499 EUR", "12.50 EUR"]
    )
  }

  @Test(arguments: TextEncoding.allCases, [1, 2, 3, 5, 7])
  func `a character may be cut between two reads`(encoding: TextEncoding, chunk: Int) throws {
    let text =
      "item\n"
      + String(repeating: "Käse 🧀 ’für’ €\n", count: 3).filter {
        encoding == .utf8 || encoding.rawValue.hasPrefix("UTF-16") || $0 != "🧀"
      }
    let bytes = Self.bytes(text, in: encoding)
    var choice = ReadingChoice()
    choice.encoding = encoding

    let listing = try Listing(bytes, chunk: chunk, choice: choice)

    #expect(listing.names == text.split(separator: "\n").dropFirst().map(String.init))
  }

  @Test func `a long list in another encoding is read to its end`() throws {
    let text = "item,cost\n" + (1...20_000).map { "Löffel \($0),5\n" }.joined()

    for encoding in [TextEncoding.windows1252, .utf16LittleEndian] {
      let listing = try Listing(Self.bytes(text, in: encoding), chunk: 4_099)
      #expect(listing.tally.rows == 20_000)
      #expect(listing.names.last == "Löffel 20000")
    }
  }

  @Test(arguments: [
    // French, Spanish and Dutch, each in both code pages.
    "nom;prix\nDéjà vu à côté;5\nChâteau français;6\n",
    "artículo;precio\nñandú pequeño;5\n¿Qué?;6\n",
    "naam;prijs\nCoöperatie één;5\nprijs € 5;6\n",
    "name;price\ncafé – “best”;5\n",
  ])
  func `code pages are told apart by what their bytes make of the words`(text: String) throws {
    for encoding in [TextEncoding.windows1252, .macRoman] {
      let listing = try Listing(Self.bytes(text, in: encoding))
      #expect(listing.layout?.encoding == encoding, "\(text)")
    }
  }

  @Test(arguments: [
    // One bad byte between good characters, or where no code page makes a letter of it.
    [UInt8]("name,cost\nTür,5\nla".utf8) + [0xE4] + Array("mp,5\nmug,6\n".utf8),
    Array("name,cost\nla".utf8) + [0xFF] + Array("mp,5\nmug,6\n".utf8),
    Array("name,cost\nla".utf8) + [0x81] + Array("mp,5\nmug,6\n".utf8),
  ])
  func `a stray bad byte is an error of its row alone`(bytes: [UInt8]) throws {
    let listing = try Listing(bytes)

    #expect(listing.layout?.encoding == .utf8)
    #expect(listing.faults == [.notUTF8])
    #expect(listing.names.last == "mug")
  }

  @Test(
    arguments: [
      ([0x6C, 0x00, 0x00, 0xD8, 0x61, 0x00], [RowProblem.Fault.notUTF8]),
      ([0x6C, 0x00, 0x61], [.notUTF8]),
      ([0x3D, 0xD8, 0xA1, 0xDE], []),
    ] as [([UInt8], [RowProblem.Fault])]
  )
  func `half a character of UTF-16 is an error of its row`(
    bytes: [UInt8],
    faults: [RowProblem.Fault]
  ) throws {
    var choice = ReadingChoice()
    choice.encoding = .utf16LittleEndian

    let listing = try Listing([0x6D, 0x00, 0x0A, 0x00] + bytes, choice: choice)

    #expect(listing.faults == faults)
    #expect(listing.tally.rows == 2 && listing.tally.addsUp)
  }

  @Test(arguments: ["la\0mp\nmug\n", "lamp\nm\0ug\n", "\0", "\0\0\0\0\n\0", "a\0"])
  func `NUL bytes do not make UTF-16 of a list`(text: String) throws {
    let listing = try Listing(text)

    #expect(listing.layout?.encoding == .utf8)
    #expect(listing.tally.addsUp && listing.tally.errors > 0)
  }

  @Test(
    arguments: [
      ([0x50, 0x4B, 0x03, 0x04, 0x14, 0x00], .workbook),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .workbook),
      (Array("%PDF-1.4\nlamp\n".utf8), .pdf),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image),
      ([0xFF, 0xD8, 0xFF, 0xE0], .image), (Array("GIF89a".utf8), .image),
      (Array("ELF".utf8) + Array(repeating: 0, count: 80) + Array("lamp\n".utf8), .other),
    ] as [([UInt8], NoText)]
  )
  func `what is no text is refused as a whole`(bytes: [UInt8], kind: NoText) {
    #expect(throws: LayoutFailure.noText(kind)) { try Listing(bytes) }
  }

  @Test(arguments: [
    "PK lamp\nmug\n", "% of the shelf\n", "GIF\n",
    String(repeating: "a good lamp\n", count: 40) + "mu\0g\n",
  ])
  func `what only looks a little like it is a list`(text: String) throws {
    #expect(try Listing(text).entries.count > 0)
  }

  @Test(arguments: [
    ("UTF-8", TextEncoding.utf8), ("utf8", .utf8), ("cp1252", .windows1252),
    ("Latin-1", .windows1252), ("macintosh", .macRoman), ("Mac Roman", .macRoman),
    ("utf-16le", .utf16LittleEndian), ("UTF-16BE", .utf16BigEndian),
  ])
  func `an encoding goes by all its usual names`(name: String, encoding: TextEncoding) {
    #expect(TextEncoding(named: name) == encoding)
  }

  @Test func `what is no character in its code page is an error`() throws {
    var choice = ReadingChoice()
    choice.encoding = .windows1252

    let listing = try Listing(Array("a".utf8) + [0x81] + Array("\nb\n".utf8), choice: choice)

    #expect(listing.faults == [.notUTF8])
    #expect(listing.names == ["b"])
  }
}
