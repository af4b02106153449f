import LetGoCore
import LetGoPrompts
import LetGoStore

extension Context {
  /// Makes the row of what was set here while another device set something else, which stays.
  func row(for replaced: ReplacedValue, in wording: Wording) -> RecordRow {
    let name = replaced.name?.text ?? wording.text(.wordlessThing)
    let value = words(for: replaced, in: wording)
    var row = RecordRow(
      day: replaced.day,
      state: .recordReplaced,
      name: replaced.kind == .setting ? replaced.field : name,
      reason: wording.text(.replacedMeanwhile(value: value))
    )
    row.fields[.name] = replaced.name?.text
    row.fields[.kind] = replaced.kind.rawValue
    row.fields[.state] = "replaced"
    row.fields[.why] = value
    return row
  }

  private func words(for replaced: ReplacedValue, in wording: Wording) -> String {
    let text: String =
      switch replaced.value {
      case .text(let text): text.withoutControls()
      case .integer(let number): String(number)
      case .null: ""
      }
    // An outcome and an ending are kept with their day, which the row shows.
    let word = String(text.prefix { $0 != " " })
    switch replaced.field {
    case "outcome": return Outcome.Kind(rawValue: word).map { wording.text($0.phrase) } ?? text
    case "ending":
      switch PauseEnding.Kind(rawValue: word) {
      case .bought: return wording.text(.outcomeBought)
      case .passed: return wording.text(.outcomePassed)
      case nil: return text
      }
    case "name", "title": return text
    default: return replaced.kind == .setting ? text : "\(replaced.field) \(text)"
    }
  }
}
