import Foundation
import PseudoTerminal
import Testing

/// Tab at the prompt, as a person presses it.
struct PromptCompletionTests {
  @Test func `Tab goes on with verbs, words and names, and shows what there is`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("box", "usb cable")
    let terminal = try sandbox.terminal()
    try terminal.expect("letgo> ")

    try terminal.send("ou\t")
    try terminal.expectCursorRow("letgo> out")
    try terminal.send("us\t\r")
    try terminal.expect("Out of the house: usb cable.")
    try terminal.expect("letgo> ")

    try terminal.send("pa\t")
    try terminal.expect("passed")
    try terminal.expectCursorRow("letgo> pa")
    try terminal.send("u\t")
    try terminal.expectCursorRow("letgo> pause")
    try terminal.send("\u{15}game inv\t")
    try terminal.expectCursorRow("letgo> game invite")
    try terminal.send("\u{15}letgo sync st\t")
    try terminal.expectCursorRow("letgo> letgo sync status")

    // What names nothing that is known stays as it is.
    try terminal.send("\u{15}bread ma\t!")
    try terminal.expectCursorRow("letgo> bread ma!")
    try terminal.send("\u{15}quit\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `Tab goes on with files and in quotes, and shows a list once`() throws {
    let sandbox = try Sandbox(holding: "usb cable\n", as: "rare list.txt")
    try Data().write(to: sandbox.home.appendingPathComponent("rare\u{1B}[2J.txt"))
    try sandbox.run("gone", "bread maker")
    let terminal = try sandbox.terminal(columns: 200)
    try terminal.expect("letgo> ")

    try terminal.send("triage \(sandbox.home.path)/ra\t")
    try terminal.expectCursorRow("letgo> triage \"\(sandbox.home.path)/rare list.txt\"")
    try terminal.send("\r")
    try terminal.expect("undecided: 1")
    try terminal.expect("letgo> ")
    try terminal.send("again \"br\t")
    try terminal.expectCursorRow("letgo> again \"bread maker\"")

    try terminal.send("\u{15}settings theme \t\t\t")
    try terminal.expect("for a light background")
    try terminal.send("da\t")
    try terminal.expectCursorRow("letgo> settings theme dark")
    #expect(terminal.transcript.split(separator: "for a light background").count == 2)
    // After something was typed it is shown again.
    try terminal.send("\u{15}settings theme \t")
    try terminal.expect("for a light background")
    try terminal.send("\u{15}quit\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `add is offered while there is room, and an answer by what can be answered`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let terminal = try sandbox.terminal()
    try terminal.expect("letgo> ")
    try terminal.send("ad\tcall the dentist\r")
    try terminal.expect("call the dentist. 'undo' takes it back.")
    try terminal.expect("letgo> ")
    try terminal.send("ad\t!")
    try terminal.expect("ad!")

    try terminal.send("\u{15}lamp\r")
    try terminal.expect("Have you used it in the last 90 days? ")
    try terminal.send("no\t")
    try terminal.expect("not sure")
    try terminal.send("t\t")
    try terminal.expectCursorRow("Have you used it in the last 90 days? not sure")
    try terminal.send("\u{15}wh\t\r")
    try terminal.expect("90/90")
    try terminal.expect("Have you used it in the last 90 days? ")
    try terminal.send("\u{3}")
    try terminal.expect("letgo> ")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .code(0))
  }
}
