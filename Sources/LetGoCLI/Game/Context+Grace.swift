import LetGoCore
import LetGoPrompts
import LetGoStore

extension Context {
  /// Returns how something leaves, with the day before as its day where the person says so.
  ///
  /// While what left by midnight can still be entered and is asked for, the shell asks once which of the
  /// two days it was; a one-shot names the day by an option.
  func dated(_ leaving: Leaving) throws -> Leaving {
    guard leaving.day == nil, allowsRefuge, !hasAskedForDay, let console else { return leaving }
    let moment = clock.moment
    for joined in try readStore().playedRounds(at: moment) {
      guard let short = GameScreen.behind(joined, at: moment) else { continue }
      hasAskedForDay = true
      let question = Phrase.askGrace(day: String(short.number))
      guard try Asking(in: self, on: console).confirm(question) else { return leaving }
      var leaving = leaving
      leaving.day = joined.round.days[short.number - 1].day
      return leaving
    }
    return leaving
  }

  /// Says on which day something left, where that is another than today.
  func sayDay(of leaving: Leaving) throws {
    guard let day = leaving.day, day != clock.today else { return }
    try answer(.leftOn(day: wording.day(day)), .faint)
  }
}
