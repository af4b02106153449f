import LetGoCore
import LetGoPrompts

/// `pauses`: the wishes that wait and until when; what is due comes first, then the first to end.
struct PausesCommand: Command {
  static let verb = "pauses"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let clock = context.clock
    let now = clock.moment
    let waits = try context.readStore().openPauses().map { pause in
      let end = context.limits.end(of: pause)
      return (pause: pause, end: end, instant: clock.instant(of: end))
    }
    let rows = waits.sorted { $0.instant < $1.instant }.map {
      row(for: $0.pause, $0.end, now, context)
    }
    try context.list(rows, orWhenEmpty: .emptyPauses)
    return .done
  }

  private func row(
    for pause: Pause,
    _ end: WaitEnd,
    _ now: Moment,
    _ context: Context
  ) -> ListRow {
    let wording = context.wordingForRows
    let price = wording.price(pause.price)
    let state: Phrase =
      end.isReached(at: now)
      ? .pauseDue(price: price, since: wording.day(pause.began))
      : .pauseUntil(
        price: price,
        until: wording.end(end),
        left: wording.left(until: end, at: now)
      )
    var columns = [pause.name.text, wording.text(state), pause.reason, pause.place]
    while columns.last?.isEmpty == true { columns.removeLast() }
    return ListRow(columns)
  }
}
