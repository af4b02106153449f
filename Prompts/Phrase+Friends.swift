// The 30-Day Game with friends.

extension Phrase {
  package static func friendsInvited(path: String, name: String) -> Phrase { phrase(path, name) }
  package static func friendsSee(shown: String, day: String) -> Phrase { phrase(shown, day) }
  package static func friendsSeeTitles(shown: String, day: String) -> Phrase { phrase(shown, day) }
  package static var friendsFile: Phrase { phrase() }
  package static var askShown: Phrase { phrase() }
  package static var noShown: Phrase { phrase() }
  package static var hintShown: Phrase { phrase() }
  package static func longShown(name: String, longest: String) -> Phrase { phrase(name, longest) }
  package static func joinGame(
    name: String,
    host: String,
    count: String,
    first: String,
    last: String,
    total: String
  ) -> Phrase { phrase(name, host, count, first, last, total) }
  package static func joinClock(zone: String, start: String) -> Phrase { phrase(zone, start) }
  package static func joinToday(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func joinBacklog(count: String, day: String) -> Phrase { phrase(count, day) }
  package static func joinMembers(names: String) -> Phrase { phrase(names) }
  package static var joinAlone: Phrase { phrase() }
  package static func joinShares(shown: String) -> Phrase { phrase(shown) }
  package static func joinSharesTitles(shown: String) -> Phrase { phrase(shown) }
  package static var askJoin: Phrase { phrase() }
  package static var joinUnasked: Phrase { phrase() }
  package static var hintJoin: Phrase { phrase() }
  package static func joinedFriends(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func joinedAlready(name: String) -> Phrase { phrase(name) }
  package static func joinOver(name: String, date: String) -> Phrase { phrase(name, date) }
  package static func noInvitation(path: String) -> Phrase { phrase(path) }
  package static func severalInvitations(path: String) -> Phrase { phrase(path) }
  package static var hintInvitation: Phrase { phrase() }
  package static func otherInvitation(path: String) -> Phrase { phrase(path) }
  package static func placeInvited(name: String, place: String) -> Phrase { phrase(name, place) }
  package static func placeRefused(place: String, words: String) -> Phrase { phrase(place, words) }
  package static var hintAccess: Phrase { phrase() }
  package static var placeAccessGit: Phrase { phrase() }
  package static var placeAccessFolder: Phrase { phrase() }
  package static func placeTaken(place: String) -> Phrase { phrase(place) }
  package static func placeUsed(place: String) -> Phrase { phrase(place) }
  package static var hintOwnPlace: Phrase { phrase() }
  package static func placeEmpty(place: String) -> Phrase { phrase(place) }
  package static var hintPlaceEmpty: Phrase { phrase() }
  package static func placeMet(name: String, place: String) -> Phrase { phrase(name, place) }
  package static func joinedPlace(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func exchangeTold(name: String) -> Phrase { phrase(name) }
  package static var noFriendsGame: Phrase { phrase() }
  package static func noFriendsGameNamed(name: String) -> Phrase { phrase(name) }
  package static func severalFriendsGames(names: String) -> Phrase { phrase(names) }
  package static var hintFriendsGame: Phrase { phrase() }
  package static var hintFriendsName: Phrase { phrase() }
  package static func fileTooLarge(path: String, size: String) -> Phrase { phrase(path, size) }
  package static func fileSent(path: String, count: String, name: String) -> Phrase {
    phrase(path, count, name)
  }
  package static func fileReceived(name: String, names: String) -> Phrase { phrase(name, names) }
  package static func fileReceivedParts(name: String, count: String) -> Phrase {
    phrase(name, count)
  }
  package static func fileReceivedNothing(name: String) -> Phrase { phrase(name) }
  package static func fileOther(name: String) -> Phrase { phrase(name) }
  package static func fileEmpty(path: String) -> Phrase { phrase(path) }
  package static func keptOut(what: String, why: String) -> Phrase { phrase(what, why) }
  package static func keptOutSegment(number: String, device: String) -> Phrase {
    phrase(number, device)
  }
  package static func keptOutLine(line: String, number: String, device: String) -> Phrase {
    phrase(line, number, device)
  }
  package static var keptOutPiece: Phrase { phrase() }
  package static var strayTooLarge: Phrase { phrase() }
  package static var strayIncomplete: Phrase { phrase() }
  package static var strayNewer: Phrase { phrase() }
  package static var strayHeadless: Phrase { phrase() }
  package static var strayForged: Phrase { phrase() }
  package static var strayNotSigned: Phrase { phrase() }
  package static var strayNotProven: Phrase { phrase() }
  package static var strayOtherStart: Phrase { phrase() }
  package static var strayTooMany: Phrase { phrase() }
  package static var strayUnreadable: Phrase { phrase() }
  package static func recordsNewer(count: String) -> Phrase { phrase(count) }
  package static func standingsGame(
    name: String,
    count: String,
    first: String,
    last: String,
    zone: String
  ) -> Phrase { phrase(name, count, first, last, zone) }
  package static func standingsToday(day: String, days: String, date: String) -> Phrase {
    phrase(day, days, date)
  }
  package static var standingsBefore: Phrase { phrase() }
  package static var standingsAfter: Phrase { phrase() }
  package static var standingIn: Phrase { phrase() }
  package static func standingInFrom(day: String, date: String) -> Phrase { phrase(day, date) }
  package static var standingWon: Phrase { phrase() }
  package static func standingThrough(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func standingOut(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func standingLeft(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func standingWaiting(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func standingPieces(count: String) -> Phrase { phrase(count) }
  package static func standingLate(count: String) -> Phrase { phrase(count) }
  package static func noTitles(name: String) -> Phrase { phrase(name) }
  package static func keptOutMore(count: String) -> Phrase { phrase(count) }
  package static func standingTitle(day: String, date: String) -> Phrase { phrase(day, date) }
  package static func friendsLeftPlace(name: String, day: String, date: String) -> Phrase {
    phrase(name, day, date)
  }
  package static func friendsLeft(name: String, day: String, date: String) -> Phrase {
    phrase(name, day, date)
  }
  package static func gameToldAlready(verb: String) -> Phrase { phrase(verb) }
  package static var hintTold: Phrase { phrase() }
  package static func gameWithFriends(name: String) -> Phrase { phrase(name) }
  package static func bothClocks(round: String, here: String) -> Phrase { phrase(round, here) }
  package static func gameDayEnds(zone: String, time: String) -> Phrase { phrase(zone, time) }
}
