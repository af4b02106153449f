import LetGoCore
import LetGoLanguage
import LetGoPrompts

/// `understand`: shows what answers that are piped in mean, one JSON object a line.
struct UnderstandCommand: Command {
  static let verb = "understand"
  static let form = Form(verb: verb, operand: .required("QUESTION"), options: [.today])

  private let topic: Topic
  private let today: Day

  init(_ input: Input, in context: Context) throws {
    let word = try input.requiredName().text
    guard let topic = Topic(rawValue: word.lowercased()) else {
      let topics = Topic.allCases.map(\.rawValue).joined(separator: ", ")
      throw Complaint(
        .noTopic(topic: word.excerpt, topics: topics),
        hint: Spelling.suggestion(for: word, among: Topic.allCases.map(\.rawValue))
          .map { .hintVerb(verb: $0) },
        code: .usage
      )
    }
    self.topic = topic
    guard let value = input[.today] else {
      today = context.clock.today
      return
    }
    guard let day = Day(value) else {
      throw Complaint(
        .notDay(value: value.excerpt, option: Option.today.name),
        code: .usage
      )
    }
    today = day
  }

  func run(in context: Context) throws -> ExitCode {
    let input = ListFile.standardInput
    let answers = try context.open(
      input,
      or: Complaint(.noAnswers, hint: .hintAnswers, code: .usage)
    )
    context.output.capacity = 65_536
    defer { context.output.capacity = 0 }
    do {
      try answers.eachLine { line in
        let reading = context.reader.read(line, about: topic, on: today)
        try context.output.write(reading.json(for: topic, on: today) + "\n")
      }
    } catch let failure as ListFile.Failure {
      throw Complaint(failure, of: input)
    }
    try context.output.flush()
    return .done
  }

  static func choices(for blank: String, after words: [String]) -> [String] {
    Topic.allCases.map(\.rawValue)
  }
}
