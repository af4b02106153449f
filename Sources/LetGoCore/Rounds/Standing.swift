/// How a member of a round stands at an instant.
package enum Standing: Equatable, Sendable {
  /// Still in, with days to come.
  case playing
  /// In to the end, with all that was asked for.
  case won
  /// In to the end from the day on which they joined, without what was asked for before.
  case cameThrough(from: Int)
  /// Short at the deadline of a day.
  case out(day: Int)
  /// Went on a day, which is no loss.
  case left(day: Int)
  /// Short at the deadline of a day, as far as was heard; more may be on its way.
  case waiting(day: Int)
}

extension Round {
  /// For how long after the last deadline something may still be heard, in seconds.
  private static let hearing: Int64 = 7 * 86_400

  /// Returns how a member stands at an instant, in seconds since 1970-01-01T00:00Z.
  ///
  /// It follows from the records and the instant alone, so that all who have the same see the same.
  package func standing(of member: RoundMember, at now: Int64) -> Standing {
    var pieces = 0
    for day in member.joined...max(member.joined, days.count) where day <= days.count {
      if let left = member.left, left <= day { return .left(day: left) }
      let deadline = deadline(ofDay: day)
      guard deadline <= now else { return member.left.map { .left(day: $0) } ?? .playing }
      pieces += member.count(onDay: day, enteredBy: deadline)
      let isShort = pieces < asked(throughDay: day, from: member.joined)
      if isShort, !isRelaxed || day == days.count {
        return isKnown(member, after: deadline, at: now) ? .out(day: day) : .waiting(day: day)
      }
    }
    return pieces >= total ? .won : .cameThrough(from: member.joined)
  }

  /// Returns how many pieces are asked for by the end of a day from whoever joined on another.
  package func asked(throughDay day: Int, from joined: Int) -> Int {
    Round.total(throughDay: day) - Round.total(throughDay: joined - 1)
  }

  /// Whether all that a member entered by a deadline is known.
  private func isKnown(_ member: RoundMember, after deadline: Int64, at now: Int64) -> Bool {
    member.heard > deadline * 1_000 || now >= self.deadline(ofDay: days.count) + Round.hearing
  }
}
