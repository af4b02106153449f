import LetGoCore
import LetGoPrompts
import LetGoStore

extension Context {
  /// Makes the row of what was set here while another device set something else, which stays.
  func row(for replaced: ReplacedValue) -> RecordRow {
    let name = replaced.name?.text ?? prompts.text(.wordlessThing)
    let value = words(for: replaced)
    var row = RecordRow(
      day: replaced.day,
      state: .recordReplaced,
      name: replaced.kind == .setting ? replaced.field : name,
      reason: prompts.text(.replacedMeanwhile(value: value))
    )
    row.fields[.name] = replaced.name?.text
    row.fields[.kind] = replaced.kind.rawValue
    row.fields[.state] = "replaced"
    row.fields[.why] = value
    return row
  }

  private func words(for replaced: ReplacedValue) -> String {
    let text: String =
      switch replaced.value {
      case .text(let text): text.withoutControls()
      case .integer(let number): String(number)
      case .null: ""
      }
    // An outcome and an ending are kept with their day, which the row shows.
    let word = String(text.prefix { $0 != " " })
    switch replaced.field {
    case "outcome": return Outcome.Kind(rawValue: word).map { prompts.text($0.phrase) } ?? text
    case "ending":
      switch PauseEnding.Kind(rawValue: word) {
      case .bought: return prompts.text(.outcomeBought)
      case .passed: return prompts.text(.outcomePassed)
      case nil: return text
      }
    case "name", "title": return text
    default: return replaced.kind == .setting ? text : "\(replaced.field) \(text)"
    }
  }
}
