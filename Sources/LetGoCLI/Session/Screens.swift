import LetGoTerminal

/// The screens that Alt and an arrow lead through on an empty line: home, two, game, stats.
struct Screens {
  private static let commands: [any Command.Type] = [
    HomeCommand.self, TwoCommand.self, GameCommand.self, StatsCommand.self,
  ]
  /// The one that is shown; the shell opens with the first.
  private var place = 0

  /// Goes on by so many, round at the ends, and returns the one to show.
  mutating func move(by count: Int) -> any Command.Type {
    let all = Self.commands.count
    place = ((place + count) % all + all) % all
    return Self.commands[place]
  }

  /// Their names in a row, the one that is shown in brackets for whoever sees no weight.
  func row(in context: Context) -> StyledText {
    Self.commands.indices.reduce(StyledText("", .faint)) { row, index in
      let verb = Self.commands[index].verb
      let gap = StyledText(index == 0 ? "" : "  ", .faint)
      return row + gap
        + (index == place ? StyledText("[\(verb)]", .strong) : StyledText(verb, .faint))
    }
  }
}
