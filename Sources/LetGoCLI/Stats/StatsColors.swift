import LetGoTerminal

/// The colours of a page and of a picture, those of the terminal's themes on a ground of their own.
struct StatsColors {
  /// What all else stands on.
  let ground: Shade
  /// Text.
  let ink: Shade
  /// Text that may be overlooked, and days without anything.
  let faint: Shade
  /// What was let go and not spent.
  let mark: Shade

  /// For whoever prefers dark on light, or has no preference.
  static let light = StatsColors(on: .light, ground: Shade(0xFD_FAF4), ink: Shade(0x2B_2622))
  /// For whoever prefers light on dark.
  static let dark = StatsColors(on: .dark, ground: Shade(0x1C_1917), ink: Shade(0xED_E6DE))

  private init(on background: Palette.Background, ground: Shade, ink: Shade) {
    self.ground = ground
    self.ink = ink
    faint = background.shade(of: .faint) ?? ink
    mark = background.shade(of: .letGo) ?? ink
  }

  /// The rules for what is drawn.
  private var rules: String {
    ".ground{fill:\(ground.hex)}.ink{fill:\(ink.hex)}.faint{fill:\(faint.hex)}.mark{fill:\(mark.hex)}"
  }

  /// The rules for what a page has beside its drawings.
  private var pageRules: String {
    "html{background:\(ground.hex);color:\(ink.hex)}th,.quiet{color:\(faint.hex)}"
      + "td,th{border-color:\(faint.hex)}"
  }

  // No quotes, nor what would have to be escaped, since HTML and XML read a style in different ways.
  /// The style of a drawing, light and dark.
  static let drawingStyle =
    "text{font:12px system-ui,sans-serif}.title{font-size:20px}.part{font-size:15px}"
    + ".wide{font-size:14px}" + light.rules + "@media (prefers-color-scheme:dark){\(dark.rules)}"

  /// The style of a page, with that of its drawings.
  static let pageStyle =
    "html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}"
    + "main{max-width:46rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.6rem}h2{font-size:1.1rem;"
    + "margin-top:2rem}figure{margin:0}.room{overflow-x:auto}svg{display:block}"
    // Where there is no room for the year, it is seen from its end.
    + ".days{direction:rtl}.days svg{direction:ltr;margin-right:auto}th,td:nth-child(2){white-space:nowrap}"
    + "table{border-collapse:collapse}caption{text-align:left;font-weight:bold;padding:.3rem 0}"
    + "td,th{text-align:left;font-weight:normal;padding:.2rem 1.2rem .2rem 0;"
    + "border-bottom:1px solid;vertical-align:top}.number{text-align:right;"
    + "font-variant-numeric:tabular-nums}summary{cursor:pointer;margin-top:1rem}"
    + light.pageRules + "@media (prefers-color-scheme:dark){\(dark.pageRules)}" + drawingStyle
}
