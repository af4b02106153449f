/// Where a member is on one day of a round.
package struct RoundDay: Equatable, Sendable {
  /// The number of the day, from 1.
  package let number: Int
  /// How many pieces left on that day.
  package let done: Int
  /// How many have left from the day of joining on.
  package let pieces: Int
  /// How many more are asked for by the end of the day; none where enough left before.
  package let missing: Int
  /// How many were asked for before the member joined and have not been caught up; what it takes to
  /// win beside what each day asks for.
  package let backlog: Int

  package init(_ number: Int, of member: RoundMember, in round: Round) {
    self.number = number
    done = member.count(onDay: number)
    let counts = (min(member.joined, number)...number).map { day in
      // Of a day that is over only what was entered in time counts.
      day == number
        ? member.count(onDay: day)
        : member.count(onDay: day, enteredBy: round.deadline(ofDay: day))
    }
    pieces = counts.reduce(0, +)
    missing = max(0, round.asked(throughDay: number, from: member.joined) - pieces)
    backlog = max(0, Round.total(throughDay: number) - pieces - missing)
  }
}
