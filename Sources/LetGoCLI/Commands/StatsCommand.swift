import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// `stats`: what the records come to, in plain lines, on a terminal with pictures of a year below them.
struct StatsCommand: Command {
  static let verb = "stats"
  static let form = Form(verb: verb, options: [.json, .html, .svg])

  /// What is answered.
  private enum Answer {
    case screen
    case json
    /// A page at a path.
    case page(String)
    /// A picture at a path.
    case picture(String)
  }

  private let answer: Answer

  init(_ input: Input, in context: Context) throws {
    let given = Self.form.options.filter { input.has($0) }
    if given.count > 1 {
      throw Complaint(
        .optionsApart(first: given[0].name, second: given[1].name),
        hint: .hintVerbHelp(verb: Self.verb),
        code: .usage
      )
    }
    if let path = input[.html] {
      answer = .page(path)
    } else if let path = input[.svg] {
      answer = .picture(path)
    } else {
      answer = input.has(.json) ? .json : .screen
    }
  }

  func run(in context: Context) throws -> ExitCode {
    let store = try context.readStore()
    let isRows = if case .screen = answer { !context.output.isTerminal } else { false }
    let numbers = try Numbers(
      of: store,
      under: context.limits,
      on: context.clock.today,
      withYear: !isRows
    )
    switch answer {
    case .screen where isRows: try list(numbers, in: context)
    case .screen: try show(numbers, in: context)
    case .json: try context.answer(inOnePiece: numbers.json)
    case .page(let path):
      try write(StatsPage(numbers, context.wording).html, to: path, in: context)
    case .picture(let path):
      try write(StatsPicture(numbers, context.wording).svg, to: path, in: context)
    }
    return .done
  }

  private func list(_ numbers: Numbers, in context: Context) throws {
    let wording = context.wordingForRows
    let rows = numbers.rows(in: wording) + numbers.rowInRow(in: wording)
    try context.list(rows, orWhenEmpty: .emptyHistory)
  }

  private func show(_ numbers: Numbers, in context: Context) throws {
    let wording = context.wording
    try context.list(numbers.rows(in: wording), orWhenEmpty: .emptyHistory)
    if let inRow = numbers.inRow { try context.answer(inRow) }
    let story = YearStory(numbers, wording)
    if context.isPlain {
      for sentence in story.sentences { try context.answer("\(sentence)") }
    } else {
      for line in story.lines(width: context.output.columns, in: .shared) {
        try context.answer(line)
      }
    }
  }

  private func write(_ text: String, to path: String, in context: Context) throws {
    guard path != "-" else { return try context.output.write(text) }
    do {
      let file = try NewFile(at: path, store: context.storePath)
      try file.output.write(text)
      try file.finish()
      try context.note(.pictureWritten(path: path.withoutControls()), of: file)
    } catch Output.Failure.system(let number) {
      throw NewFile.complaint(about: path, number)
    }
  }
}

extension Context {
  /// Whether a person reads what is shown line by line, as a screen reader does, so that words have to
  /// take the place of pictures.
  var isPlain: Bool { environment["ACCESSIBLE"].map { $0 != "0" } ?? false }
}
