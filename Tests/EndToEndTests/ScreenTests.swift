import Foundation
import PseudoTerminal
import Testing

/// What stands on the screen of a terminal that is not of our making.
///
/// letgo is told what terminal it is in by TERM, while tmux shows what comes of it.
struct ScreenTests {
  /// A terminal by name, a locale and a width.
  struct Place: CustomTestStringConvertible {
    let term: String
    let locale: String
    let columns: Int

    var testDescription: String { "\(term), \(locale), \(columns) columns" }
  }

  /// Every two of them together at least once.
  static let places: [Place] = [
    ("xterm-256color", "C.UTF-8", 40), ("xterm-256color", "C", 80), ("xterm-256color", "C", 200),
    ("screen", "C", 40), ("screen", "C.UTF-8", 80), ("screen", "C.UTF-8", 200),
    ("linux", "C.UTF-8", 40), ("linux", "C", 80), ("linux", "C", 200),
    ("dumb", "C", 40), ("dumb", "C.UTF-8", 80), ("dumb", "C.UTF-8", 200),
  ].map(Place.init)

  private static let used = "Have you used it in the last 90 days?"

  @Test(arguments: places)
  func `a session shows what it says, and nothing else`(place: Place) throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let tmux = try Tmux(
      in: sandbox,
      term: place.term,
      locale: place.locale,
      columns: place.columns
    )

    // Home, with what is to do at the right end.
    try tmux.expect("Sunday. One thing, at its own pace.")
    try tmux.expect("1 renew passport   Room for one more thing to do: add NAME")
    try tmux.expectLastLine(row("letgo>", "1 to do", in: place))

    try tmux.answer("letgo>", "usb cable")
    try tmux.answer(Self.used, "no")
    try tmux.answer("Will you use it in the next 90 days?", "no")
    try tmux.answer("What would another one cost?", "8")
    try tmux.answer("How long would it take to get one?", "10 minutes")
    try tmux.expect(
      "You can let it go. Not used, and another costs 8 and takes 10 minutes (20/20)."
    )
    try tmux.answer("Let it go?", "yes")
    try tmux.expect("Let go: usb cable. 'out usb cable' once it has left; 'undo' takes it back.")
    try tmux.answer("letgo>", "gone café 日本 mug")
    try tmux.expect("Out of the house: café 日本 mug. 'undo' takes it back.")

    try tmux.answer("letgo>", "stats")
    try tmux.expect("let go  2")
    try tmux.expect("kept    0")
    try tmux.answer("letgo>", "game start")
    try tmux.expect("Day 1 asks for one thing, day 2 for two.")
    try tmux.answer("letgo>", "game")
    try tmux.expect("Day 1 of 30, Sunday 29 November: 1 asked for, 1 out. That is all for today.")
    try tmux.expect("\nday  [1]   2 ")
    try tmux.expect("29   30")
    try tmux.answer("letgo>", "quit")
    try tmux.expect("1 let go, 1 out of the house. Until next time.")

    #expect(try tmux.code() == 0)
    let modes = try tmux.modes()
    #expect(modes.after == modes.before)
    try expectNoSequences(in: tmux.text())
    try expectRowsFit(in: tmux, columns: place.columns)
  }

  @Test(arguments: places)
  func `keys go on with a line, and what is pasted is no key`(place: Place) throws {
    let sandbox = try Sandbox()
    let tmux = try Tmux(
      in: sandbox,
      term: place.term,
      locale: place.locale,
      columns: place.columns
    )
    try tmux.answer("letgo>", "box café 日本 mug")
    try tmux.expect("Boxed until Tuesday 29 December")
    try tmux.expectLastLine("letgo>")

    try tmux.type("pa")
    try tmux.press("Tab")
    try tmux.expect("waits 30 days before a wish is bought")
    try tmux.expect("the wishes that wait and until when")
    try tmux.expectLastLine("letgo> pa")
    try tmux.press("C-u")
    try tmux.type("out ca")
    try tmux.press("Tab")
    try tmux.expectLastLine("letgo> out café 日本 mug")
    try tmux.press("C-u")
    try tmux.expectLastLine("letgo>")

    // What may come is shown in grey, which a terminal without any shows nothing of.
    try tmux.type("bo")
    try tmux.expectLastLine(place.term == "dumb" ? "letgo> bo" : "letgo> box café 日本 mug")
    try tmux.press("C-e")
    try tmux.type("!")
    try tmux.expectLastLine(place.term == "dumb" ? "letgo> bo!" : "letgo> box café 日本 mug!")
    try tmux.press("C-u")
    try tmux.expectLastLine("letgo>")

    try tmux.paste("gone bread maker")
    try tmux.expectLastLine("letgo> gone bread maker")
    try tmux.press("Enter")
    try tmux.expect("Out of the house: bread maker. 'undo' takes it back.")
    try tmux.expectLastLine("letgo>")
    // Without marks around it, what is pasted is what is typed.
    if place.term != "dumb" {
      try tmux.paste("lamp\nkettle\n")
      try tmux.expect("lamp, 1 of 2. " + Self.used)
      try tmux.press("C-c")
      try tmux.expect("letgo>")
    }
    try tmux.press("C-d")

    #expect(try tmux.code() == 0)
    try expectNoSequences(in: tmux.text())
  }

  @Test(arguments: ["xterm-256color", "screen", "linux", "dumb"])
  func `a window of another width shows the line as it is`(term: String) throws {
    let tmux = try Tmux(in: try Sandbox(), term: term)
    try tmux.expect("letgo>")
    var line = "gone"
    try tmux.type(line)

    for columns in [200, 40, 200, 80] {
      let words = " one more word"
      line += words
      try tmux.type(words)
      try tmux.expectLastLine("letgo> " + line)
      try tmux.resize(columns: columns)
    }
    try tmux.type(" at last", enter: true)

    try tmux.expect("Out of the house: " + line.dropFirst(5) + " at last.")
    try expectNoSequences(in: tmux.text())
  }

  @Test(arguments: ["xterm-256color", "screen", "linux", "dumb"])
  func `however letgo ends, the terminal is as it was`(term: String) throws {
    let tmux = try Tmux(in: try Sandbox(), term: term)
    let ends: [(signal: Int32, code: Int32)] = [
      (SIGTERM, 143), (SIGHUP, 129), (SIGSEGV, 139), (SIGABRT, 134),
    ]
    try tmux.answer("letgo>", "quit")
    #expect(try tmux.code() == 0)
    try expectSameModes(in: tmux, "quit")

    try tmux.startAgain()
    try tmux.expect("letgo>")
    try tmux.press("C-d")
    #expect(try tmux.code() == 0)
    try expectSameModes(in: tmux, "Ctrl-D")

    for (signal, code) in ends {
      try tmux.startAgain()
      try tmux.expect("letgo>")
      try tmux.type("half a li")
      try tmux.expectLastLine("letgo> half a li")
      try tmux.signal(signal)
      #expect(try tmux.code() == code)
      try expectSameModes(in: tmux, "signal \(signal)")
    }
  }

  private func row(_ left: String, _ right: String, in place: Place) -> String {
    // The last cell stays free, and one more where a colour ends behind it.
    let free = place.term == "dumb" ? 1 : 2
    let gap = place.columns - free - left.count - right.count
    return left + String(repeating: " ", count: gap) + right
  }

  private func expectSameModes(in tmux: Tmux, _ end: Comment) throws {
    let modes = try tmux.modes()
    #expect(!modes.before.isEmpty)
    #expect(modes.after == modes.before, end)
  }

  /// A sequence that a terminal does not take for one is there to read.
  private func expectNoSequences(in text: String) throws {
    let sequence = /\u{1B}|\^\[|\[[?0-9][0-9;]*[A-Za-z~]|\]1?1;|rgb:/
    #expect(text.firstMatch(of: sequence) == nil, "\(text)")
  }

  /// Pictures and tables fit; a sentence may go on in the next row.
  private func expectRowsFit(in tmux: Tmux, columns: Int) throws {
    let rows = try tmux.text(joined: false).split(separator: "\n")
    #expect(rows.allSatisfy { $0.count <= columns })
    let drawn = #/^(day|out|Mon|Tue|Wed|Thu|Fri|Sat|Sun|since|kept|boxed|· 0) /#
    for line in try tmux.text().split(separator: "\n") where line.firstMatch(of: drawn) != nil {
      #expect(line.count <= columns, "\(line)")
    }
  }
}
