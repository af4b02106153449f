/// A member of a round as the others see them.
package struct RoundPlayer: Equatable, Sendable {
  /// The member's public key in hexadecimal digits.
  package let id: String
  /// What they are called.
  package let name: Name
  /// What is known of them.
  package let member: RoundMember
  /// What they let go, where they share it.
  package let titles: Set<Title>

  /// Something that left on a day.
  package struct Title: Hashable, Sendable {
    /// The number of the day.
    package let day: Int
    /// What left.
    package let name: Name

    package init(day: Int, name: Name) {
      self.day = day
      self.name = name
    }
  }

  package init(id: String, name: Name, member: RoundMember, titles: Set<Title> = []) {
    self.id = id
    self.name = name
    self.member = member
    self.titles = titles
  }
}

/// How all members of a round stand at an instant; it follows from the records and the instant alone.
package struct RoundBoard: Equatable, Sendable {
  /// The members in the order in which they joined, those of one day by name.
  package let rows: [Row]

  /// How one member stands.
  package struct Row: Equatable, Sendable {
    /// The member.
    package let player: RoundPlayer
    /// What they are called; where another's name looks alike, with the beginning of their key.
    package let label: String
    /// How they stand.
    package let standing: Standing
    /// How many pieces left from the day of joining on.
    package let pieces: Int
    /// How many of them were entered after their day's deadline, and decide nothing.
    package let late: Int
  }

  /// Takes the members at an instant, in seconds since 1970-01-01T00:00Z.
  package init(of round: Round, _ players: [RoundPlayer], at now: Int64) {
    // A day that the round does not have is nobody's.
    let players = players.filter { (1...round.days.count).contains($0.member.joined) }
    let likenesses = players.map(\.name.likeness)
    let alike = Dictionary(grouping: players.indices) { likenesses[$0] }
    var labels = players.map(\.name.text)
    for indices in alike.values where indices.count > 1 {
      let ids = indices.map { players[$0].id }
      let length = (4...64).first { length in
        Set(ids.map { $0.prefix(length) }).count == ids.count
      }
      for index in indices { labels[index] += " (\(players[index].id.prefix(length ?? 64)))" }
    }
    let order = players.indices.sorted { one, other in
      (players[one].member.joined, likenesses[one], labels[one], players[one].id)
        < (players[other].member.joined, likenesses[other], labels[other], players[other].id)
    }
    rows = order.map { index in
      let member = players[index].member
      let days = member.joined...round.days.count
      let pieces = days.map { member.count(onDay: $0) }
      let late = zip(days, pieces).map { day, pieces in
        let deadline = round.deadline(ofDay: day)
        return deadline <= now ? max(0, pieces - member.count(onDay: day, enteredBy: deadline)) : 0
      }
      return Row(
        player: players[index],
        label: labels[index],
        standing: round.standing(of: member, at: now),
        pieces: pieces.reduce(0, +),
        late: late.reduce(0, +)
      )
    }
  }
}
