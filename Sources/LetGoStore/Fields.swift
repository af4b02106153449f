import LetGoCore

/// What an op sets, by the name of the field.
package typealias Fields = [String: FieldValue]

/// The value of one field.
package enum FieldValue: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  /// The field is cleared.
  case null
}

extension Fields {
  /// The fields as a JSON object (RFC 8259) with its keys in order, so that the same fields are
  /// always the same bytes.
  var json: String {
    let members = sorted { $0.key < $1.key }.map { key, value in
      "\(JSON.string(key)):\(value.json)"
    }
    return "{\(members.joined(separator: ","))}"
  }
}

extension FieldValue {
  fileprivate var json: String {
    switch self {
    case .text(let text): JSON.string(text)
    case .integer(let number): String(number)
    case .null: "null"
    }
  }
}
