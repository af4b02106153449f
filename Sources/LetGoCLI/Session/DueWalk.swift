import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// Goes through what is due, one by one; without an answer nothing is recorded, and it stays due.
struct DueWalk {
  private let due: Due
  private let context: Context
  private let asking: Asking

  init(through due: Due, in context: Context, on console: any Console) {
    self.due = due
    self.context = context
    asking = Asking(in: context, on: console)
  }

  /// Goes to the end, or as far as the person wants.
  func run() throws {
    for wish in due.wishes {
      for line in context.wording.dueLines(wish) { try context.answer("\(line)") }
      try settle(wish, as: ask(about: wish))
    }
    for box in due.boxes {
      try context.answer("\(context.wording.due(box))")
      try settle(box, as: ask(about: box))
    }
  }

  private func ask(about wish: Pause) throws -> WishChoice {
    try asking.ask(
      .askDueWish,
      why: .whyDueWish,
      help: .helpDueWish,
      unclear: .unclearDueWish,
      dropsTypeAhead: true,
      whenPassed: .later
    ) { line in
      if let choice = WishChoice(reading: line, in: context.words) { return .answer(choice) }
      let (reader, today) = (context.reader, context.clock.today)
      return switch reader.read(line, about: .next, on: today) {
      case .answer(.yes): .answer(.wanted)
      // "Not before summer" puts it off, and ends no wish.
      case .answer(.no) where reader.namesTime(line, on: today): .answer(.later)
      case .answer(.no): .answer(.passed)
      case .answer(.unsure): .answer(.later)
      case .command(let request): .request(request, back: .later, goesBack: .later)
      case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
  }

  private func ask(about box: Box) throws -> BoxChoice {
    try asking.ask(
      .askDueBox,
      why: .whyDueBox(days: context.wording.days(context.limits.pauseDays)),
      help: .helpDueBox,
      unclear: .unclearDueBox,
      dropsTypeAhead: true,
      whenPassed: .later
    ) { line in
      let today = context.clock.today
      let isYes = context.reader.read(line, about: .confirm, on: today) == .answer(.yes)
      if let choice = BoxChoice(reading: line, isYes: isYes, in: context.words) {
        return .answer(choice)
      }
      return switch context.reader.read(line, about: .used, on: today) {
      case .answer(.yes): .answer(.keep)
      case .answer(.no): .answer(.letGo)
      case .answer(.unsure): .answer(.later)
      case .command(let request): .request(request, back: .later, goesBack: .later)
      case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
  }

  private func settle(_ wish: Pause, as choice: WishChoice) throws {
    let wording = context.wording
    let name = wish.name.text
    switch choice {
    case .later: return
    case .wanted: try context.note(.wishStays(name: name))
    case .bought:
      try record(wish, BoughtCommand.verb) { try $0.end(wish, as: .bought) }
        .map { _ in try context.answer(.recordedBought(name: name)) }
    case .passed:
      try record(wish, PassedCommand.verb) { try $0.end(wish, as: .passed) }
        .map { _ in
          try context.answer(.recordedPassed(name: name, price: wording.price(wish.price)))
        }
    case .again:
      try record(wish, PauseCommand.verb) { try $0.pauseAgain(wish) }
        .map { start in
          let end = context.limits.end(ofWaitFor: wish.price, from: start)
          try context.answer(.pausedAgain(until: wording.end(end), name: name))
        }
    }
  }

  private func settle(_ box: Box, as choice: BoxChoice) throws {
    let wording = context.wording
    let names = wording.list(box.items.map { $0.counted(in: wording) })
    let outcome: Outcome.Kind
    let said: (Day) -> Phrase
    switch choice {
    case .later: return
    case .keep: (outcome, said) = (.kept, { _ in .dueKept(names: names) })
    case .letGo:
      let name = (box.label ?? box.items[0].name).text
      (outcome, said) = (.decided, { _ in .dueDecided(names: names, name: name) })
    case .out: (outcome, said) = (.out, { _ in .dueOut(names: names) })
    case .again:
      (outcome, said) = (
        .boxed,
        { .dueBoxed(until: wording.day(context.limits.end(ofBoxFrom: $0)), names: names) }
      )
    }
    let day = try context.record(outcome.verb, changing: true) { act -> Day? in
      guard try act.areUnchanged(box.items) else { return nil }
      try act.settle(box.items, as: outcome)
      return act.moment.day
    }
    try context.answer(day.map(said) ?? .dueElsewhere)
  }

  /// Records what becomes of a wish, unless another window has been first, which is said.
  private func record(
    _ wish: Pause,
    _ verb: String,
    _ body: (Act) throws -> Void
  ) throws -> Moment? {
    let moment = try context.record(verb, changing: true) { act -> Moment? in
      guard try act.isUnchanged(wish) else { return nil }
      try body(act)
      return act.moment
    }
    if moment == nil { try context.answer(.dueElsewhere) }
    return moment
  }
}
