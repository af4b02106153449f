import LetGoCore

/// What each role looks like on a terminal.
package struct Palette: Equatable, Sendable {
  private let depth: ColorDepth
  /// The background that the colours are for; nil where it is not known, so that the terminal's own
  /// shades have to do.
  private let background: Background?

  /// What text stands on.
  package enum Background: Sendable {
    case light
    case dark
  }

  /// No colour and no weight.
  package static let none = Palette(.none, on: nil)

  package init(_ depth: ColorDepth, on background: Background?) {
    self.depth = depth
    self.background = background
  }

  /// Makes the palette of a theme; where that is left to the terminal, what it answered decides, and
  /// otherwise what it says of itself.
  package init(
    _ depth: ColorDepth,
    _ theme: Theme,
    told: Background? = nil,
    environment: (String) -> String?
  ) {
    let background: Background? =
      switch theme {
      case .warm: .light
      case .dark: .dark
      case .auto: told ?? environment("COLORFGBG").flatMap { Background(ofPair: $0) }
      }
    self.init(depth, on: background)
  }

  /// Returns the text between the sequences that turn its role on and off (ECMA-48 SGR).
  package func render(_ text: String, as style: Style) -> String {
    guard let (on, off) = sequences(of: style), !text.isEmpty else { return text }
    return on + text + off
  }

  /// Returns the sequences that turn a role on and off; nil where it looks like all else.
  func sequences(of style: Style) -> (on: String, off: String)? {
    code(of: style).map { ("\u{1B}[\($0)m", "\u{1B}[0m") }
  }

  private func code(of style: Style) -> String? {
    guard depth != .none else { return nil }
    if style == .strong { return "1" }
    guard depth != .sixteen, let background, let shade = background.shade(of: style) else {
      return style.plainCode
    }
    return depth == .direct
      ? "38;2;\(shade.red);\(shade.green);\(shade.blue)" : "38;5;\(shade.index)"
  }
}

extension Palette.Background {
  /// Tells light from dark by how bright a colour is (the luma of ITU-R BT.601); nil for what lies
  /// between, on which neither set of colours could be read.
  ///
  /// Each part is from 0 to 0xFFFF.
  init?(red: UInt16, green: UInt16, blue: UInt16) {
    let luma = (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1_000
    switch luma {
    case ..<0x5000: self = .dark
    case 0xB000...: self = .light
    default: return nil
    }
  }

  /// Reads the pair of colours in `COLORFGBG`, as rxvt and others set it: `15;0`, or `15;default;0`.
  fileprivate init?(ofPair pair: String) {
    guard let last = pair.split(separator: ";").last.flatMap({ Int($0) }), (0...15).contains(last)
    else { return nil }
    self = last < 7 || last == 8 ? .dark : .light
  }

  /// Returns the colour of a role on it; nil for what has none of its own.
  ///
  /// Each can be told from what it stands on by people with poor sight: 4.5 to 1 at the least (WCAG 2.2,
  /// 1.4.3), on pure white or black and on the tinted ones that themes of terminals have.
  package func shade(of style: Style) -> Shade? {
    switch (self, style) {
    case (_, .body), (_, .strong): nil
    case (.light, .faint): Shade(0x65_5D54)
    case (.light, .keep): Shade(0x00_5F5F)
    case (.light, .letGo): Shade(0x2D_6A1E)
    case (.light, .undecided): Shade(0x87_4F00)
    case (.dark, .faint): Shade(0xB4_ACA4)
    case (.dark, .keep): Shade(0x87_D7D7)
    case (.dark, .letGo): Shade(0xAF_D787)
    case (.dark, .undecided): Shade(0xE9_BE6D)
    }
  }
}

extension Style {
  /// What it looks like in a terminal's own shades; nil for what is as all else.
  fileprivate var plainCode: String? {
    switch self {
    case .body: nil
    case .strong: "1"
    case .faint: "2"
    case .keep: "36"
    case .letGo: "32"
    case .undecided: "33"
    }
  }
}
