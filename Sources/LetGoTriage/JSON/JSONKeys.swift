import LetGoCore

/// The members of objects that are known columns, found as they come up.
///
/// Objects of one list need not have the same members, and one that comes late counts too. The item
/// always has the first cell, whichever of its names an object uses.
struct JSONKeys {
  /// The table that the members known so far make.
  private(set) var table: Layout.Table
  /// How often the table has changed.
  private(set) var generation = 0
  /// The keys that were seen first, safe to print.
  private(set) var seen: [String] = []
  /// Whether any of them names the item.
  private(set) var hasItem = false

  private let names: ColumnNames
  private var headers = ["item"]
  private var matches: [ColumnNames.Match?] = [ColumnNames.Match(column: .item)]
  private var members: [String: Member] = [:]
  private var slots: [Slot?]

  /// Where a member's value goes, and how well its key names that.
  struct Member {
    let index: Int
    let rank: Int
  }

  private struct Slot {
    let key: [UInt8]
    let member: Member?
  }

  private static let mostSeen = 40

  init(names: ColumnNames) {
    self.names = names
    table = Layout.Table(headerLine: 0, headers: headers, item: 0, answers: [], details: [])
    slots = Array(repeating: nil, count: 256)
  }

  /// Returns where the value of a key goes; nil for one that is not known.
  mutating func member(_ key: ByteView, hasEscapes: Bool) -> Member? {
    let slot = key.hash % slots.count
    if let known = slots[slot], key.isEqual(to: known.key) { return known.member }
    var bytes: [UInt8] = []
    key.append(to: &bytes)
    let member = find(hasEscapes ? JSONEscapes.decoded(bytes) : bytes)
    if bytes.count <= 100 { slots[slot] = Slot(key: bytes, member: member) }
    return member
  }

  private mutating func find(_ key: [UInt8]) -> Member? {
    guard key.count <= 100 else { return nil }
    let text = String(decoding: key, as: UTF8.self)
    if let known = members[text] { return known }
    if seen.count < JSONKeys.mostSeen, !seen.contains(text) {
      seen.append(String(text.withoutControls().prefix(80)))
    }
    guard let match = names.match(text) else { return nil }
    let member: Member
    if match.column == .item {
      member = Member(index: 0, rank: match.rank)
      if !hasItem { headers[0] = text }
      hasItem = true
    } else {
      member = Member(index: headers.count, rank: match.rank)
      headers.append(text)
      matches.append(match)
    }
    members[text] = member
    if let grown = Layout.Table(delimiter: nil, headerLine: 0, cells: headers, matches: matches) {
      table = grown
      generation += 1
    }
    return member
  }
}
