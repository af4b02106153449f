// The 30-Day Game.

extension Phrase {
  package static func gameStarted(
    count: String,
    first: String,
    last: String,
    total: String
  ) -> Phrase {
    phrase(count, first, last, total)
  }
  package static func gameRules(hours: String) -> Phrase {
    phrase(hours)
  }
  package static var gameRulesStrict: Phrase { phrase() }
  package static var gameRulesRelaxed: Phrase { phrase() }
  package static func gameBefore(date: String, count: String, total: String) -> Phrase {
    phrase(date, count, total)
  }
  package static func gameToday(
    day: String,
    days: String,
    date: String,
    asked: String,
    done: String,
    missing: String
  ) -> Phrase {
    phrase(day, days, date, asked, done, missing)
  }
  package static func gameTodayOne(
    day: String,
    days: String,
    date: String,
    asked: String,
    done: String
  ) -> Phrase {
    phrase(day, days, date, asked, done)
  }
  package static func gameTodayDone(
    day: String,
    days: String,
    date: String,
    asked: String,
    done: String
  ) -> Phrase {
    phrase(day, days, date, asked, done)
  }
  package static func gameTodayAhead(
    day: String,
    days: String,
    date: String,
    asked: String,
    done: String,
    ahead: String
  ) -> Phrase {
    phrase(day, days, date, asked, done, ahead)
  }
  package static func gameBehind(
    day: String,
    date: String,
    missing: String,
    until: String
  ) -> Phrase {
    phrase(day, date, missing, until)
  }
  package static func gameBacklog(count: String) -> Phrase {
    phrase(count)
  }
  package static var gameGridDay: Phrase { phrase() }
  package static var gameGridOut: Phrase { phrase() }
  package static func gameGridToCome(count: String, days: String) -> Phrase {
    phrase(count, days)
  }
  package static func gameGridLast(count: String) -> Phrase { phrase(count) }
  package static func gameWon(first: String, last: String, pieces: String) -> Phrase {
    phrase(first, last, pieces)
  }
  package static func gameThrough(
    first: String,
    last: String,
    day: String,
    pieces: String
  ) -> Phrase {
    phrase(first, last, day, pieces)
  }
  package static func gameOut(
    first: String,
    last: String,
    day: String,
    date: String,
    pieces: String
  ) -> Phrase {
    phrase(first, last, day, date, pieces)
  }
  package static func gameLeft(
    first: String,
    last: String,
    day: String,
    date: String,
    pieces: String
  ) -> Phrase {
    phrase(first, last, day, date, pieces)
  }
  package static func gamePlaying(first: String, last: String, pieces: String) -> Phrase {
    phrase(first, last, pieces)
  }
  package static func gameEnded(day: String, date: String) -> Phrase {
    phrase(day, date)
  }
  package static var gameLoggedOne: Phrase { phrase() }
  package static func gameLogged(count: String) -> Phrase {
    phrase(count)
  }
  package static var gameUnnamed: Phrase { phrase() }
  package static var gameUnnamedOne: Phrase { phrase() }
  package static var noGame: Phrase { phrase() }
  package static var hintGameStart: Phrase { phrase() }
  package static func gameIsOn(first: String, last: String) -> Phrase {
    phrase(first, last)
  }
  package static var hintGameEnd: Phrase { phrase() }
  package static var emptyGames: Phrase { phrase() }
  package static func gameInPast(date: String) -> Phrase {
    phrase(date)
  }
  package static func gameTooFar(date: String) -> Phrase {
    phrase(date)
  }
  package static var hintGameFrom: Phrase { phrase() }
  package static var gameZone: Phrase { phrase() }
  package static var hintGameZone: Phrase { phrase() }
  package static func gameNoDay(value: String, day: String) -> Phrase {
    phrase(value, day)
  }
  package static var hintGameDay: Phrase { phrase() }
  package static func gameNames(count: String, names: String) -> Phrase {
    phrase(count, names)
  }
  package static var hintGameNames: Phrase { phrase() }
  package static func askGrace(day: String) -> Phrase {
    phrase(day)
  }
  package static func optionElsewhere(option: String, words: String) -> Phrase {
    phrase(option, words)
  }
  package static func optionsTogether(first: String, second: String) -> Phrase {
    phrase(first, second)
  }
  package static func notWithin(
    value: String,
    option: String,
    least: String,
    most: String
  ) -> Phrase {
    phrase(value, option, least, most)
  }
  package static func notHours(value: String, option: String, most: String) -> Phrase {
    phrase(value, option, most)
  }
  package static func statusGame(day: String, missing: String) -> Phrase {
    phrase(day, missing)
  }
  package static func statusGameDone(day: String) -> Phrase {
    phrase(day)
  }
  package static func calendarGame(day: String) -> Phrase {
    phrase(day)
  }
  package static func calendarGameText(until: String) -> Phrase {
    phrase(until)
  }
}
