import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// `help`: all verbs with a line each, or one verb with its options.
struct HelpCommand: Command {
  static let verb = "help"
  static let form = Form(verb: verb, operand: .optional("VERB|all"))

  private let topic: Topic

  /// What help is asked for.
  private enum Topic {
    /// The verbs of every day.
    case everyday
    case all
    case verb(Form)
  }

  init(_ input: Input, in context: Context) throws {
    guard let word = input.words.first else {
      topic = .everyday
      return
    }
    topic = word.lowercased() == Self.all ? .all : .verb(try CommandTable.required(word).form)
  }

  private static let all = "all"

  func run(in context: Context) throws -> ExitCode {
    let lines =
      switch topic {
      case .verb(let form): HelpText.about(form, in: context.prompts)
      case .everyday:
        HelpText.overview(
          of: offered(in: context).filter { CommandTable.everyday.contains($0.verb) },
          ending: "more",
          in: context.prompts
        )
      case .all:
        HelpText.overview(of: offered(in: context), ending: "each", in: context.prompts)
      }
    for line in lines { try context.answer(line) }
    return .done
  }

  /// Writes a line for each verb, whatever the store holds, as `--help` does for a reader of the
  /// command line.
  static func listAll(in context: Context) throws -> ExitCode {
    let forms = CommandTable.commands.map { $0.form }
    for line in HelpText.overview(of: forms, ending: "each", in: context.prompts) {
      try context.answer(line)
    }
    return .done
  }

  /// All verbs, without `add` while both places are taken.
  private func offered(in context: Context) -> [Form] {
    // Help is there for when things go wrong, so a store that can't be read does not stop it.
    let isFull = (try? context.readStore().activeThings().count == Thing.most) ?? false
    return CommandTable.commands.map { $0.form }.filter {
      !isFull || $0.verb != AddCommand.verb
    }
  }

  /// "help me" is no request for a verb's help, but a verb or nothing is.
  static func fits(_ words: [String]) -> Bool {
    words.isEmpty
      || words.count == 1
        && (words[0].lowercased() == all || CommandTable.command(for: words[0]) != nil)
  }
}
