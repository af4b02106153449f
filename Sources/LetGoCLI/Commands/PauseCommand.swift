import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoStore

/// `pause`: waits 30 days before a wish is bought, when it costs over 30.
struct PauseCommand: Command {
  static let verb = "pause"
  static let form = Form(
    verb: verb,
    operand: .required("NAME"),
    options: [.price, .why, .place, .dryRun]
  )

  private let name: Name
  private let price: Price?
  private let reason: String?
  private let place: String?
  private let onlyAnswers: Bool

  init(_ input: Input, in context: Context) throws {
    let named = try input.requiredName()
    onlyAnswers = input.has(.dryRun)
    reason = try input.note(.why)
    place = try input.text(.place)
    if let price = try input.price(.price, in: context) {
      (name, self.price) = (named, price)
    } else {
      let isQuoted = input.tokens.contains {
        $0.isQuoted || $0.text.contains(where: \.isWhitespace)
      }
      // In quotes all of it is the name: "Blade Runner, 2049".
      (name, price) = isQuoted ? (named, nil) : try Self.priced(named, in: context)
    }
  }

  /// Reads a price that is said with the name, as a line of wishes has it: `frame, 40`.
  private static func priced(
    _ named: Name,
    in context: Context
  ) throws(Complaint) -> (Name, Price?) {
    let line = ItemLine(named.text, by: context.reader, on: context.clock.today)
    guard let price = line.answers.cost, line.answers == Answers(cost: price) else {
      return (named, nil)
    }
    return (try Name.checked(line.name), price)
  }

  func run(in context: Context) throws -> ExitCode {
    // A wish that has waited needs no price: its wait begins again. A store that can't be read is left
    // to the write, which says what was not saved.
    if let waiting = (try? context.readStore().waiting(named: name)) ?? nil {
      guard context.limits.end(of: waiting).isReached(at: context.clock.moment) else {
        throw Refusal.alreadyWaiting(waiting)
      }
      if let price, let settled = try settleWithoutWait(price, in: context, again: waiting) {
        return settled
      }
      return try begin(price ?? waiting.price, reason, in: context)
    }
    guard let price else { return try ask(in: context) }
    if let settled = try settleWithoutWait(price, in: context) { return settled }
    return try begin(price, reason, in: context)
  }

  /// Asks for the price, and then for the reason, where none was given.
  private func ask(in context: Context) throws -> ExitCode {
    guard let console = context.someoneToAsk() else {
      throw Complaint(.pauseNeedsPrice(name: name.text), hint: .hintPausePrice, code: .usage)
    }
    let asking = Asking(in: context, on: console)
    while true {
      guard let price = try asking.price() else {
        try context.note(.notNow)
        return .done
      }
      if let settled = try settleWithoutWait(price, in: context) { return settled }
      if let reason { return try begin(price, reason, in: context) }
      switch try asking.text(.askReason, why: .whyReason, check: Input.checkedNote) {
      case .text(let reason): return try begin(price, reason, in: context)
      case .back: continue
      }
    }
  }

  /// Says what a price needs no act for: one that does not wait, or a dry run; nil when it waits.
  private func settleWithoutWait(
    _ price: Price,
    in context: Context,
    again waiting: Pause? = nil
  ) throws -> ExitCode? {
    let (shown, limit) = words(for: price, in: context)
    switch context.limits.pauses(price) {
    case .no: try context.answer(.noPause(price: shown, limit: limit))
    case .unsure:
      throw Complaint(
        .pauseUnsure(price: shown, limit: limit),
        hint: .hintPrice,
        code: .refused
      )
    case .yes where onlyAnswers && waiting == nil:
      let until = context.limits.end(ofWaitFor: price, from: context.clock.moment)
      try context.answer(
        .wouldPause(price: shown, limit: limit, until: context.wording.end(until))
      )
    case .yes: return nil
    }
    return .done
  }

  /// Begins a wait, or begins the one of that name anew when it is over; refused while it waits.
  private func begin(
    _ price: Price,
    _ reason: String?,
    in context: Context
  ) throws -> ExitCode {
    let limits = context.limits
    if onlyAnswers {
      let until = limits.end(ofWaitFor: price, from: context.clock.moment)
      try context.answer(.wouldPauseAgain(name: name.text, until: context.wording.end(until)))
      return .done
    }
    let (start, isAgain) = try context.record(Self.verb) { act in
      guard let waiting = try act.waiting(named: name) else {
        try act.pause(name, price, reason: reason ?? "", place: place ?? "")
        return (act.moment, false)
      }
      guard limits.end(of: waiting).isReached(at: act.moment) else {
        throw Refusal.alreadyWaiting(waiting)
      }
      try act.pauseAgain(waiting, price: self.price, reason: self.reason, place: place)
      return (act.moment, true)
    }
    let until = context.wording.end(limits.end(ofWaitFor: price, from: start))
    if isAgain {
      try context.answer(.pausedAgain(until: until, name: name.text))
      return .done
    }
    let (shown, limit) = words(for: price, in: context)
    let line = (reason ?? "").inOneLine()
    try context.answer(
      line.isEmpty
        ? .recordedPause(price: shown, limit: limit, until: until)
        : .recordedPauseReason(price: shown, limit: limit, until: until, reason: line)
    )
    return .done
  }

  private func words(for price: Price, in context: Context) -> (price: String, limit: String) {
    (context.wording.price(price), context.wording.money(context.limits.pausePrice))
  }
}
