import LetGoCore
import LetGoPrompts
import LetGoStore

/// The one line that says on leaving what a session recorded, as far as it still stands.
struct Summary {
  /// The line, or nil when nothing was recorded.
  let text: String?

  init(of acts: [ID], in context: Context) throws {
    guard !acts.isEmpty else {
      text = nil
      return
    }
    let counts = try context.readStore().tally(of: acts)
    let wording = context.wording
    // The day that was recorded, not today's: midnight may have come in between.
    let boxEnd = counts.boxedOn.map { wording.day(context.limits.end(ofBoxFrom: $0)) } ?? ""
    let waitEnd = counts.lastWaiting.map { wording.end(context.limits.end(of: $0)) } ?? ""
    let parts: [(Int, Phrase)] = [
      (counts.decided, .summaryLetGo(count: String(counts.decided))),
      (counts.out, .summaryOut(count: String(counts.out))),
      (counts.kept, .summaryKept(count: String(counts.kept))),
      (
        counts.boxed,
        .summaryBoxed(count: String(counts.boxed), until: boxEnd)
      ),
      (
        counts.waiting,
        .summaryPauses(count: String(counts.waiting), until: waitEnd)
      ),
      (counts.ended, .summaryEnded(count: String(counts.ended))),
      (counts.open, .summaryOpen(count: String(counts.open))),
      (counts.done, .summaryThings(count: String(counts.done))),
      (counts.dropped, .summaryDropped(count: String(counts.dropped))),
    ]
    let said = parts.filter { $0.0 > 0 }.map { wording.text($0.1) }
    text = said.isEmpty ? nil : wording.text(.summary(parts: said.joined(separator: ", ")))
  }
}
