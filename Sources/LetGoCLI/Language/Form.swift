import LetGoCore

/// How a verb is written: what may follow it.
struct Form: Sendable {
  /// The verb, in lower case.
  let verb: String
  /// What stands after it, apart from options.
  var operand = Operand.none
  /// Its options.
  var options: [Option] = []
  /// Which names can stand where help writes one, by what help writes there.
  var known: [String: Known] = [:]
  /// Where help writes a name and a whole number stands, and which ones there are.
  var numbers: [String: ClosedRange<Int>] = [:]

  /// What a name is known from.
  enum Known: Equatable, Sendable {
    case items([Outcome.Kind])
    /// Boxes in the house, by their labels.
    case boxes
    case openThings
    case waitingThings
    /// Wishes that wait.
    case wishes
    /// What can be brought back.
    case discards
    case backups
    /// Games with friends.
    case rounds

    /// What is here and was not kept: it waits to leave, or in a box.
    static let undecided = Known.items([.decided, .boxed])
  }

  /// What stands after a verb, apart from options; the text is how help writes it.
  enum Operand: Equatable, Sendable {
    case none
    case optional(String)
    case required(String)
    /// One word each, any number of them.
    case several(String)

    /// How help writes it; empty where nothing stands after the verb.
    var text: String {
      switch self {
      case .none: ""
      case .optional(let name), .required(let name), .several(let name): name
      }
    }
  }

  /// The verb with all that may follow it, as help shows it.
  var usage: String {
    let operand: [String] =
      switch operand {
      case .none: []
      case .optional(let name): ["[\(name)]"]
      case .required(let name): [name]
      case .several(let name): ["[\(name) ...]"]
      }
    return ([verb] + operand + options.map(\.usage)).joined(separator: " ")
  }

  /// Returns the option that a word which looks like a file would belong to, or nil.
  func fileOption(for word: String) -> Option? {
    guard word.looksLikeFile else { return nil }
    let files = options.filter { $0.value == "FILE" }
    let ending = word.split(separator: ".").last.map { "--\($0.lowercased())" }
    return files.first { $0.name == ending } ?? files.first
  }

  /// Every verb takes `--help`, which help does not list.
  static let help = Option("--help")
}

/// One option of a verb.
struct Option: Equatable, Sendable {
  /// Its name, with both dashes.
  let name: String
  /// How help writes its value; nil for an option that takes none.
  let value: String?
  /// Whether the value is free text, to which all words up to the next option belong.
  let takesRest: Bool
  /// The values that there are, where help has one word for them.
  let choices: [String]

  init(
    _ name: String,
    _ value: String? = nil,
    takesRest: Bool = false,
    among choices: [String] = []
  ) {
    self.name = name
    self.value = value
    self.takesRest = takesRest
    self.choices = choices
  }

  /// The option as help shows it, in brackets.
  fileprivate var usage: String {
    value.map { "[\(name) \($0)]" } ?? "[\(name)]"
  }
}

extension Option {
  static let used = Option("--used", "yes|no|DATE")
  static let next = Option("--next", "yes|no")
  static let cost = Option("--cost", "N")
  static let minutes = Option("--minutes", "N")
  static let exempt = Option("--exempt", "KIND", among: Exemption.allCases.map(\.rawValue))
  static let json = Option("--json")
  static let exitStatus = Option("--exit-status")
  static let record = Option("--record")
  static let ask = Option("--ask")
  static let price = Option("--price", "N")
  static let why = Option("--why", "TEXT", takesRest: true)
  static let place = Option("--where", "TEXT", takesRest: true)
  static let label = Option("--label", "TEXT", takesRest: true)
  static let later = Option("--later")
  static let way = Option("--to", "WAY", among: Leaving.Way.allCases.map(\.rawValue))
  static let got = Option("--got", "N")
  static let list = Option("--list")
  static let notify = Option("--notify")
  static let dryRun = Option("--dry-run")
  static let add = Option("--add", "NAME", takesRest: true)
  static let yesterday = Option("--yesterday")
  static let day = Option("--day", "K")
  static let days = Option("--days", "N")
  static let from = Option("--from", "DATE")
  static let grace = Option("--grace", "12h")
  static let relaxed = Option("--relaxed")
  static let shown = Option("--called", "NAME", takesRest: true)
  static let roundName = Option("--name", "NAME", takesRest: true)
  static let shareTitles = Option("--share-titles")
  static let titles = Option("--titles")
  static let limit = Option("--limit", "N")
  static let pausePrice = Option("--pause-price", "N")
  static let longPausePrice = Option("--long-pause-price", "N")
  static let yes = Option("--yes")
  static let quiet = Option("--quiet")
  static let rebuild = Option("--rebuild")
  static let today = Option("--today", "DATE")
  static let format = Option("--format", "json|csv|ics")
  static let statusFormat = Option("--format", "plain|tmux|starship|waybar|json|TEXT")
  static let counts = Option("--counts")
  static let output = Option("--output", "FILE")
  static let html = Option("--html", "FILE")
  static let svg = Option("--svg", "FILE")

  /// What is known about an item before it is asked.
  static let answers: [Option] = [.used, .next, .cost, .minutes, .exempt]
}
