import Foundation
import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// How each bar is given titles as text, whatever they are.
struct StatusFormatTests {
  private static let title = "<b>fish & #[fg=red]chips</b> \"$(id)\" %n"
  private let wording = Wording(
    prompts: .english,
    limits: .published,
    today: Day(number: 20_786)
  )

  private func status(
    _ titles: String...,
    boxes: Int = 0,
    hidingTitles: Bool = false
  ) throws -> Status {
    let things = try titles.enumerated().map { index, title in
      Thing(id: ID(device: 1, number: 1, salt: 1), title: try Name(title), slot: index + 1)
    }
    return Status(
      overview: Overview(things: things, duePauses: [], dueBoxes: boxes),
      date: Day(number: 20_786),
      expires: UTCTime(seconds: 1_795_993_200),
      hidesTitles: hidingTitles
    )
  }

  @Test(arguments: [
    ("plain", "1 <b>fish & #[fg=red]chips</b> \"$(id)\" %n"),
    ("starship", "1 <b>fish & #[fg=red]chips</b> \"$(id)\" %n"),
    ("tmux", "1 <b>fish & ##[fg=red]chips</b> \"$(id)\" %n"),
    ("{one}", "<b>fish & #[fg=red]chips</b> \"$(id)\" %n"),
  ])
  func `a line has titles as its bar takes them for text`(format: String, line: String) throws {
    #expect(try StatusFormat(format).text(of: status(Self.title), in: wording) == line)
  }

  @Test func `waybar gets markup in which titles are text`() throws {
    let text = try StatusFormat("waybar").text(of: status(Self.title, boxes: 1), in: wording)

    let object = try JSONSerialization.jsonObject(with: Data((text ?? "").utf8))
    let bar = try #require(object as? [String: String])
    let markup = "1 &lt;b&gt;fish &amp; #[fg=red]chips&lt;/b&gt; \"$(id)\" %n"
    #expect(bar["text"] == markup + "  due 1")
    #expect(bar["tooltip"] == markup + "\nDue: one box (due).")
    #expect(bar["class"] == "due")
    #expect(bar["expires"] == "2026-11-29T23:00:00Z")
  }

  @Test(arguments: [(0, 0, "free"), (1, 0, "open"), (2, 0, "full"), (2, 1, "due"), (0, 1, "due")])
  func `waybar's class tells what there is`(things: Int, boxes: Int, kind: String) throws {
    let titles = ["a", "b"].prefix(things)
    let status =
      switch titles.count {
      case 0: try status(boxes: boxes)
      case 1: try status("a", boxes: boxes)
      default: try status("a", "b", boxes: boxes)
      }

    let text = try #require(StatusFormat.waybar.text(of: status, in: wording))

    #expect(text.contains("\"class\":\"\(kind)\""))
  }

  @Test(arguments: ["plain", "tmux", "starship", "waybar", "json", "{one} {two} {open}"])
  func `no title is in what others may see`(format: String) throws {
    let status = try status("secret", "hidden", boxes: 3, hidingTitles: true)

    let text = try #require(try StatusFormat(format).text(of: status, in: wording))

    #expect(!text.contains("secret") && !text.contains("hidden"))
    #expect(text.contains("2") || format == "json")
  }

  @Test(arguments: [
    ("{one}/{two}/{open}/{due}", "a//1/2"), ("{date} {expires}", "2026-11-29 2026-11-29T23:00:00Z"),
    ("{{{boxes}}} {pauses}", "{2} 0"), ("100% #{{ }}{one}", "100% #{ }a"),
  ])
  func `a line of one's own has its places filled`(template: String, line: String) throws {
    #expect(try StatusFormat(template).text(of: status("a", boxes: 2), in: wording) == line)
  }

  @Test(arguments: ["jsn", "", "one", "{three}", "{one", "{}", "{one} }", "{One}"])
  func `what is no format is refused`(format: String) throws {
    let complaint = #expect(throws: Complaint.self) { try StatusFormat(format) }

    #expect(complaint?.code == .usage)
  }

  @Test(arguments: ["plain", "tmux", "starship"])
  func `with nothing to do and nothing due there is no line`(format: String) throws {
    #expect(try StatusFormat(format).text(of: status(), in: wording) == nil)
  }
}
