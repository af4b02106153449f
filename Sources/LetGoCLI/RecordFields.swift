import LetGoCore

/// A record as programs read it: the same fields for all kinds, null where there is nothing to say.
struct RecordFields {
  private var values: [Field: String] = [:]

  /// The fields, in the order in which they are written.
  enum Field: String, CaseIterable {
    case name
    case kind
    case state
    case count
    case verdict
    case reason
    case way
    case place
    case why
    case got
    case box
    case again
    case paid
    case price
  }

  subscript(field: Field) -> String? {
    get { values[field] }
    set { values[field] = newValue }
  }

  /// Returns one JSON object.
  func json(day: Day?) -> String {
    let first = ("day", day.map { JSON.string($0.description) } ?? "null")
    let rest = Field.allCases.map { field in
      // The one number among them.
      let value = values[field].map { field == .count ? $0 : JSON.string($0) }
      return (field.rawValue, value ?? "null")
    }
    let members = ([first] + rest).map { "\(JSON.string($0.0)):\($0.1)" }
    return "{\(members.joined(separator: ","))}"
  }
}
