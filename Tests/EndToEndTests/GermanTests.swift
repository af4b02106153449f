import Foundation
import PseudoTerminal
import Testing

/// A German reader's letgo: everything that a person reads is German, and what programs read is not.
struct GermanTests {
  /// A home whose environment asks for German.
  private static func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    sandbox.set("LC_ALL", "de_DE.UTF-8")
    return sandbox
  }

  @Test func `a guided session from the greeting to the last line`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.run("settings", "currency", "EUR", "--cost", "20", "--pause-price", "30")
    let terminal = try sandbox.terminal()

    try terminal.expect("Zwei Plätze sind frei für etwas, das zu tun ist: add NAME")
    try terminal.answer("letgo> ", "USB-Kabel")
    try terminal.answer("Hast du es in den letzten 90 Tagen benutzt? ", "n")
    try terminal.answer("Wirst du es in den nächsten 90 Tagen benutzen? ", "n")
    try terminal.answer("Was würde Ersatz kosten? ", "12,50")
    try terminal.answer("Wie lange würde es dauern, Ersatz zu besorgen? ", "10")
    try terminal.expect(
      "Du kannst es loslassen. Nicht benutzt, und Ersatz kostet 12,50 € und dauert"
    )
    try terminal.answer("Loslassen? ", "y")
    try terminal.expect("Losgelassen: USB-Kabel.")

    try terminal.answer("letgo> ", "pause Espressomaschine --price 249 --why \"ruhige Morgen\"")
    try terminal.expect("249 € liegt über 30 €, also wartet es bis Dienstag, 29. Dezember.")
    try terminal.answer("letgo> ", "add Pass verlängern")
    try terminal.answer("letgo> ", "add Zahnarzt anrufen")
    try terminal.answer("letgo> ", "add Italienisch lernen")
    try terminal.expect("Schon zwei: 1 Pass verlängern, 2 Zahnarzt anrufen.")
    try terminal.answer("letgo> ", "undo")
    try terminal.expect("Zurückgenommen: add 'Zahnarzt anrufen'.")
    try terminal.answer("letgo> ", "pauses")
    try terminal.expect("249 €, bis Dienstag, 29. Dezember (noch 30 Tage)")
    try terminal.answer("letgo> ", "history")
    try terminal.expect("loslassen: nicht benutzt, und Ersatz kostet 12,50 €")
    try terminal.answer("letgo> ", "stats")
    try terminal.expect("losgelassen")
    try terminal.answer("letgo> ", "why")
    try terminal.expect("20/20, für das, was für alle Fälle daliegt: Nicht benutzt")
    try terminal.answer("letgo> ", "help")
    try terminal.expect("Befehle, in jeder Sprache dieselben Wörter:")
    try terminal.answer("letgo> ", "quit")
    try terminal.expect("1 losgelassen, 1 in der Pause bis Dienstag, 29. Dezember, 1 zu tun.")
    try terminal.expect("Bis zum nächsten Mal.")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `a complaint names the offender and the way out`() throws {
    let sandbox = try Self.sandbox()

    let verb = try sandbox.run("hlep")
    let option = try sandbox.run("pause", "Kamera", "--prise", "3")
    let price = try sandbox.run("pause", "Kamera", "--price", "blau")

    #expect(verb.errors == "Einen Befehl 'hlep' gibt es nicht.\nTipp: Meintest du 'help'?\n")
    #expect(
      option.errors == "'pause' kennt keine Option '--prise'.\nTipp: Meintest du '--price'?\n"
    )
    #expect(price.errors.hasPrefix("'blau' in --price ist kein Preis.\nTipp: Eine Zahl ab 0"))
    #expect([verb, option, price].allSatisfy { $0.code == 2 })
  }

  @Test func `what is set comes before what the environment asks for`() throws {
    let sandbox = try Sandbox()

    let set = try sandbox.run("settings", "language", "de")

    #expect(set.output == "Eingestellt: language de (vorher auto). 'undo' nimmt es zurück.\n")
    #expect(try sandbox.run("gone", "Schuhe").output.hasPrefix("Aus dem Haus: Schuhe."))
    sandbox.set("LC_ALL", "de_DE.UTF-8")
    try sandbox.run("settings", "language", "en")
    #expect(try sandbox.run("gone", "coat").output.hasPrefix("Out of the house: coat."))
    try sandbox.run("settings", "language", "auto")
    #expect(try sandbox.run("gone", "Hut").output.hasPrefix("Aus dem Haus: Hut."))
  }

  @Test(arguments: ["--help", "help manual", "help all", "help pause", "why"])
  func `help is there before any store`(line: String) throws {
    let sandbox = try Self.sandbox()
    let german = try sandbox.run(line.split(separator: " ").map(String.init))
    sandbox.set("LC_ALL", "C.UTF-8")
    let english = try sandbox.run(line.split(separator: " ").map(String.init))

    #expect(german.code == 0 && german.errors.isEmpty)
    #expect(german.output != english.output)
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `what programs read is the same in every language`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("settings", "currency", "EUR", "--cost", "20", "--pause-price", "30")
    _ = try sandbox.shell("letgo verdict cable --used no --cost 12,50 --minutes 10 --record")
    try sandbox.run("pause", "camera", "--price", "249", "--why", "trips")
    try sandbox.run("passed", "camera")
    try sandbox.run("pause", "bike", "--price", "900")
    try sandbox.run("box", "lamp")
    try sandbox.run("drop", "1")
    let list = Data("item;used;cost;minutes\nradio;no;12,50;10\nbike;no;60;9\n".utf8)
    sandbox.set("LETGO_NOW", "2026-11-29T09:00:00")

    for line in [
      "history", "history --json", "search camera", "search bike --json", "stats", "stats --json",
      "boxes", "pauses", "out", "trash", "undo list", "settings", "settings --json", "two",
      "status --format json", "status --format {due}", "export - --format csv", "triage",
      "triage --as csv", "triage --json", "triage --wishes", "triage --dry-run",
      "verdict radio --used no --cost 12,50 --minutes 10",
      "verdict radio --used no --cost 12,50 --minutes 10 --json",
    ] {
      let words = line.split(separator: " ").map(String.init)
      sandbox.set("LC_ALL", "C.UTF-8")
      let english = try sandbox.run(words, input: list)
      sandbox.set("LC_ALL", "de_DE.UTF-8")
      let german = try sandbox.run(words, input: list)

      #expect(english.code == german.code, "\(line)")
      #expect(english.output == german.output, "\(line)")
    }
  }
}
