/// How a round with friends was begun: the round, what it is called, and who began it.
///
/// It never changes; the round is named by the hash of this line, so that nobody can be shown another
/// one under its name.
package struct RoundStart: Hashable, Sendable, LosslessStringConvertible {
  /// What the round is called.
  package let name: Name
  /// The round.
  package let round: Round
  /// The member who began it, by their public key in hexadecimal digits.
  package let host: String

  /// The most characters of a name that friends see, of a round or a member.
  package static let longestName = 40
  /// The most bytes of such a name.
  static let mostNameBytes = 160
  /// The most bytes of a round as it is written.
  private static let longestRound = 4_096

  /// Returns a name when it is short enough to be shown to friends; else nil.
  package static func shown(_ name: Name) -> Name? {
    name.text.count <= longestName && name.text.utf8.count <= mostNameBytes ? name : nil
  }

  package init(name: Name, round: Round, host: String) {
    self.name = name
    self.round = round
    self.host = host
  }

  package static func == (one: RoundStart, other: RoundStart) -> Bool { one.line == other.line }

  package func hash(into hasher: inout Hasher) { hasher.combine(line) }

  /// The record's line, a JSON array.
  package var line: String {
    "[\"round\",\(JSON.string(name.text)),\(JSON.string(round.description)),\"\(host)\"]"
  }

  package var description: String { line }

  /// Reads the line; nil when it is none, or tells of a clock that can't be.
  package init?(_ line: String) {
    guard case .start(let start)? = try? RoundRecord(line: Array(line.utf8)[...]) else {
      return nil
    }
    self = start
  }

  /// Reads what stands after the kind.
  init?(_ cursor: inout RecordCursor) {
    guard let name = cursor.name(), let text = cursor.text(atMost: Self.longestRound),
      let round = Round(text), round.isPlausible, let host = cursor.hex(bytes: 32)
    else { return nil }
    self.init(name: name, round: round, host: host)
  }
}

extension Round {
  /// Whether its instants are those of its dates in some zone on Earth, so that nobody is shown a deadline
  /// other than the one that counts.
  var isPlausible: Bool {
    func fits(_ instant: Int64, _ date: Day, _ minutes: Int) -> Bool {
      // No zone is further than 26 hours from UTC, and a date can be skipped.
      abs(Int64(date.number) * 86_400 + Int64(minutes) * 60 - instant) <= 26 * 3_600
    }
    return fits(start, first, 0)
      && days.indices.allSatisfy { index in
        let (date, deadline) = (days[index], days[index].deadline)
        return fits(date.end, date.day + 1, 0)
          && fits(
            self.deadline(ofDay: index + 1),
            deadline.date,
            deadline.hour * 60 + deadline.minute
          )
      }
  }
}
