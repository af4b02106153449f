import LetGoCore

/// A row of a batch as the texts that are set aside, each made once.
struct EntryWords {
  private let name: String
  private let key: String
  private let mark: String?
  private let digest: Int64
  private let fields: [UInt8]
  private let location: String?
  private var used: String?
  private var next: String?
  private var cost: String?
  private var minutes: String?
  private var exemption: String?
  private var count: Int64?
  private var reason: String?

  /// Sets aside what `bind` binds.
  static let insert = """
    INSERT INTO staged (state, name, key, mark, digest, fields, location, used, next, cost, minutes,
      exemption, count, reason, note)
    VALUES (0, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
    """
  /// The parameter that is left for the words of a dry run.
  static let note: Int32 = 14

  /// Takes a row, and what is set of all of them: the outcome of items, the beginning of waits.
  init(_ entry: BatchEntry, outcome: String, began: String) {
    name = entry.name.text
    key = entry.name.key
    mark = entry.mark
    digest = entry.digest
    var line = FieldLine()
    switch entry.content {
    case .item(let answers, let pieces):
      used = answers.used?.description
      next = answers.next?.description
      cost = answers.cost?.description
      minutes = answers.minutes?.description
      exemption = answers.exemption?.rawValue
      count = pieces == 1 ? nil : Int64(pieces)
      location = entry.location
      line.add("cost", cost)
      if let count { line.add("count", count) }
      line.add("exemption", exemption)
      line.add("listed", digest)
      line.add("location", location)
      line.add("minutes", minutes)
      line.add("name", name)
      line.add("next", next)
      line.add("outcome", outcome)
      line.add("reference", entry.reference)
      line.add("used", used)
    case .wish(let price, let reason):
      cost = price.description
      self.reason = reason
      location = entry.location ?? ""
      line.add("began", began)
      line.add("listed", digest)
      line.add("name", name)
      line.add("place", entry.location)
      line.add("price", cost)
      line.add("reason", reason)
      line.add("reference", entry.reference)
    }
    line.end()
    fields = line.bytes
  }

  /// Binds all but the note.
  func bind(to insert: Statement) throws {
    try insert.bind(1, name)
    try insert.bind(2, key)
    try insert.bind(3, mark)
    try insert.bind(4, digest)
    try insert.bind(text: 5, fields)
    try insert.bind(6, location)
    try insert.bind(7, used)
    try insert.bind(8, next)
    try insert.bind(9, cost)
    try insert.bind(10, minutes)
    try insert.bind(11, exemption)
    if let count { try insert.bind(12, count) } else { try insert.bind(12, nil) }
    try insert.bind(13, reason)
  }
}
