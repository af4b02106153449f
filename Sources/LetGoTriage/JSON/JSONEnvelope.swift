/// The object around a list, as programs write it: `{"version":2,"items":[{"name":"lamp"}]}`.
struct JSONEnvelope {
  /// The key of the list, safe to print.
  let key: String
  /// The bytes before the list's first object.
  let start: Int
  /// The line ends in them.
  let lines: Int
}

extension JSONEnvelope {
  /// Finds the only list of objects in the object that some bytes begin with; nil where that object is
  /// a row itself, or one of several.
  ///
  /// Throws `LayoutFailure` where there are several lists, or one further down.
  init?(
    _ bytes: ByteView,
    lineEnd: UInt8,
    names: ColumnNames
  ) throws(LayoutFailure) {
    var object = JSONOutline(names: names)
    var cursor = JSONCursor(bytes, lineEnd: lineEnd)
    do throws(JSONCursor.Fault) {
      try object.read(&cursor)
      _ = try cursor.next()
      // Something follows: these are JSON Lines.
      return nil
    } catch {
      // What is broken is for the rows to say; what has no end yet may be a list.
      if error == .broken { return nil }
    }
    var lists = object.lists
    if object.namesItem {
      let hasItems = lists.contains { list in
        var scanner = JSONScanner(names: names)
        var cells: [RecordScanner.Extent] = []
        let rest = bytes.part(list.start, bytes.count)
        _ = scanner.scan(rest, lineEnd: lineEnd, into: &cells)
        return scanner.keys.hasItem
      }
      // A thing with parts, unless the parts have names as things have: then it is a list's name.
      guard hasItems else { return nil }
    } else if lists.isEmpty {
      lists = object.emptyLists
    }
    guard let list = lists.first else {
      if object.hasObjects { throw .noSingleList(keys: object.keys) }
      return nil
    }
    if lists.count > 1 { throw .noSingleList(keys: object.keys) }
    self = list
  }
}

/// What the members of an object are, as far as that tells a list from a row.
private struct JSONOutline {
  private let names: ColumnNames
  /// The keys in their order, safe to print.
  private(set) var keys: [String] = []
  /// The members that are arrays of objects.
  private(set) var lists: [JSONEnvelope] = []
  /// The members that are empty arrays.
  private(set) var emptyLists: [JSONEnvelope] = []
  /// Whether a member is an object itself.
  private(set) var hasObjects = false
  /// Whether a member names an item, as that of a row does.
  private(set) var namesItem = false

  private static let mostKeys = 40

  init(names: ColumnNames) {
    self.names = names
  }

  /// Reads the object to its end, or as far as there is of it.
  mutating func read(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    guard try cursor.take(UInt8(ascii: "{")) else { throw .broken }
    var isFirst = true
    while let (text, hasEscapes) = try cursor.key(isFirst: isFirst) {
      isFirst = false
      let key = Self.key(cursor.bytes.part(text.start, text.end), hasEscapes)
      if keys.count < Self.mostKeys { keys.append(String(key.withoutControls().prefix(80))) }
      switch try cursor.next() {
      case UInt8(ascii: "["):
        try note(cursor, key)
        try cursor.nested()
      case UInt8(ascii: "{"):
        hasObjects = true
        try cursor.nested()
      case .quote:
        note(scalar: key)
        _ = try cursor.string()
      default:
        note(scalar: key)
        _ = try cursor.literal()
      }
    }
  }

  private static func key(_ text: ByteView, _ hasEscapes: Bool) -> String {
    var key: [UInt8] = []
    // No key that means anything is longer.
    text.part(0, min(text.count, 400)).append(to: &key)
    return String(decoding: hasEscapes ? JSONEscapes.decoded(key) : key, as: UTF8.self)
  }

  private mutating func note(scalar key: String) {
    namesItem = namesItem || names.match(key)?.column == .item
  }

  /// Looks into an array without leaving its beginning.
  private mutating func note(_ cursor: JSONCursor, _ key: String) throws(JSONCursor.Fault) {
    var ahead = cursor
    _ = try ahead.take(UInt8(ascii: "["))
    let first = try ahead.next()
    let list = JSONEnvelope(
      key: String(key.withoutControls().prefix(80)),
      start: ahead.index,
      lines: ahead.lines
    )
    if first == UInt8(ascii: "{") { lists.append(list) }
    if first == UInt8(ascii: "]") { emptyLists.append(list) }
  }
}
