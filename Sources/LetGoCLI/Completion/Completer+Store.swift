import LetGoCore
import LetGoPrompts
import LetGoStore

extension Completer {
  /// The most names that are offered: a screen of them.
  private static let most = 24

  /// Makes one that knows what is in the store, which it looks at when it has to and never writes.
  init(in context: Context) {
    prompts = context.prompts
    let glance = Glance(in: context)
    // A key press is no place for complaints: the next command tells what is wrong with the store.
    isFull = { (try? glance.store?.activeThings().count == Thing.most) ?? false }
    known = { known, beginning in
      guard let store = glance.store else { return [] }
      return (try? Completer.names(known, beginningWith: beginning, in: store, context)) ?? []
    }
  }

  private static func names(
    _ known: Form.Known,
    beginningWith text: String,
    in store: Store,
    _ context: Context
  ) throws -> [Completion.Candidate] {
    // The person's day is asked for; the store is open already and must not be waited for again.
    try context.learnSettings(from: store)
    switch known {
    case .items(let outcomes):
      return try store.itemNames(outcomes, beginningWith: text, atMost: most).map(candidate)
    case .boxes: return try store.boxLabels(beginningWith: text, atMost: most).map(candidate)
    case .wishes: return try store.wishNames(beginningWith: text, atMost: most).map(candidate)
    case .openThings: return things(try store.openThings(), beginningWith: text)
    case .waitingThings:
      return try matching(store.waitingThings().map(\.title), text).map(candidate)
    case .discards:
      let names = try store.trash(asOf: context.clock.today, atMost: most * 5).map(\.name)
      return matching(names, text).prefix(most).map(candidate)
    case .rounds:
      let names = try store.rounds().compactMap { $0.friends?.start.name }
      return matching(names, text).map(candidate)
    case .backups: return try backups(beginningWith: text, in: context)
    }
  }

  /// A number is the shortest way to name a thing that has a place; who begins a title gets it.
  private static func things(
    _ things: [Thing],
    beginningWith text: String
  ) -> [Completion.Candidate] {
    let numbers = things.compactMap { thing in
      thing.slot.map { Completion.Candidate(text: String($0), summary: thing.title.text) }
    }.filter { $0.text.hasPrefix(text) }
    return numbers.isEmpty ? matching(things.map(\.title), text).map(candidate) : numbers
  }

  private static func backups(
    beginningWith text: String,
    in context: Context
  ) throws -> [Completion.Candidate] {
    guard let location = context.location else { return [] }
    return try Backups(of: location).list(at: context.clock.moment)
      .map { backup in
        let day = context.wording.day(context.clock.day(ofSecond: backup.stamp.seconds))
        return Completion.Candidate(text: backup.stamp.description, summary: day)
      }
      .filter { $0.text.hasPrefix(text) }
  }

  private static func matching(_ names: [Name], _ text: String) -> [Name] {
    let typed = text.lowercased()
    return names.filter { $0.text.lowercased().hasPrefix(typed) }
  }

  private static func candidate(_ name: Name) -> Completion.Candidate {
    Completion.Candidate(text: name.text)
  }
}

/// The store for one key press: opened when it is first asked for, and not again.
private final class Glance {
  /// How long another process is waited for, in milliseconds: someone pressed a key and looks.
  private static let patience: Int64 = 100

  private let context: Context
  /// The store; nil where there is none, or none that can be read.
  private(set) lazy var store: Store? =
    context.refuge?.store
    ?? context.location.flatMap { try? Store(glancingAt: $0, waitingAtMost: Self.patience) }

  init(in context: Context) {
    self.context = context
  }
}
