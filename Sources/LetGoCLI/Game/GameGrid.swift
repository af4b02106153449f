import LetGoCore
import LetGoPrompts
import LetGoStore

/// The days of a round, up to ten in a row: what each asks for and what left on it.
struct GameGrid {
  private let round: Round
  private let member: RoundMember
  private let today: Int
  private let isOn: Bool

  /// How many days stand side by side where there is room.
  private static let most = 10
  /// How wide a column is, in cells: three digits and a mark.
  private static let width = 5

  init(_ joined: JoinedRound, at second: Int64) {
    round = joined.round
    member = joined.member
    today = round.day(at: second)
    isOn = round.standing(of: member, at: second) == .playing
  }

  /// Returns the lines in a width, which say all in words and numbers: the day that is on is in
  /// brackets, a day to come has a dot.
  func lines(in wording: Wording, width: Int) -> [String] {
    let labels = [Phrase.gameGridDay, .gameGridOut].map { wording.text($0) }
    let margin = labels.map(\.displayWidth).max() ?? 0
    let columns = max(1, min(Self.most, (width - margin) / Self.width))
    let firsts = stride(from: 1, through: round.days.count, by: columns)
    let rows = firsts.flatMap { first in
      let days = first...min(first + columns - 1, round.days.count)
      return zip(labels, [days.map(name), days.map(count)]).map { label, cells in
        let line = label.padded(to: margin) + cells.map(padded).joined()
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
    }
    return rows + [toCome].compactMap { $0.map { wording.text($0) } }
  }

  /// What is asked for beyond today, as far as it is not out already; nil when nothing is, or the game
  /// is not on.
  private var toCome: Phrase? {
    let days = round.days.count
    guard isOn, (1..<days).contains(today), today >= member.joined else { return nil }
    let day = RoundDay(today, of: member, in: round)
    let count = round.asked(throughDay: days, from: member.joined) - day.pieces - day.missing
    guard count > 0 else { return nil }
    return days - today == 1
      ? .gameGridLast(count: String(count))
      : .gameGridToCome(count: String(count), days: String(days - today))
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
