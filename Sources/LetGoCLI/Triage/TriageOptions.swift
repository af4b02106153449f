import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// What is asked of a triage besides the verdicts: what is shown and how, and what is recorded.
struct TriageOptions {
  /// How rows are written; nil when nothing was said of it.
  let form: Form?
  /// The verdicts that are shown; nil for all.
  let only: Set<String>?
  /// By what the rows are put in order; nil for the list's own.
  let order: Order?
  /// The file that the rows go to; nil for standard output.
  let path: String?
  /// Whether what the verdicts lead to is recorded.
  let records: Bool
  /// Whether it is recorded without a question.
  let isAgreed: Bool
  /// Whether it is only said what would be recorded.
  let isDryRun: Bool
  /// Whether the list names wishes and not what is owned.
  let isWishes: Bool
  /// Whether the list was pasted at the prompt, where no option can be said.
  let isPasted: Bool

  /// How rows are written.
  enum Form: String, CaseIterable {
    case tsv
    case csv
    case jsonl
  }

  /// By what rows are put in order.
  enum Order: String, CaseIterable {
    case name
    case cost
    case verdict
  }

  /// The options in a form.
  static let all: [Option] = [
    .json, .rows, .only, .sort, .output, .wishes, .record, .yes, .dryRun,
  ]

  /// Shows all verdicts, and asks whether what is to let go shall be recorded.
  static let pasted = TriageOptions()

  private init() {
    (form, only, order, path) = (nil, nil, nil, nil)
    (records, isAgreed, isDryRun, isWishes) = (true, false, false, false)
    isPasted = true
  }

  init(_ input: Input) throws {
    isPasted = false
    isWishes = input.has(.wishes)
    records = input.has(.record)
    isAgreed = input.has(.yes)
    isDryRun = input.has(.dryRun)
    path = input[.output].flatMap { $0 == "-" ? nil : $0 }
    form = try input.has(.json) ? .jsonl : input.choice(.rows, hint: .hintRows)
    order = try input.choice(.sort, hint: .hintSort)
    let verdicts = isWishes ? WishVerdict.words : VerdictWords.all
    only = try input[.only].map { value in
      let words = value.split(separator: ",").map {
        $0.trimmingBlanks().lowercased().replacing("-", with: " ")
      }
      guard !words.isEmpty, words.allSatisfy(verdicts.contains) else {
        throw Complaint(
          .notChoice(value: value.excerpt, option: Option.only.name),
          hint: .hintOnly(
            verdicts: verdicts.map { $0.replacing(" ", with: "-") }.joined(separator: ", ")
          ),
          code: .usage
        )
      }
      return Set(words)
    }
  }

  /// Whether rows go to a file as they stand in the list, so that they can be piped in again.
  var keepsLines: Bool { path != nil && only != nil && form == nil && !isDryRun }

  /// Whether rows are to be recorded, or looked at for it.
  var gathers: Bool { records || isDryRun }

  /// Whether somebody has to agree before anything is recorded.
  var needsYes: Bool { records && !isAgreed && !isDryRun }

  /// Returns whether a person reads the rows, in a table; else they are columns for a program.
  func isForPerson(_ output: Output) -> Bool {
    path == nil && form == nil && output.isTerminal
  }

  /// Returns where rows go that are not written as plain columns at once; nil when all are.
  func sink(to output: Output, in context: Context) -> (any RowSink)? {
    let isForPerson = isForPerson(output)
    let isPlain =
      !isForPerson && form != .csv && only == nil && order == nil && !isWishes && !isDryRun
    if isPlain { return nil }
    let sink: any RowSink =
      isForPerson ? RowTable(in: context) : RowStream(rowForm, to: output)
    return order.map { SortedRows(by: $0, to: sink) } ?? sink
  }

  private var rowForm: any RowForm {
    if keepsLines { return ListForm() }
    return switch form {
    case .csv: CSVForm(withState: isDryRun)
    case .jsonl: JSONForm()
    case .tsv, nil: TSVForm()
    }
  }
}

extension Option {
  static let rows = Option("--as", "tsv|csv|jsonl")
  static let only = Option("--only", "VERDICT,...", among: Verdict.allCases.map(\.rawValue))
  static let sort = Option("--sort", "name|cost|verdict")
  static let wishes = Option("--wishes")
}

extension Input {
  /// Returns which of a few words an option has; nil when it was not given.
  fileprivate func choice<Choice: RawRepresentable<String>>(
    _ option: Option,
    hint: Phrase
  ) throws(Complaint) -> Choice? {
    guard let value = self[option] else { return nil }
    guard let choice = Choice(rawValue: value.lowercased()) else {
      throw Complaint(
        .notChoice(value: value.excerpt, option: option.name),
        hint: hint,
        code: .usage
      )
    }
    return choice
  }
}
