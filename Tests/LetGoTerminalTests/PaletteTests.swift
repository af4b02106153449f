import Foundation
import LetGoCore
import LetGoTerminal
import Testing

struct PaletteTests {
  @Test(arguments: Style.allCases)
  func `without colour every role is the text alone`(style: Style) {
    #expect(Palette.none.render("let go", as: style) == "let go")
  }

  @Test(arguments: [ColorDepth.sixteen, .indexed, .direct], Style.allCases.filter { $0 != .body })
  func `a role is turned off again after the text`(depth: ColorDepth, style: Style) {
    for palette in [Palette(depth, on: .light), Palette(depth, on: .dark), Palette(depth, on: nil)]
    {
      let rendered = palette.render("café", as: style)

      #expect(rendered.hasPrefix("\u{1B}["))
      #expect(rendered.hasSuffix("café\u{1B}[0m"))
    }
  }

  @Test
  func `body and nothing at all have no sequences`() {
    #expect(Palette(.direct, on: .dark).render("plain", as: .body) == "plain")
    #expect(Palette(.direct, on: .dark).render("", as: .keep) == "")
  }

  @Test(
    arguments: [
      (.warm, nil, "38;2;45;106;30"), (.dark, nil, "38;2;175;215;135"), (.auto, nil, "32"),
      (.auto, "15;0", "38;2;175;215;135"), (.auto, "0;15", "38;2;45;106;30"),
      (.auto, "0;default;7", "38;2;45;106;30"), (.auto, "12;8", "38;2;175;215;135"),
      (.auto, "light", "32"), (.auto, "0;99", "32"), (.dark, "0;15", "38;2;175;215;135"),
    ] as [(Theme, String?, String)]
  )
  func `the theme decides, or what the terminal says of its background`(
    theme: Theme,
    pair: String?,
    code: String
  ) {
    let palette = Palette(.direct, theme) { $0 == "COLORFGBG" ? pair : nil }

    #expect(palette.render("go", as: .letGo) == "\u{1B}[\(code)mgo\u{1B}[0m")
  }

  /// White, what paper themes of terminals have, and their dark counterparts.
  private static let grounds: [(Palette.Background, [Int])] = [
    (.light, [0xFF_FFFF, 0xFD_F6E3, 0xFA_F4ED, 0xF5_F5F5]),
    (.dark, [0x00_0000, 0x1E_1E1E, 0x28_2A36, 0x2E_3440, 0x00_2B36]),
  ]

  @Test(arguments: Style.allCases)
  func `each colour stands out from its background, in 256 colours too`(style: Style) {
    for (background, grounds) in Self.grounds {
      guard let shade = background.shade(of: style) else { continue }
      for ground in grounds {
        for shown in [shade, Shade(ofIndex: shade.index)] {
          let ratio = Self.contrast(shown, Shade(ground))
          #expect(ratio >= 4.5, "\(style) on \(String(ground, radix: 16)): \(ratio)")
        }
      }
    }
  }

  /// The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
  private static func contrast(_ one: Shade, _ other: Shade) -> Double {
    let (light, dark) = (
      max(luminance(one), luminance(other)), min(luminance(one), luminance(other))
    )
    return (light + 0.05) / (dark + 0.05)
  }

  /// How bright a colour is, from 0 to 1 (WCAG 2.2, "relative luminance").
  private static func luminance(_ shade: Shade) -> Double {
    func linear(_ part: Int) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(shade.red) + 0.7152 * linear(shade.green) + 0.0722 * linear(shade.blue)
  }

  @Test(arguments: [(0x00_0000, 16), (0xFF_FFFF, 231), (0x00_5F5F, 23), (0x80_8080, 244)])
  func `the nearest of 256 colours is taken`(hex: Int, index: Int) {
    #expect(Shade(hex).index == index)
  }
}
