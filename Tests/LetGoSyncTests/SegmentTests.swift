import LetGoCore
import Testing

@testable import LetGoSync

struct SegmentTests {
  private let key: DeviceKey
  private let place = Segment.Place(
    device: 0xAB,
    number: 3,
    previous: [UInt8](repeating: 7, count: 32)
  )
  private let segment: Segment

  init() throws {
    key = try #require(DeviceKey(seed: [UInt8](repeating: 1, count: 32)))
    segment = Segment(at: place, lines: ["[\"one\"]", "[\"zwei é\"]"])
  }

  @Test func `a segment comes back from its text`() throws {
    let text = try segment.sealed(with: key)

    #expect(try Segment(opening: text, at: place, signedBy: key.publicKey) == segment)
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test func `a copy cut short anywhere has not arrived`() throws {
    let text = try segment.sealed(with: key)

    for length in 0..<text.utf8.count {
      let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(throws: Segment.Refusal.incomplete) {
        try Segment(opening: part, at: place, signedBy: key.publicKey)
      }
    }
  }

  @Test func `a letter changed anywhere is never taken for the original`() throws {
    let bytes = Array(try segment.sealed(with: key).utf8)

    for index in bytes.indices {
      var changed = bytes
      changed[index] = changed[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      #expect(throws: Segment.Refusal.self) {
        try Segment(
          opening: String(decoding: changed, as: UTF8.self),
          at: place,
          signedBy: key.publicKey
        )
      }
    }
  }

  @Test func `another device's key, place or chain is refused by name`() throws {
    let text = try segment.sealed(with: key)
    let stranger = try #require(DeviceKey(seed: [UInt8](repeating: 2, count: 32)))
    let elsewhere = Segment.Place(device: 0xAB, number: 4, previous: place.previous)

    #expect(throws: Segment.Refusal.notSigned) {
      try Segment(opening: text, at: place, signedBy: stranger.publicKey)
    }
    #expect(throws: Segment.Refusal.misplaced) {
      try Segment(opening: text, at: elsewhere, signedBy: key.publicKey)
    }
    #expect(throws: Segment.Refusal.notSigned) {
      try Segment(opening: text, at: place, signedBy: [])
    }
  }

  @Test func `a segment names the other devices that it carries ops of, in one way only`() throws {
    let text = try Segment(at: place, carrying: [9, 0xC0FFEE], lines: ["[]"]).sealed(with: key)

    let opened = try Segment(opening: text, at: place, signedBy: key.publicKey)

    #expect(opened.carried == [9, 0xC0FFEE])
    #expect(text.contains(#""carries":["0000000000000009","0000000000c0ffee"]}"#))
  }

  @Test func `a segment tells how much of others was known, in one way only`() throws {
    let segment = Segment(at: place, carrying: [7], hearing: [0xC0FFEE: 3, 9: 12], lines: ["[]"])
    let text = try segment.sealed(with: key)

    #expect(try Segment(opening: text, at: place, signedBy: key.publicKey) == segment)
    #expect(
      text.contains(
        #""carries":["0000000000000007"],"heard":{"0000000000000009":12,"0000000000c0ffee":3}}"#
      )
    )
    // Signed by its device and all the same not as it is written.
    for count in ["012", "-1", "1e1", "99999999999999999999", "12,", ""] {
      let lines = text.replacing(":12,", with: ":\(count),").split(separator: "\n").dropLast()
      let body = lines.map { $0 + "\n" }.joined()
      let hash = Segment.hash(of: body)
      let trailer =
        "{\"count\":1,\"hash\":\"\(Hex.text(hash))\",\"signature\":\"\(Hex.text(key.signature(of: hash)))\"}\n"
      #expect(throws: Segment.Refusal.misplaced, "\(count)") {
        try Segment(opening: body + trailer, at: place, signedBy: key.publicKey)
      }
    }
  }

  @Test func `a newer letgo's segment is told from one that does not belong here`() throws {
    let header = #"{"letgo":2,"device":"00000000000000ab","anything":[]}"#
    let body = header + "\n[]\n"
    // Whatever the rest of it is like then, it ends as this one does.
    let hash = Segment.hash(of: body).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    let signature = String(repeating: "0", count: 128)
    let trailer = #"{"count":1,"hash":"\#(hash.joined())","signature":"\#(signature)"}"#

    #expect(throws: Segment.Refusal.newer) {
      try Segment(opening: body + trailer + "\n", at: place, signedBy: key.publicKey)
    }
  }

  @Test func `what is too large or broken is not sealed`() {
    let large = Segment(at: place, lines: [String(repeating: "x", count: Segment.largest)])
    let broken = Segment(at: place, lines: ["a\nb"])

    #expect(throws: Segment.Refusal.self) { try large.sealed(with: key) }
    #expect(throws: Segment.Refusal.brokenLine) { try broken.sealed(with: key) }
  }

  @Test func `two new keys differ, and a seed of another length makes none`() throws {
    let first = try #require(DeviceKey())
    let second = try #require(DeviceKey())

    #expect(first.publicKey != second.publicKey)
    #expect(DeviceKey(seed: [1, 2, 3]) == nil)
  }
}
