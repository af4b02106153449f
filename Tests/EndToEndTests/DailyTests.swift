import Foundation
import LetGoCore
import LetGoStore
import Testing

/// Waits, boxes and leavings from day to day, as scripts and a person at a terminal see them.
struct DailyTests {
  @Test func `a wish waits again from the day on which it is due, and not before`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("pause", "camera", "--price", "800", "--why", "walks", "--where", "old town")

    let early = try sandbox.run("pause", "camera")
    #expect(early.code == 1)
    #expect(
      early.errors
        == "'camera' waits already, until Tuesday 29 December (30 days left).\n"
        + "Hint: 'bought camera' or 'passed camera' ends it, also before its time.\n"
    )
    #expect(try sandbox.run("pause", "camera", "--price", "700").code == 1)
    #expect(
      try sandbox.run("pauses").output
        == "camera\t800, until Tuesday 29 December (30 days left)\twalks\told town\n"
    )
    sandbox.set("LETGO_NOW", "2026-12-29T00:00")
    #expect(
      try sandbox.run("pause", "Camera").output
        == "Waits again, until Thursday 28 January 2027: Camera. 'undo' takes it back.\n"
    )
    #expect(try sandbox.run("due").output.isEmpty)
  }

  @Test func `what is due comes first, then the first to end`() throws {
    let sandbox = try Sandbox(now: "2026-11-01T08:00")
    try sandbox.run("pause", "camera", "--price", "800")
    sandbox.set("LETGO_NOW", "2026-11-20T08:00")
    try sandbox.run("pause", "boots", "--price", "90")
    sandbox.set("LETGO_NOW", "2026-12-19T08:00")

    #expect(
      try sandbox.run("pauses").output == """
        camera\t800, waited since Sunday 1 November: bought or passed?
        boots\t90, until Sunday 20 December (one day left)

        """
    )
  }

  @Test func `a short wait is worded in hours that pass, whatever the clocks do`() throws {
    // The clocks go forward on the night in between, so 30 hours end an hour later on the wall.
    let sandbox = try Sandbox(now: "2026-03-28T08:00:00")
    let store = try Store(writingAt: StoreLocation(path: sandbox.storePath))
    try store.record("settings", at: Moment(milliseconds: 0, day: Day(number: 0))) {
      try $0.set([.pauseHours: "30", .longPausePrice: "100"])
    }

    let short = try sandbox.run("pause", "shoes", "--price", "60").output
    let long = try sandbox.run("pause", "camera", "--price", "100").output
    #expect(short.hasPrefix("60 is over 30, so it waits until Sunday 29 March, 15:00."))
    #expect(long.hasPrefix("100 is over 30, so it waits until Monday 27 April."))
    #expect(
      try sandbox.run("why").output.contains(
        "a wish over 30 waits 30 hours, and 30 days from 100 on."
      )
    )
    sandbox.set("LETGO_NOW", "2026-03-29T14:59:59")
    #expect(
      try sandbox.run("pauses").output.hasPrefix(
        "shoes\t60, until Sunday 29 March, 15:00 (one hour left)\n"
      )
    )
    #expect(try sandbox.run("due").output.isEmpty)
    sandbox.set("LETGO_NOW", "2026-03-29T15:00:01")
    #expect(try sandbox.run("due").output == "shoes: 60, waited since Saturday 28 March\n")
  }

  @Test func `a box with a label holds several items, each with its day, and leaves as one`() throws
  {
    let sandbox = try Sandbox()
    #expect(
      try sandbox.run("box", "lamp", "--label", "hall cupboard").output
        == "In the box 'hall cupboard' until Tuesday 29 December: lamp. 'undo' takes it back.\n"
    )
    sandbox.set("LETGO_NOW", "2026-11-30T08:30")
    try sandbox.run("box", "usb", "cable", "--label", "Hall cupboard")
    try sandbox.run("box", "mug")

    #expect(
      try sandbox.run("boxes").output == """
        lamp\tuntil Tuesday 29 December\tin 'hall cupboard'
        usb cable\tuntil Wednesday 30 December\tin 'hall cupboard'
        mug\tuntil Wednesday 30 December

        """
    )
    #expect(
      try sandbox.run("keep", "mug").output
        == "Kept: mug; the box was opened for it. 'undo' takes it back.\n"
    )
    #expect(
      try sandbox.run("out", "hall", "cupboard", "--to", "given", "--where", "Oxfam").output
        == "Out of the house, with the box 'hall cupboard': lamp and usb cable. "
        + "'undo' takes it back.\n"
    )
    #expect(
      try sandbox.run("history").output == """
        2026-11-30\tout\tusb cable\t\tgiven, Oxfam
        2026-11-30\tout\tlamp\t\tgiven, Oxfam
        2026-11-30\tkept\tmug

        """
    )
    #expect(try sandbox.run("undo").code == 0)
    #expect(try sandbox.run("boxes").output.split(separator: "\n").count == 2)
  }

  @Test func `an unopened box is let go by its dates alone, and stored nowhere`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("box", "lamp")
    sandbox.set("LETGO_NOW", "2026-12-29T00:00")

    let out = try sandbox.run("out")

    #expect(out.output == "lamp\tunopened since Sunday 29 November, so you can let it go\n")
    #expect(try sandbox.store().items(.decided).isEmpty)
    #expect(try sandbox.store().items(.boxed).count == 1)
  }

  @Test func `decided at night, out on Saturday, in pieces`() throws {
    let sandbox = try Sandbox()

    #expect(
      try sandbox.run("gone", "12", "books", "and", "3", "shirts", "--later").output
        == "Let go: 12 books and 3 shirts (15 pieces). 'out NAME' once they have left; "
        + "'undo' takes it back.\n"
    )
    try sandbox.run("gone", "lamp", "--later")
    #expect(
      try sandbox.run("gone", "lamp", "--later").output.hasPrefix("Let go: another lamp, 2 here")
    )
    try sandbox.run("undo")
    #expect(
      try sandbox.run("out").output == """
        lamp\tlet go on Sunday 29 November, still here
        3 shirts\tlet go on Sunday 29 November, still here
        12 books\tlet go on Sunday 29 November, still here

        """
    )
    #expect(
      try sandbox.run("out", "5", "books", "--to", "sold", "--got", "€7.50").output
        == "Out of the house: 5 books (5 pieces). 'undo' takes it back.\n"
    )
    #expect(
      try sandbox.run("out", "shirts").output.hasPrefix("Out of the house: 3 shirts (3 pieces).")
    )
    #expect(try sandbox.run("out").output.contains("7 books\t"))
    #expect(try sandbox.run("history").output.contains("out\t5 books\t\tsold, for €7.50\n"))
  }

  @Test(arguments: [
    ("gone 7 habits book", "7 habits book", 1), ("gone '12 books'", "12 books", 1),
    ("gone 12 books", "books", 12), ("gone 12 monkeys dvd", "12 monkeys dvd", 1),
  ])
  func `a number is pieces before a plural, and in quotes a name`(
    line: String,
    name: String,
    count: Int
  ) throws {
    let sandbox = try Sandbox()

    #expect(try sandbox.shell("letgo \(line)").code == 0)

    let item = try #require(try sandbox.store().items(.out).first)
    #expect(item.name.text == name)
    #expect(item.count == count)
  }

  @Test func `one got again is marked once, with what it cost`() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("again", "cable").errors.hasPrefix("No 'cable' has left the house."))
    try sandbox.run("gone", "cable", "--later")
    #expect(try sandbox.run("again", "cable").code == 1)
    try sandbox.run("out", "cable")

    #expect(
      try sandbox.run("again", "cable", "--cost", "€9").output
        == "Got again: cable, for €9. 'undo' takes it back.\n"
    )
    #expect(
      try sandbox.run("again", "cable").errors.hasPrefix(
        "'cable' was got again on Sunday 29 November already."
      )
    )
    #expect(try sandbox.run("history").output.contains("got again on Sunday 29 November"))
  }

  @Test(arguments: [
    ("gone lamp --to Oxfam", "'Oxfam' in --to is no way to leave."),
    ("gone lamp --got cheap", "'cheap' in --got is not a price."),
    ("box lamp --label ''", "A name can't be empty."),
    ("again lamp --cost x", "'x' in --cost is not a price."),
    ("due soon", "'due' takes no name, but got 'soon'."),
  ])
  func `what can't be read is named and changes nothing`(line: String, said: String) throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell("letgo \(line) </dev/null")

    #expect(result.code == 2)
    #expect(result.errors.contains(said), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `due is silent when nothing is, else a line each`() throws {
    let sandbox = try Sandbox()
    let nothing = try sandbox.run("due")
    #expect(nothing.output.isEmpty && nothing.errors.isEmpty && nothing.code == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
    try sandbox.run("pause", "camera", "--price", "800", "--why", "walks")
    try sandbox.run("box", "lamp", "--label", "hall")
    #expect(try sandbox.run("due").output.isEmpty)
    sandbox.set("LETGO_NOW", "2026-12-29T00:00")

    let due = try sandbox.run("due")

    #expect(
      due.output == """
        camera: 800, waited since Sunday 29 November; 'walks'
        hall (lamp): unopened since Sunday 29 November

        """
    )
    #expect(due.code == 0)
  }

  @Test func `a note of several lines is one in lists, and whole for programs`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("pause", "camera", "--price", "800", "--why", "slow walks,\nand \"birds\"")
    try sandbox.run("gone", "tripod", "--why", "too heavy\n\nfor walks")
    let history = try sandbox.run("history").output
    let (pauses, json) = (
      try sandbox.run("pauses").output, try sandbox.run("history", "--json").output
    )
    sandbox.set("LETGO_NOW", "2026-12-29T00:00")

    #expect(pauses.split(separator: "\n").count == 1)
    #expect(pauses.contains("\tslow walks, and \"birds\"\n"))
    #expect(history.contains("'too heavy for walks'\n"))
    #expect(json.contains(#""why":"too heavy\n\nfor walks""#))
    #expect(try sandbox.run("due").output.hasSuffix("; 'slow walks, and \"birds\"'\n"))
    #expect(
      try sandbox.run("export", "--format", "csv").output
        .contains("\"slow walks,\nand \"\"birds\"\"\"")
    )
  }

  @Test func `in a terminal due asks about each, and a list of it asks nothing`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("pause", "camera", "--price", "800")
    try sandbox.run("box", "lamp")
    sandbox.set("LETGO_NOW", "2026-12-29T08:00")
    let list = try sandbox.terminal("due", "--list")
    try list.expect("lamp: unopened since Sunday 29 November")
    #expect(try list.waitForExit() == .code(0))

    let terminal = try sandbox.terminal("due")
    try terminal.answer("Do you still want it: bought, passed, pause again, or later?", "")
    try terminal.answer("Did you need it: keep, out, box again, or later?", "yes")
    try terminal.expect("Kept: lamp.")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(try sandbox.store().openPauses().count == 1)
    #expect(try sandbox.store().items(.kept).map(\.name.text) == ["lamp"])
  }
}
