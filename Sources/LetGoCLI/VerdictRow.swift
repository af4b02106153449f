import LetGoCore

/// A verdict as programs read it.
struct VerdictRow {
  /// What it is about.
  let name: Name
  /// The verdict and its reason.
  let judgement: Judgement

  /// Returns verdict, item and reason, with tabs between them.
  func columns(in wording: Wording) -> String {
    columns(reason: wording.reason(judgement.reason))
  }

  /// Returns the columns, with the reason already in words.
  func columns(reason: String) -> String {
    "\(judgement.verdict.rawValue)\t\(name)\t\(reason)"
  }

  /// Returns one JSON object.
  func json(in wording: Wording) -> String {
    json(reason: wording.reason(judgement.reason))
  }

  /// Returns one JSON object, with the reason already in words.
  func json(reason: String) -> String {
    let members = [
      ("verdict", judgement.verdict.rawValue), ("item", name.text), ("reason", reason),
    ]
    let text = members.map { "\(JSON.string($0.0)):\(JSON.string($0.1))" }
    return "{\(text.joined(separator: ","))}"
  }
}
