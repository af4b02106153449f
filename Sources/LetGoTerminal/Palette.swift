/// What each role looks like on a terminal.
package enum Palette: Equatable, Sendable {
  /// No colour and no weight.
  case none
  /// The sixteen colours that every colour terminal has, in its own shades.
  case sixteen

  /// Makes the palette for a stream: colour only on a terminal that can show it and when the person
  /// has not asked for none (https://no-color.org).
  package init(isTerminal: Bool, term: String?, noColor: String?) {
    let canShow = isTerminal && noColor?.isEmpty != false && !["", "dumb"].contains(term ?? "")
    self = canShow ? .sixteen : .none
  }

  /// Returns the text between the sequences that turn its role on and off (ECMA-48 SGR).
  package func render(_ text: String, as style: Style) -> String {
    guard self == .sixteen, let code = code(of: style), !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func code(of style: Style) -> String? {
    switch style {
    case .body: nil
    case .strong: "1"
    case .faint: "2"
    case .keep: "36"
    case .letGo: "32"
    case .undecided: "33"
    }
  }
}
