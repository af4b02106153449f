import LetGoCore
import LetGoLanguage
import LetGoPrompts

/// `pause`: waits 30 days before a wish is bought, when it costs over 30.
struct PauseCommand: Command {
  static let form = Form(
    verb: "pause",
    operand: .required("NAME"),
    options: [.price, .why, .dryRun]
  )

  /// The most characters that a reason may have.
  private static let longestReason = 2_000

  private let name: Name
  private let price: Price?
  private let reason: String?
  private let onlyAnswers: Bool

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
    onlyAnswers = input.has(.dryRun)
    reason = try input[.why].map { try Self.checked(reason: $0) }
    price = try input[.price].map { value in
      let reading = context.reader.read(value, about: .price, on: context.clock.today)
      guard case .price(let price) = reading, price.estimate != .unknown else {
        throw Complaint(
          .notPrice(
            value: value.excerpt,
            option: Option.price.name
          ),
          hint: .hintPrice,
          code: .usage
        )
      }
      return price
    }
  }

  func run(in context: Context) throws -> ExitCode {
    guard let price else { return try ask(in: context) }
    if let settled = try settleWithoutWait(price, in: context) { return settled }
    return try begin(price, reason ?? "", in: context)
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
      switch try asking.text(.askReason, why: .whyReason, check: Self.checked) {
      case .text(let reason): return try begin(price, reason, in: context)
      case .back: continue
      }
    }
  }

  /// Says what a price needs no act for: one that does not wait, or a dry run; nil when it waits.
  private func settleWithoutWait(_ price: Price, in context: Context) throws -> ExitCode? {
    let (shown, limit) = words(for: price, in: context)
    switch context.limits.pauses(price) {
    case .no: try context.answer(.noPause(price: shown, limit: limit))
    case .unsure:
      throw Complaint(
        .pauseUnsure(price: shown, limit: limit),
        hint: .hintPrice,
        code: .refused
      )
    case .yes where onlyAnswers:
      let until = context.limits.end(ofWaitFor: price, from: context.clock.moment)
      try context.answer(
        .wouldPause(price: shown, limit: limit, until: context.wording.end(until))
      )
    case .yes: return nil
    }
    return .done
  }

  private func begin(_ price: Price, _ reason: String, in context: Context) throws -> ExitCode {
    let start = try context.record(Self.form.verb) { act in
      try act.pause(name, price, reason: reason)
      return act.moment
    }
    let (shown, limit) = words(for: price, in: context)
    let until = context.wording.end(context.limits.end(ofWaitFor: price, from: start))
    try context.answer(
      reason.isEmpty
        ? .recordedPause(price: shown, limit: limit, until: until)
        : .recordedPauseReason(price: shown, limit: limit, until: until, reason: reason)
    )
    return .done
  }

  private func words(for price: Price, in context: Context) -> (price: String, limit: String) {
    (context.wording.price(price), context.wording.money(context.limits.pausePrice))
  }

  private static func checked(reason text: String) throws(Complaint) -> String {
    let reason = text.withoutControls().trimmingBlanks()
    guard reason.count <= longestReason else {
      throw Complaint(
        .longReason(longest: String(longestReason), count: String(reason.count)),
        code: .usage
      )
    }
    return reason
  }
}
