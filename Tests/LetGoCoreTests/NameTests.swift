import LetGoCore
import Testing

struct NameTests {
  @Test(arguments: [
    ("usb cable", "usb cable"), ("  lamp ", "lamp"), ("a\tb\nc", "a b c"), ("café", "café"),
    ("\u{FEFF}lamp\u{200B}", "lamp"), ("\u{202E}pmal", "pmal"),
    ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
    ("O'Brien's 12\" pan", "O'Brien's 12\" pan"),
  ])
  func `a name is one visible line`(raw: String, text: String) throws {
    #expect(try Name(raw).text == text)
  }

  @Test(arguments: [
    ("", Name.Refusal.empty), ("\u{200D}", .empty), ("\u{3164}", .empty), ("\u{2800}", .empty),
    ("e" + String(repeating: "\u{301}", count: 5_000), .tooLong(characters: 5_001)),
    (" \t\n", .empty), ("\u{200B}", .empty),
    ("\u{1B}[31mred", .control), ("bell\u{7}", .control), ("nul\u{0}", .control),
    ("csi\u{9B}2J", .control), ("\u{7F}", .control), ("bad \u{FFFD}", .unreadable),
    (String(repeating: "x", count: 501), .tooLong(characters: 501)),
  ])
  func `what could not be shown is refused with its reason`(raw: String, refusal: Name.Refusal) {
    #expect(throws: refusal) { try Name(raw) }
  }

  @Test func `five hundred characters are a name`() throws {
    let longest = String(repeating: "é", count: 500)

    #expect(try Name(longest).text == longest)
  }

  @Test func `a text from outside loses what could steer a terminal`() {
    #expect("a\u{1B}[2Jb\tc\u{202E}d".withoutControls() == "a\u{FFFD}[2Jb cd")
  }

  @Test(arguments: [
    ("slow walks", "slow walks"), ("\n one \r\ntwo\u{2028}three\n\n", "one\ntwo\nthree"),
    ("one \n\ntwo\t\n  three", "one\n\ntwo\n  three"),
    ("a\u{1B}[2J\nb\u{9B}", "a\u{FFFD}[2J\nb\u{FFFD}"),
    (" \n\t\n", ""),
  ])
  func `a note keeps its lines, and nothing that could steer a terminal`(raw: String, note: String)
  {
    #expect(raw.asNote() == note)
    #expect(note.asNote() == note)
    #expect(raw.inOneLine().unicodeScalars.allSatisfy { !$0.isControl })
  }
}

struct IDTests {
  @Test func `an id comes back from its bytes`() {
    let id = ID(device: 0x0123_4567_89AB_CDEF, number: 7, salt: 0xFF00_00FF)

    #expect(id.bytes.count == 16)
    #expect(ID(bytes: id.bytes) == id)
    #expect(id.description == "0123456789abcdef00000007ff0000ff")
  }

  @Test func `ids sort like their bytes`() {
    let ids = [
      ID(device: 1, number: 2, salt: 3), ID(device: 1, number: 256, salt: 0),
      ID(device: 2, number: 0, salt: 0), ID(device: 1, number: 2, salt: 4),
    ]

    let sorted = ids.sorted()

    #expect(sorted == ids.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) })
  }

  @Test(arguments: [0, 15, 17])
  func `any other number of bytes is no id`(count: Int) {
    #expect(ID(bytes: [UInt8](repeating: 0, count: count)) == nil)
  }
}

struct JSONTests {
  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("back\\slash", #""back\\slash""#), ("\u{1}", #""\u0001""#),
    ("\n\t", #""\n\t""#), ("é日", "\"é日\""), ("\u{7F}", #""\u007f""#),
  ])
  func `a text is quoted as JSON`(text: String, quoted: String) {
    #expect(JSON.string(text) == quoted)
  }
}

struct DatedTests {
  @Test(arguments: ["no 2026-11-30", "unsure 2026-11-30", "last 2023-05-01"])
  func `a use comes back from its text`(text: String) {
    #expect(Use(text)?.description == text)
  }

  @Test(arguments: ["boxed 2026-11-30", "out 2026-01-01"])
  func `an outcome comes back from its text`(text: String) {
    #expect(Outcome(text)?.description == text)
  }

  @Test(arguments: ["", "no", "no 2026-02-30", "perhaps 2026-11-30", "2026-11-30"])
  func `a text that is none is refused`(text: String) {
    #expect(Use(text) == nil)
    #expect(Forecast(text) == nil)
    #expect(Outcome(text) == nil)
    #expect(PauseEnding(text) == nil)
  }
}
