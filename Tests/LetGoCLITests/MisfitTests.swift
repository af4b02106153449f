import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// Words that a verb can make nothing of, and what is said of them.
struct MisfitTests {
  /// A line, what is said of it, and the way on.
  private static let lines = [
    (
      "sync setup", "'sync setup' needs folder PATH or git URL.", "'help sync' shows what it takes."
    ),
    (
      "sync setup stick x", "'sync setup' takes folder PATH or git URL, but got 'stick x'.",
      "'help sync' shows what it takes."
    ),
    (
      "sync stauts",
      "'sync' takes setup folder PATH, setup git URL, status or off, but got 'stauts'.",
      "Did you mean 'status'?"
    ),
    (
      "sync off now", "'sync off' takes nothing after it, but got 'now'.",
      "'help sync' shows what it takes."
    ),
    ("game log", "'game log' needs N.", "N is a whole number from 1 to 1000000."),
    (
      "game log abc", "'game log' takes N [NAME], but got 'abc'.",
      "N is a whole number from 1 to 1000000."
    ),
    (
      "game log 0", "'game log' takes N [NAME], but got '0'.",
      "N is a whole number from 1 to 1000000."
    ),
    (
      "game histroy",
      "'game' takes start, log, end, history, invite, join, send, receive, standings or leave, "
        + "but got 'histroy'.",
      "Did you mean 'history'?"
    ),
    (
      "game end now", "'game end' takes nothing after it, but got 'now'.",
      "'help game' shows what it takes."
    ),
    ("game invite git", "'game invite git' needs URL.", "'help game' shows what it takes."),
    (
      "game invite", "'game invite' needs FILE, git URL or folder PATH.",
      "'help game' shows what it takes."
    ),
    ("GAME RECEIVE", "'game receive' needs FILE.", "'help game' shows what it takes."),
    (
      "backup now", "'backup' takes list or restore [NAME], but got 'now'.",
      "'help backup' shows what it takes."
    ),
    (
      "backup resotre", "'backup' takes list or restore [NAME], but got 'resotre'.",
      "Did you mean 'restore'?"
    ),
    ("two keep", "'two keep' needs NAME.", "'help two' shows what it takes."),
    (
      "two kepe lamp", "'two' takes keep NAME, but got 'kepe lamp'.", "Did you mean 'keep'?"
    ),
    ("undo lst", "'undo' takes list, but got 'lst'.", "Did you mean 'list'?"),
    (
      "completions", "'completions' needs bash, zsh or fish.",
      "'help completions' shows what it takes."
    ),
    (
      "understand", "'understand' needs used, next, cost, minutes, price, confirm or count.",
      "'help understand' shows what it takes."
    ),
    (
      "understand cots",
      "'cots' is no question. There are used, next, cost, minutes, price, confirm, count.",
      "Did you mean 'cost'?"
    ),
    (
      "settings preset", "'settings preset' needs minimalists or published.",
      "'help settings' shows what it takes."
    ),
    ("settings costs", "There is no setting 'costs'.", "Did you mean 'cost'?"),
    ("done", "'done' needs NUMBER or NAME.", "'help done' shows what it takes."),
    ("search", "'search' needs WORDS.", "'help search' shows what it takes."),
    ("gone", "'gone' needs a name.", "'help gone' shows what it takes."),
    ("home phone", "'home' takes no name, but got 'phone'.", "'help home' shows what it takes."),
    ("backup restore nope", "There is no backup 'nope'.", "'backup list' shows them."),
  ]

  @Test(arguments: lines)
  func `what does not fit is said with what would, and the way on`(
    line: String,
    said: String,
    hint: String
  ) throws {
    let stage = try Stage()
    _ = try stage.run("gone lamp")
    _ = try stage.run("backup")

    let complaint = try #require(throws: Complaint.self) {
      do {
        _ = try stage.run(line)
      } catch {
        throw Complaint(error, in: stage.context)
      }
    }

    #expect(Prompts.english.text(complaint.message) == said)
    #expect(complaint.hint.map { Prompts.english.text($0) } == hint)
  }

  @Test(arguments: [
    (["setup"], "'sync setup' braucht folder PATH oder git URL."),
    (["off", "x"], "'sync off' nimmt nichts danach, bekam aber 'x'."),
    (["setup", "x"], "'sync setup' nimmt folder PATH oder git URL, bekam aber 'x'."),
  ])
  func `it is said in the language`(words: [String], said: String) {
    let complaint = SyncCommand.misfit(words, in: .german)

    #expect(Prompts.german.text(complaint.message) == said)
  }

  @Test func `no verb that takes words says that it takes none`() {
    for command in CommandTable.commands where command.form.operand != .none {
      for words in [[], ["xyzzy"], ["xyzzy", "xyzzy"]] {
        let text = Prompts.english.text(command.misfit(words, in: .english).message)

        #expect(!text.contains("takes no name"), "\(command.verb) \(words)")
        #expect(!text.contains("takes nothing"), "\(command.verb) \(words)")
      }
    }
  }
}
