import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// The manual says what the table has, in a form that both typesetters read.
struct ManualPageTests {
  @Test(arguments: Language.allCases)
  func `every verb and option has its place, whatever the store holds`(language: Language) {
    let page = ManualPage(in: .of(language)).lines.joined(separator: "\n")

    for command in CommandTable.commands {
      #expect(page.contains("\n.TP\n\(Roff.usage(command.form))\n"), "\(command.verb)")
      for option in command.form.options {
        let value = option.value.map { " " + Roff.text($0) } ?? ""
        let row = "\n\(Roff.strong(option.name))\(value)"
        // What means something of its own for a verb has the verb behind it.
        let isThere = ["\n", " (\(command.verb))\n"].contains { page.contains(row + $0) }
        #expect(isThere, "\(option.name)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every exit code is told`(language: Language) {
    let codes = Set(
      Prompts.of(language).lines(.manualCodes).compactMap { $0.split(separator: ":").first }
        .compactMap { Int32($0) }
    )
    #expect(codes == Set(ExitCode.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    (".x", "\\&.x"), ("'x' -y \\z", "\\(aqx\\(aq \\-y \\ez"), ("~/a", "\\(ti/a"),
  ])
  func `each character stands for itself`(text: String, roff: String) {
    #expect(Roff.text(text) == roff)
  }

  @Test(arguments: Language.allCases)
  func `all parts have a heading`(language: Language) {
    #expect(ManualPage(in: .of(language)).lines.filter { $0.hasPrefix(".SH") }.count == 10)
    #expect(Prompts.of(language).lines(.manualHeadings).count == 10)
  }
}
