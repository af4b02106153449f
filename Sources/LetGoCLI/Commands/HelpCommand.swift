import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// `help`: all verbs with a line each, or one verb with its options.
struct HelpCommand: Command {
  static let form = Form(verb: "help", operand: .optional("VERB"))

  private let topic: (any Command.Type)?

  init(_ input: Input, in context: Context) throws {
    guard let word = input.words.first else {
      topic = nil
      return
    }
    topic = try CommandTable.required(word)
  }

  func run(in context: Context) throws -> ExitCode {
    let lines =
      if let topic {
        HelpText.about(topic.form, in: context.prompts)
      } else {
        HelpText.overview(of: offered(in: context), in: context.prompts)
      }
    for line in lines { try context.answer(line) }
    return .done
  }

  /// All verbs, without `add` while both places are taken.
  private func offered(in context: Context) -> [Form] {
    // Help is there for when things go wrong, so a store that can't be read does not stop it.
    let isFull = (try? context.readStore().activeThings().count == 2) ?? false
    return CommandTable.commands.map { $0.form }.filter {
      !isFull || $0.verb != AddCommand.form.verb
    }
  }

  /// "help me" is no request for a verb's help, but a verb or nothing is.
  static func fits(_ words: [String]) -> Bool {
    words.isEmpty || (words.count == 1 && CommandTable.command(for: words[0]) != nil)
  }
}
