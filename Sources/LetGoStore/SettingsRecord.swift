import LetGoCore

extension ID {
  /// The one entity that holds what the person set, the same on every device, so that each setting is
  /// a field of its own when devices come together.
  static let settings = ID(device: 0, number: 0, salt: 0)
}

extension Act {
  /// Sets some of the person's settings; nil sets one back to what was published.
  package func set(_ values: [Settings.Key: String?]) throws {
    var fields: Fields = [:]
    for (key, value) in values { fields[key.rawValue] = value.map { .text($0) } ?? .null }
    try set(fields, on: .settings, kind: .setting)
  }

  /// What is set, as this act leaves it so far.
  package var settings: Settings {
    get throws { try Settings(in: database) }
  }
}

extension Store {
  /// What the person set.
  package var settings: Settings {
    get throws { try Settings(in: database) }
  }
}

extension Settings {
  /// Reads what is set; a value that only a newer letgo understands is left as published.
  fileprivate init(in database: Database) throws {
    self.init()
    let rows = try database.rows(
      "SELECT key, value FROM setting WHERE id = ?1",
      .blob(ID.settings.bytes)
    ) { ($0.text(0) ?? "", $0.text(1)) }
    for (key, value) in rows {
      if let key = Key(rawValue: key) { set(key, to: value) }
    }
  }
}
