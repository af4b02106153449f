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
            value: String(value.withoutControls().prefix(60)),
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
    let wording = context.wording
    let price = try self.price ?? askPrice(in: context)
    let shown = wording.price(price)
    let limit = wording.money(context.limits.pausePrice)
    switch context.limits.pauses(price) {
    case .no:
      try context.answer(.noPause(price: shown, limit: limit))
      return .done
    case .unsure:
      throw Complaint(
        .pauseUnsure(price: shown, limit: limit),
        hint: .hintPrice,
        code: .refused
      )
    case .yes:
      let until = wording.day(context.limits.end(ofWaitFrom: context.clock.today))
      if onlyAnswers {
        try context.answer(.wouldPause(price: shown, limit: limit, until: until))
      } else {
        let reason = try self.reason ?? askReason(in: context)
        try context.record(Self.form.verb) { try $0.pause(name, price, reason: reason) }
        try context.answer(
          reason.isEmpty
            ? .recordedPause(price: shown, limit: limit, until: until)
            : .recordedPauseReason(price: shown, limit: limit, until: until, reason: reason)
        )
      }
      return .done
    }
  }

  private func askPrice(in context: Context) throws -> Price {
    guard let console = context.someoneToAsk() else {
      throw Complaint(.pauseNeedsPrice(name: name.text), hint: .hintPausePrice, code: .usage)
    }
    let asking = Asking(in: context, on: console)
    guard let price = try asking.price() else {
      throw Complaint(.pauseNeedsPrice(name: name.text), hint: .hintPausePrice, code: .refused)
    }
    return price
  }

  private func askReason(in context: Context) throws -> String {
    // Whoever gave the price on the command line has said all they want to.
    guard price == nil, let console = context.someoneToAsk() else { return "" }
    while true {
      let line = try Asking(in: context, on: console).line(.askReason)
      do {
        return try Self.checked(reason: line)
      } catch {
        try context.complain(error)
      }
    }
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
