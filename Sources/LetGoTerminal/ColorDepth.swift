import CLibEdit

/// How many colours a stream is written with.
package enum ColorDepth: Equatable, Sendable {
  case none
  /// The sixteen that every colour terminal has, in its own shades.
  case sixteen
  /// The 256 of xterm: a cube of 6 × 6 × 6 and 24 greys.
  case indexed
  /// Any of 16,777,216.
  case direct

  /// Whether a person wants colour, whatever the terminal is like.
  package enum Choice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// Returns how many colours a stream is to have: what was chosen comes first, then what a person wants
  /// everywhere (https://no-color.org, https://bixense.com/clicolors/), then what the terminal shows.
  package init(isTerminal: Bool, choice: Choice, environment: (String) -> String?) {
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    let isWanted: Bool =
      switch choice {
      case .always: true
      case .never: false
      case .auto: environment("NO_COLOR") == nil && (isTerminal || isForced)
      }
    let term = environment("TERM") ?? ""
    // What is forced is for whoever reads it elsewhere, whatever terminal this is.
    let canShow = choice == .always || isForced || !["", "dumb"].contains(term)
    guard isWanted, canShow else {
      self = .none
      return
    }
    if ["truecolor", "24bit"].contains(environment("COLORTERM")) {
      self = .direct
      return
    }
    switch term.withCString({ letgo_terminal_colors($0) }) {
    case 0x100_0000...: self = .direct
    case 256...: self = .indexed
    // What a terminal is like that nobody has described is not known to be monochrome.
    case -1, 8...: self = .sixteen
    default: self = isForced || choice == .always ? .sixteen : .none
    }
  }
}
