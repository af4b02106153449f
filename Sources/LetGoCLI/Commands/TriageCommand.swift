import LetGoCore
import LetGoPrompts
import LetGoTerminal
import LetGoTriage

/// `triage`: a verdict and a reason for every line or row of a list.
struct TriageCommand: Command {
  static let verb = "triage"
  static let form = Form(
    verb: verb,
    operand: .several("FILE"),
    options: Option.answers + [.ask] + TriageOptions.all + Option.reading
  )

  private let files: [ListFile]
  private let defaults: Answers
  private let asks: Bool
  private let options: TriageOptions
  private let choice: ReadingChoice

  init(_ input: Input, in context: Context) throws {
    files =
      input.words.isEmpty ? [ListFile.standardInput] : input.words.map { ListFile(path: $0) }
    defaults = try Answers(input, in: context) ?? Answers()
    asks = input.has(.ask)
    options = try TriageOptions(input)
    choice = try ReadingChoice(input)
  }

  /// Makes the triage of a list that was pasted at the prompt, where a person can be asked.
  init(pasted text: String) {
    files = [ListFile(pasted: text)]
    defaults = Answers()
    asks = true
    options = .pasted
    choice = ReadingChoice()
  }

  func run(in context: Context) throws -> ExitCode {
    let console = asks ? context.someoneToAskAboutList() : nil
    if asks, console == nil { throw Complaint(.nobodyToAsk, hint: .hintAsk, code: .usage) }
    if options.needsYes, context.someoneToAsk() == nil {
      throw Complaint(.recordUnasked, hint: .hintRecordList, code: .usage)
    }
    try context.noteUnreadSettings()
    var triage = Triage(
      defaults: defaults,
      limits: context.limits,
      today: context.clock.today,
      reader: context.reader,
      keepsSource: options.keepsLines
    )
    triage.readsWishes = options.isWishes
    triage.choice = choice
    return try TriageRun(triage, options, asking: console, in: context).run(over: files)
  }
}
