import LetGoCore
import LetGoPrompts
import LetGoStore

/// The days of a round, ten in a row: what each asks for and what left on it.
struct GameGrid {
  private let round: Round
  private let member: RoundMember
  private let today: Int

  /// How many days stand side by side.
  private static let columns = 10
  /// How wide a column is, in cells: three digits and a mark.
  private static let width = 5

  init(_ joined: JoinedRound, at second: Int64) {
    round = joined.round
    member = joined.member
    today = round.day(at: second)
  }

  /// The lines, which say all in words and numbers: the day that is on is in brackets, a day to come
  /// has a dot.
  func lines(in wording: Wording) -> [String] {
    let labels = [Phrase.gameGridDay, .gameGridOut].map { wording.text($0) }
    let margin = labels.map(\.displayWidth).max() ?? 0
    let firsts = stride(from: 1, through: round.days.count, by: Self.columns)
    return firsts.flatMap { first in
      let days = first...min(first + Self.columns - 1, round.days.count)
      let rows = [days.map(name), days.map(count)]
      return zip(labels, rows).map { label, cells in
        let padding = String(repeating: " ", count: margin - label.displayWidth)
        let line = label + padding + cells.map(padded).joined()
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private func name(_ day: Int) -> String {
    day == today ? "[\(day)]" : String(day)
  }

  private func count(_ day: Int) -> String {
    let count = member.count(onDay: day)
    if count > 0 { return String(count) }
    return day > today ? "·" : "0"
  }

  private func padded(_ cell: String) -> String {
    // A bracket stands outside the column of digits.
    let digits = cell.hasSuffix("]") ? cell.count - 1 : cell.count
    let blanks = String(repeating: " ", count: max(0, Self.width - 1 - digits))
    return blanks + cell + (cell.hasSuffix("]") ? "" : " ")
  }
}
