import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// The one screen that letgo opens with: the two things, and what is due.
struct Home {
  /// The lines, without any that has nothing to say.
  let lines: [StyledText]

  init(in context: Context) throws {
    // Asked before the store is, which says it itself when it finds out.
    let warning = context.refugeWarning.map { StyledText(context.prompts.text($0), .strong) }
    let overview = try Overview(
      of: context.readStore(),
      under: context.limits,
      at: context.clock.moment
    )
    let wording = context.wording
    let columns = context.output.isTerminal ? context.output.columns : nil
    lines =
      [warning].compactMap(\.self) + Home.places(overview.things, wording, within: columns)
      + Home.waiting(overview.waiting, wording)
      + overview.games.map { StyledText(wording.text($0.phrase(in: wording))) }
      + Home.due(pauses: overview.duePauses.count, boxes: overview.dueBoxes, wording)
  }

  /// The two places, side by side where there is room; a free one shows how to fill it, and none is
  /// offered when both are taken.
  private static func places(
    _ things: [Thing],
    _ wording: Wording,
    within columns: Int?
  ) -> [StyledText] {
    let taken = things.map { thing in
      StyledText(
        wording.text(.homeThing(place: String(thing.slot ?? 0), title: thing.title.text)),
        .strong
      )
    }
    let room: Phrase? =
      things.isEmpty ? .homeRooms : things.count < Thing.most ? .homeRoom : nil
    let free = [room].compactMap(\.self).map { StyledText(wording.text($0), .faint) }
    let parts = taken + free
    let line = parts.dropFirst().reduce(parts.first ?? "") { $0 + "   " + $1 }
    if let columns, line.plain.displayWidth > columns { return parts }
    return [line]
  }

  /// How many things wait for a place, on one line or none.
  private static func waiting(_ count: Int, _ wording: Wording) -> [StyledText] {
    count == 0
      ? [] : [StyledText(wording.text(.homeWaiting(count: String(count))), .faint)]
  }

  /// What is due, on one line or none.
  static func due(pauses: Int, boxes: Int, _ wording: Wording) -> [StyledText] {
    var parts: [String] = []
    if pauses > 0 {
      parts.append(
        wording.text(pauses == 1 ? .duePause : .duePauses(count: String(pauses)))
      )
    }
    if boxes > 0 {
      parts.append(wording.text(boxes == 1 ? .dueBox : .dueBoxes(count: String(boxes))))
    }
    guard !parts.isEmpty else { return [] }
    return [StyledText(wording.text(.homeDue(what: parts.joined(separator: ", "))))]
  }
}
