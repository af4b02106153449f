import LetGoCore
import LetGoPrompts
import LetGoStore

/// `two`: the things to do, two at the most; with `keep`, which waiting one has a place.
struct TwoCommand: Command {
  static let verb = "two"
  static let form = Form(
    verb: verb,
    operand: .optional("keep NAME"),
    known: ["NAME": .waitingThings]
  )

  private let kept: Name?

  init(_ input: Input, in context: Context) throws {
    guard !input.words.isEmpty else {
      kept = nil
      return
    }
    guard let name = Self.name(in: input.words) else {
      throw Self.misfit(input.words, in: context.prompts)
    }
    kept = try Name.checked(name)
  }

  func run(in context: Context) throws -> ExitCode {
    if let kept { return try keep(kept, in: context) }
    let store = try context.readStore()
    let active = try store.activeThings().map { ListRow(String($0.slot ?? 0), $0.title.text) }
    let waiting = try store.waitingThings().map {
      ListRow(context.wordingForRows.text(.thingWaits), $0.title.text)
    }
    try context.list(active + waiting, orWhenEmpty: .emptyThings)
    return .done
  }

  private func keep(_ name: Name, in context: Context) throws -> ExitCode {
    let (thing, other) = try context.record(Self.verb, changing: true) { act in
      let waiting = try act.openThings().filter { $0.slot == nil }
      let thing = try Thing.waiting(name, among: waiting)
      let other = try act.keep(thing)
      return (try act.openThings().first { $0.id == thing.id } ?? thing, other)
    }
    try context.answer(
      .recordedPlace(
        place: String(thing.slot ?? 0),
        title: thing.title.text,
        other: other?.title.text ?? ""
      )
    )
    return .done
  }

  static func meanings(after words: [String]) -> Phrase? { .choicesTwo }

  /// "two candles" are something owned, and so are "two keep cups", unless such a thing waits.
  static func fits(_ words: [String]) -> Bool {
    words.isEmpty || name(in: words) != nil
  }

  static func finds(_ words: [String], in context: Context) -> Bool {
    guard let name = name(in: words).flatMap({ try? Name($0) }),
      let waiting = try? context.readStore().waitingThings()
    else { return true }
    // Of several, the verb says which.
    return waiting.contains { $0.title.key.hasPrefix(name.key) }
  }

  private static func name(in words: [String]) -> String? {
    guard words.count > 1, words[0].lowercased() == "keep" else { return nil }
    return words.dropFirst().joined(separator: " ")
  }
}
