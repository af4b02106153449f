import LetGoCore
import LetGoPrompts

/// How a status is written, each time so that the reader takes titles for text.
enum StatusFormat: Equatable {
  /// A line for a prompt.
  case plain
  /// The line as tmux shows it in its own.
  case tmux
  /// The line for a custom module of starship, which escapes for the shell by itself.
  case starship
  /// An object for a custom module of waybar.
  case waybar
  /// An object for programs.
  case json
  /// The person's own line.
  case template(StatusTemplate)

  /// Reads the name of a format or a line with places; complains when it is neither.
  init(_ value: String) throws(Complaint) {
    switch value.lowercased() {
    case "plain": self = .plain
    case "tmux": self = .tmux
    case "starship": self = .starship
    case "waybar": self = .waybar
    case "json": self = .json
    case _ where value.contains("{"): self = .template(try StatusTemplate(value))
    default:
      throw Complaint(
        .notFormat(value: value.excerpt, option: Option.statusFormat.name),
        hint: .hintStatusFormat(places: StatusTemplate.Place.list),
        code: .usage
      )
    }
  }

  /// Returns what is written; nil for nothing at all.
  func text(of status: Status, in wording: Wording) -> String? {
    let line = status.line(in: wording)
    switch self {
    case .plain, .starship: return line.isEmpty ? nil : line
    // Two number signs are one that is seen; a single one begins a style or a command.
    case .tmux: return line.isEmpty ? nil : line.replacing("#", with: "##")
    case .waybar: return waybar(status, wording)
    case .json: return json(status)
    case .template(let template): return template.filled(from: status)
    }
  }

  /// Returns what is written when the store can't be read now: only JSON says so.
  func text(of problem: StatusProblem) -> String? {
    self == .json ? "{\"problem\":\(JSON.string(problem.rawValue))}" : nil
  }

  private func json(_ status: Status) -> String {
    let things = status.overview.things.map { thing in
      let title = status.hidesTitles ? "" : ",\"title\":\(JSON.string(thing.title.text))"
      return "{\"place\":\(thing.slot ?? 0)\(title)}"
    }
    let days = status.overview.games.map { game in
      "{\"day\":\(game.day.number),\"out\":\(game.day.done),\"missing\":\(game.day.missing)}"
    }
    // What has no game keeps the form it always had.
    let games = days.isEmpty ? "" : ",\"games\":[\(days.joined(separator: ","))]"
    return """
      {\(times(status)),"things":[\(things.joined(separator: ","))],\
      "due":{"pauses":\(status.overview.duePauses.count),"boxes":\(status.overview.dueBoxes)}\(games)}
      """
  }

  /// Text and tooltip are Pango markup there (waybar-custom(5)); the class is for the person's style.
  private func waybar(_ status: Status, _ wording: Wording) -> String {
    let overview = status.overview
    let due = Home.due(pauses: overview.duePauses.count, boxes: overview.dueBoxes, wording)
    let games = overview.games.map { wording.text($0.phrase(in: wording)) }
    let tooltip = (status.things(in: wording) + games + due.map(\.plain)).joined(separator: "\n")
    let kind =
      status.due > 0 ? "due" : ["free", "open"].dropFirst(overview.things.count).first ?? "full"
    return """
      {"text":\(JSON.string(markup(status.line(in: wording)))),\
      "tooltip":\(JSON.string(markup(tooltip))),"class":"\(kind)",\(times(status))}
      """
  }

  private func times(_ status: Status) -> String {
    "\"date\":\"\(status.date)\",\"expires\":\"\(status.expires.extended)\""
  }

  private func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
