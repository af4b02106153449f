import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// `help`: all verbs with a line each, or one verb with its options.
struct HelpCommand: Command {
  static let verb = "help"
  static let form = Form(verb: verb, operand: .optional("VERB|all|keys|manual"))

  private let topic: Topic

  /// What help is asked for.
  private enum Topic {
    /// The verbs of every day.
    case everyday
    case all
    case keys
    case verb(Form)
    case manual
  }

  init(_ input: Input, in context: Context) throws {
    guard let word = input.words.first else {
      topic = .everyday
      return
    }
    switch word.lowercased() {
    case Self.all: topic = .all
    case Self.keys: topic = .keys
    case Self.manual: topic = .manual
    default: topic = .verb(try CommandTable.required(word).form)
    }
  }

  private static let all = "all"
  private static let keys = "keys"
  private static let manual = "manual"

  func run(in context: Context) throws -> ExitCode {
    let help = context.helpText
    let lines: [StyledText]
    switch topic {
    case .verb(let form): lines = help.about(form)
    case .everyday:
      let forms = offered(in: context).filter { CommandTable.everyday.contains($0.verb) }
      lines = help.overview(of: forms, ending: "more")
    case .keys: lines = help.keys()
    case .manual:
      for line in ManualPage(in: context.prompts).lines { try context.answer(inOnePiece: line) }
      return .done
    case .all: lines = help.overview(of: offered(in: context), ending: "each")
    }
    for line in lines { try context.answer(line) }
    return .done
  }

  /// Writes one screen, whatever the store holds, as `--help` does for a reader of the command line.
  static func showScreen(in context: Context) throws -> ExitCode {
    let forms = CommandTable.commands.map { $0.form }.filter {
      CommandTable.everyday.contains($0.verb)
    }
    for line in context.helpText.overview(of: forms, ending: "brief") {
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

  static func meanings(after words: [String]) -> Phrase? { .choicesHelp }

  /// "help me" is no request for a verb's help, but a verb or nothing is.
  static func fits(_ words: [String]) -> Bool {
    words.isEmpty
      || words.count == 1
        && ([all, keys, manual].contains(words[0].lowercased())
          || CommandTable.command(for: words[0]) != nil)
  }
}

extension Context {
  /// The help, as wide as the terminal where it is read in one.
  var helpText: HelpText {
    HelpText(prompts: prompts, room: output.isTerminal ? output.columns : .max)
  }
}
