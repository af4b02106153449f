import Foundation
import LetGoCore
import LetGoPrompts
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// What records come to, as sentences, as a page and as a picture.
struct StatsPictureTests {
  private let stage: Stage

  init() throws {
    let first = try Stage(now: "2025-12-24T08:30Z")
    _ = try first.run("gone lamp")
    let second = try Stage(now: "2026-11-28T08:30Z", sharing: first)
    for line in [
      "pause bike --price $90", "passed bike", "settings currency EUR --cost 20 --pause-price 30",
      "gone 12 books", "keep <coat>", "pause camera --price 800", "passed camera",
      "add call the dentist", "done 1",
    ] {
      _ = try second.run(line)
    }
    stage = try Stage(now: "2026-11-29T08:30Z", sharing: second)
    // The first stage's directory goes with it.
    keep = [first, second]
  }

  private let keep: [Stage]

  private func numbers() throws -> Numbers {
    try Numbers(
      of: stage.context.readStore(),
      under: stage.context.limits,
      on: stage.context.clock.today
    )
  }

  @Test func `a year can be told in sentences`() throws {
    #expect(
      YearStory(try numbers(), stage.context.wording).sentences == [
        "December 2025: 1 let go", "November: 12 let go", "November: €800 not spent",
      ]
    )
  }

  @Test func `on a terminal the year is a map with its legend, and bars`() throws {
    let lines = YearStory(try numbers(), stage.context.wording).lines(width: 40, in: .utf8)
      .map(\.plain)

    #expect(
      lines == [
        "", "Let go, day by day", "     Apr May  Jun Jul Aug  Sep Oct Nov",
        "Mon \(String(repeating: "·", count: 36))", "Tue \(String(repeating: "·", count: 36))",
        "Wed \(String(repeating: "·", count: 36))", "Thu \(String(repeating: "·", count: 36))",
        "Fri \(String(repeating: "·", count: 36))", "Sat \(String(repeating: "·", count: 35))█",
        "Sun \(String(repeating: "·", count: 36))", "· 0  ░ 1  ▒ 2–4  ▓ 5–9  █ 10 and more", "",
        "Not spent, month by month",
        "November  \(String(repeating: "█", count: 25)) €800",
      ]
    )
  }

  @Test func `days and months are in the JSON, a month without anything too`() throws {
    let json = try numbers().json

    #expect(
      json.contains(
        "\"days\":[{\"day\":\"2025-12-24\",\"letGo\":1},{\"day\":\"2026-11-28\",\"letGo\":12}]"
      )
    )
    #expect(json.contains("{\"month\":\"2026-10\",\"letGo\":0,\"notSpent\":[]}"))
    #expect(
      json.contains(
        "{\"month\":\"2026-11\",\"letGo\":12,\"notSpent\":[{\"currency\":\"EUR\",\"amount\":\"800\"},"
          + "{\"currency\":\"USD\",\"amount\":\"90\"}]}"
      )
    )
  }

  @Test func `page and picture are well-formed, need no network and say what they show`() throws {
    let (numbers, wording) = (try numbers(), stage.context.wording)
    for file in [StatsPage(numbers, wording).html, StatsPicture(numbers, wording).svg] {
      #expect(try Self.unclosed(file) == [])
      let elsewhere = file.replacing("http://www.w3.org/2000/svg", with: "")
      for word in ["http", "url(", "@import", "src=", "href=", "<script"] {
        #expect(!elsewhere.contains(word))
      }
      for part in [
        "lang=\"en\"", "role=\"img\"", "<title>What was let go</title>", "<desc ",
        "November: 12 let go.", "One day with something done.",
        "prefers-color-scheme:dark",
      ] {
        #expect(
          file.contains(part)
            || file.contains(part.replacing("<title>", with: "<title id=\"title\">")),
          "\(part)"
        )
      }
    }
  }

  @Test func `the page has tables of all that its pictures show`() throws {
    let page = StatsPage(try numbers(), stage.context.wording).html

    for row in [
      "<th scope=\"row\">let go</th>\n<td>13</td>",
      "<th scope=\"row\">November</th>\n<td class=\"number\">12</td>\n<td class=\"number\">€800</td>",
      "<th scope=\"row\">Wednesday 24 December 2025</th>\n<td class=\"number\">1</td>",
    ] {
      #expect(page.contains(row), "\(row)")
    }
  }

  @Test func `of an empty store a page says that nothing is recorded`() throws {
    let empty = try Stage()
    let numbers = try Numbers(
      of: empty.context.readStore(),
      under: .published,
      on: empty.context.clock.today
    )

    let page = StatsPage(numbers, empty.context.wording).html
    let picture = StatsPicture(numbers, empty.context.wording).svg

    #expect(page.contains("<p>Nothing is recorded yet.</p>"))
    #expect(try Self.unclosed(page) == [])
    #expect(!page.contains("<svg"))
    #expect(picture.contains("Nothing is recorded yet."))
    #expect(try Self.unclosed(picture) == [])
  }

  @Test func `markup is text where it comes from elsewhere`() throws {
    let element = Markup.element("p", ["title": "a\"b<"], "1 < 2 & \u{1B}[31m<\u{301}b>")

    #expect(
      element.source
        == "<p title=\"a&quot;b&lt;\">1 &lt; 2 &amp; \u{FFFD}[31m&lt;\u{301}b&gt;</p>"
    )
  }

  @Test(arguments: [StatsColors.light, .dark])
  func `all that is drawn stands out from what it stands on`(colors: StatsColors) {
    for shade in [colors.ink, colors.faint, colors.mark] {
      #expect(shade.contrast(with: colors.ground) >= 4.5, "\(shade.hex)")
    }
  }

  @Test(arguments: [["--json", "--html", "x"], ["--html", "x", "--svg", "y"]])
  func `one form at a time is asked for`(options: [String]) throws {
    #expect(throws: Complaint.self) {
      try stage.run((["stats"] + options).joined(separator: " "))
    }
  }

  /// The names of the elements that are not closed, or closed in the wrong place.
  private static func unclosed(_ file: String) throws -> [String] {
    var (open, wrong): ([String], [String]) = ([], [])
    for tag in file.matches(
      of: /<(\/?)([a-z1-6]+)((?: [a-z:A-Z-]+="[^"<>&]*(?:&[a-z]+;[^"<>&]*)*")*)>/
    ) {
      let name = String(tag.2)
      if name == "meta" { continue }
      if tag.1.isEmpty {
        open.append(name)
      } else if open.popLast() != name {
        wrong.append(name)
      }
    }
    // Every angle belongs to a tag, and every ampersand to an entity.
    let tags = file.matches(of: /<\/?[a-z1-6]+[^<>]*>|<\?xml[^<>]*\?>|<!DOCTYPE html>/).count
    if tags != file.count(where: { $0 == "<" }) || tags != file.count(where: { $0 == ">" }) {
      wrong.append("<")
    }
    if file.matches(of: /&(?:amp|lt|gt|quot);/).count != file.count(where: { $0 == "&" }) {
      wrong.append("&")
    }
    return open + wrong
  }
}

extension Shade {
  /// The contrast with another colour, from 1 to 21 (WCAG 2.2, "contrast ratio").
  fileprivate func contrast(with other: Shade) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// How bright it is, from 0 to 1 (WCAG 2.2, "relative luminance").
  private var luminance: Double {
    let parts = [red, green, blue].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
