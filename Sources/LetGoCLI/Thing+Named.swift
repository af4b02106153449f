import LetGoCore
import LetGoPrompts
import LetGoStore

extension Thing {
  /// Returns the open thing that a person means by its number, its name or the beginning of it.
  static func named(_ name: Name, among things: [Thing]) throws(Complaint) -> Thing {
    if let place = Int(name.text), let thing = things.first(where: { $0.slot == place }) {
      return thing
    }
    return try named(name, among: things, or: .noThing(name: name.text))
  }

  /// Returns the waiting thing that a person means by its name or the beginning of it.
  static func waiting(_ name: Name, among things: [Thing]) throws(Complaint) -> Thing {
    try named(name, among: things, or: .noneWaits(name: name.text))
  }

  private static func named(
    _ name: Name,
    among things: [Thing],
    or missing: Phrase
  ) throws(Complaint) -> Thing {
    let exact = things.filter { $0.title.key == name.key }
    let found = exact.isEmpty ? things.filter { $0.title.key.hasPrefix(name.key) } : exact
    guard let thing = found.first else {
      throw Complaint(missing, hint: .hintThings, code: .refused)
    }
    guard found.count == 1 else {
      let several = found.map { "\($0.slot ?? 0) \($0.title)" }.joined(separator: ", ")
      throw Complaint(
        .manyThings(name: name.text, things: several),
        hint: .hintThings,
        code: .refused
      )
    }
    return thing
  }
}
