import LetGoCore
import LetGoPrompts

extension Wording {
  /// Returns names like `books, shirts and a lamp`.
  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let others = names.dropLast().joined(separator: ", ")
    return text(.lastOf(names: others, name: last))
  }

  /// Returns how and where something left, like `given, Oxfam`; empty where nothing was said.
  func leaving(_ item: Item) -> String {
    let leaving = item.leaving
    let parts = [
      leaving.way.map { text($0.phrase) }, leaving.place,
      leaving.got.map { text(.leavingGot(price: price($0))) },
      leaving.reason.flatMap { $0.isEmpty ? nil : "'\($0)'" },
      item.again.map { text(.gotAgainOn(day: day($0))) },
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Item {
  /// Returns its name, with the number of pieces where it is more than one.
  func counted(in wording: Wording) -> String {
    count > 1 ? wording.text(.pieces(count: String(count), name: name.text)) : name.text
  }
}
