// Each phrase has the key of its text in the files beside this one, and each of its parameters the
// name of a placeholder there. Both are read from the declaration itself (`#function`), so that
// they are written once; a test holds declarations and files together.

// What the shell says when it opens, and the one screen it opens with.
extension Phrase {
  package static var greetingMorning: Phrase { phrase() }
  package static var greetingAfternoon: Phrase { phrase() }
  package static var greetingEvening: Phrase { phrase() }
  package static var greetingNight: Phrase { phrase() }
  package static var firstRun: Phrase { phrase() }
  package static var farewellDay: Phrase { phrase() }
  package static var farewellNight: Phrase { phrase() }
  package static func homeThing(place: String, title: String) -> Phrase { phrase(place, title) }
  package static func homeRoom(place: String) -> Phrase { phrase(place) }
  package static func homeDue(what: String) -> Phrase { phrase(what) }
  package static var duePause: Phrase { phrase() }
  package static func duePauses(count: String) -> Phrase { phrase(count) }
  package static var dueBox: Phrase { phrase() }
  package static func dueBoxes(count: String) -> Phrase { phrase(count) }
  package static func summary(parts: String) -> Phrase { phrase(parts) }
  package static func summaryLetGo(count: String) -> Phrase { phrase(count) }
  package static func summaryOut(count: String) -> Phrase { phrase(count) }
  package static func summaryKept(count: String) -> Phrase { phrase(count) }
  package static func summaryBoxed(count: String, until: String) -> Phrase { phrase(count, until) }
  package static func summaryPauses(count: String, until: String) -> Phrase { phrase(count, until) }
  package static func summaryEnded(count: String) -> Phrase { phrase(count) }
  package static func summaryThings(count: String) -> Phrase { phrase(count) }
}

// The questions, what each is for, and what would answer it.
extension Phrase {
  package static func askUsed(days: String) -> Phrase { phrase(days) }
  package static func askNext(days: String) -> Phrase { phrase(days) }
  package static var askCost: Phrase { phrase() }
  package static var askMinutes: Phrase { phrase() }
  package static var askPrice: Phrase { phrase() }
  package static var askReason: Phrase { phrase() }
  package static var askLetGo: Phrase { phrase() }
  package static func askUndecided(days: String) -> Phrase { phrase(days) }
  package static func askNearVerb(verb: String) -> Phrase { phrase(verb) }
  package static var helpUsed: Phrase { phrase() }
  package static var helpNext: Phrase { phrase() }
  package static var helpCost: Phrase { phrase() }
  package static var helpMinutes: Phrase { phrase() }
  package static var helpPrice: Phrase { phrase() }
  package static var helpConfirm: Phrase { phrase() }
  package static var helpUndecided: Phrase { phrase() }
  package static var helpWords: Phrase { phrase() }
  package static func whyUsed(days: String) -> Phrase { phrase(days) }
  package static func whyNext(days: String) -> Phrase { phrase(days) }
  package static func whyCost(cost: String, minutes: String) -> Phrase { phrase(cost, minutes) }
  package static func whyMinutes(cost: String, minutes: String) -> Phrase { phrase(cost, minutes) }
  package static func whyPrice(price: String, days: String) -> Phrase { phrase(price, days) }
  package static var whyConfirm: Phrase { phrase() }
  package static var whyUndecided: Phrase { phrase() }
  package static var unclearYesNo: Phrase { phrase() }
  package static var unclearUsed: Phrase { phrase() }
  package static var unclearPrice: Phrase { phrase() }
  package static var unclearMinutes: Phrase { phrase() }
  package static var unclearUndecided: Phrase { phrase() }
  package static var offerSkip: Phrase { phrase() }
  package static var firstQuestion: Phrase { phrase() }
  package static func droppedItem(name: String) -> Phrase { phrase(name) }
}

// The verdict first, then one reason that names its rule and the answers it used.
extension Phrase {
  package static func verdictKeep(reason: String) -> Phrase { phrase(reason) }
  package static func verdictLetGo(reason: String) -> Phrase { phrase(reason) }
  package static func verdictUndecided(reason: String) -> Phrase { phrase(reason) }
  package static func reasonUsed(window: String) -> Phrase { phrase(window) }
  package static func reasonUsedOn(day: String, window: String) -> Phrase { phrase(day, window) }
  package static func reasonNeeded(window: String) -> Phrase { phrase(window) }
  package static var reasonEmergency: Phrase { phrase() }
  package static var reasonConsumable: Phrase { phrase() }
  package static var reasonSeasonal: Phrase { phrase() }
  package static var reasonNotMine: Phrase { phrase() }
  package static func reasonCheapAndQuick(
    cost: String,
    time: String,
    costLimit: String,
    minutesLimit: String
  ) -> Phrase {
    phrase(cost, time, costLimit, minutesLimit)
  }
  package static var reasonUseUnknown: Phrase { phrase() }
  package static var reasonUseUnsure: Phrase { phrase() }
  package static func reasonNotUsed(obstacle: String) -> Phrase { phrase(obstacle) }
  package static func reasonNotUsedNotExpected(obstacle: String) -> Phrase { phrase(obstacle) }
  package static func obstacleCost(cost: String) -> Phrase { phrase(cost) }
  package static var obstacleCostUnknown: Phrase { phrase() }
  package static func obstacleOtherCurrency(cost: String, currency: String) -> Phrase {
    phrase(cost, currency)
  }
  package static func obstacleTime(time: String) -> Phrase { phrase(time) }
  package static var obstacleTimeUnknown: Phrase { phrase() }
  package static var obstacleUnavailable: Phrase { phrase() }
  package static func rules(
    window: String,
    cost: String,
    minutes: String,
    price: String,
    days: String
  ) -> Phrase {
    phrase(window, cost, minutes, price, days)
  }
  package static func rangeText(low: String, high: String) -> Phrase { phrase(low, high) }
  package static func belowText(amount: String) -> Phrase { phrase(amount) }
  package static func aboveText(amount: String) -> Phrase { phrase(amount) }
  package static var amountUnknown: Phrase { phrase() }
  package static var amountUnavailable: Phrase { phrase() }
  package static var oneMinute: Phrase { phrase() }
  package static func minutesText(count: String) -> Phrase { phrase(count) }
  package static var oneHour: Phrase { phrase() }
  package static func hoursText(count: String) -> Phrase { phrase(count) }
  package static var oneDay: Phrase { phrase() }
  package static func daysText(count: String) -> Phrase { phrase(count) }
  package static var noTime: Phrase { phrase() }
}

// How days are written.
extension Phrase {
  package static var weekdays: Phrase { phrase() }
  package static var months: Phrase { phrase() }
  package static func dayThisYear(weekday: String, day: String, month: String) -> Phrase {
    phrase(weekday, day, month)
  }
  package static func dayOtherYear(
    weekday: String,
    day: String,
    month: String,
    year: String
  ) -> Phrase {
    phrase(weekday, day, month, year)
  }
}

// What was recorded, said once, and how to take it back.
extension Phrase {
  package static func recordedKept(name: String) -> Phrase { phrase(name) }
  package static func recordedDecided(name: String) -> Phrase { phrase(name) }
  package static func recordedOut(name: String) -> Phrase { phrase(name) }
  package static func recordedOutAnother(name: String, count: String) -> Phrase {
    phrase(name, count)
  }
  package static func recordedBoxed(until: String, name: String) -> Phrase { phrase(until, name) }
  package static func recordedPause(price: String, limit: String, until: String) -> Phrase {
    phrase(price, limit, until)
  }
  package static func recordedPauseReason(
    price: String,
    limit: String,
    until: String,
    reason: String
  ) -> Phrase {
    phrase(price, limit, until, reason)
  }
  package static func wouldPause(price: String, limit: String, until: String) -> Phrase {
    phrase(price, limit, until)
  }
  package static func noPause(price: String, limit: String) -> Phrase { phrase(price, limit) }
  package static func recordedBought(name: String) -> Phrase { phrase(name) }
  package static func recordedPassed(name: String, price: String) -> Phrase { phrase(name, price) }
  package static func recordedThing(place: String, title: String) -> Phrase { phrase(place, title) }
  package static func recordedDone(title: String) -> Phrase { phrase(title) }
  package static func recordedDropped(title: String) -> Phrase { phrase(title) }
  package static func alreadyBoxed(name: String, until: String) -> Phrase { phrase(name, until) }
  package static func undone(verb: String, name: String) -> Phrase { phrase(verb, name) }
  package static func undoneMany(verb: String, name: String, count: String) -> Phrase {
    phrase(verb, name, count)
  }
  package static var leftAlone: Phrase { phrase() }
  package static var notNow: Phrase { phrase() }
  package static var emptyThings: Phrase { phrase() }
  package static var emptyBoxes: Phrase { phrase() }
  package static var emptyPauses: Phrase { phrase() }
  package static var emptyDecided: Phrase { phrase() }
  package static var emptyHistory: Phrase { phrase() }
  package static func boxUntil(until: String) -> Phrase { phrase(until) }
  package static func boxDue(since: String) -> Phrase { phrase(since) }
  package static func pauseUntil(price: String, until: String) -> Phrase { phrase(price, until) }
  package static func pauseDue(price: String, since: String) -> Phrase { phrase(price, since) }
  package static func decidedSince(since: String) -> Phrase { phrase(since) }
  package static var outcomeKept: Phrase { phrase() }
  package static var outcomeDecided: Phrase { phrase() }
  package static var outcomeOut: Phrase { phrase() }
  package static var outcomeBoxed: Phrase { phrase() }
  package static var outcomeBought: Phrase { phrase() }
  package static var outcomePassed: Phrase { phrase() }
  package static var outcomeDone: Phrase { phrase() }
  package static func triageTotals(
    rows: String,
    letGo: String,
    keep: String,
    undecided: String,
    skipped: String,
    errors: String
  ) -> Phrase {
    phrase(rows, letGo, keep, undecided, skipped, errors)
  }
}

// What went wrong, with the offender named, and the way out.
extension Phrase {
  package static func unknownVerb(verb: String) -> Phrase { phrase(verb) }
  package static func hintVerb(verb: String) -> Phrase { phrase(verb) }
  package static var hintHelp: Phrase { phrase() }
  package static func unknownOption(verb: String, option: String) -> Phrase { phrase(verb, option) }
  package static func hintOption(option: String) -> Phrase { phrase(option) }
  package static func hintVerbHelp(verb: String) -> Phrase { phrase(verb) }
  package static func missingValue(option: String, value: String) -> Phrase {
    phrase(option, value)
  }
  package static func unexpectedValue(option: String) -> Phrase { phrase(option) }
  package static func repeatedOption(option: String) -> Phrase { phrase(option) }
  package static func missingName(verb: String) -> Phrase { phrase(verb) }
  package static func unexpectedName(verb: String, name: String) -> Phrase { phrase(verb, name) }
  package static func notPrice(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var hintPrice: Phrase { phrase() }
  package static func notMinutes(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var hintMinutes: Phrase { phrase() }
  package static func notUse(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var hintUse: Phrase { phrase() }
  package static func notYesNo(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var hintYesNo: Phrase { phrase() }
  package static func notExemption(value: String, option: String) -> Phrase {
    phrase(value, option)
  }
  package static var hintExemption: Phrase { phrase() }
  package static func notCount(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var emptyName: Phrase { phrase() }
  package static func longName(longest: String, count: String) -> Phrase { phrase(longest, count) }
  package static func longReason(longest: String, count: String) -> Phrase {
    phrase(longest, count)
  }
  package static var controlInName: Phrase { phrase() }
  package static var unreadableName: Phrase { phrase() }
  package static var hintName: Phrase { phrase() }
  package static func full(first: String, second: String) -> Phrase { phrase(first, second) }
  package static var hintFull: Phrase { phrase() }
  package static func noThing(name: String) -> Phrase { phrase(name) }
  package static var hintThings: Phrase { phrase() }
  package static func manyThings(name: String, first: String, second: String) -> Phrase {
    phrase(name, first, second)
  }
  package static func noDecided(name: String) -> Phrase { phrase(name) }
  package static func hintDecided(name: String) -> Phrase { phrase(name) }
  package static func noPauseNamed(name: String) -> Phrase { phrase(name) }
  package static var hintPauses: Phrase { phrase() }
  package static func pauseNeedsPrice(name: String) -> Phrase { phrase(name) }
  package static var hintPausePrice: Phrase { phrase() }
  package static func pauseUnsure(price: String, limit: String) -> Phrase { phrase(price, limit) }
  package static func undecidedNotRecorded(name: String) -> Phrase { phrase(name) }
  package static var hintUndecided: Phrase { phrase() }
  package static var nothingToUndo: Phrase { phrase() }
  package static func changedSince(verb: String) -> Phrase { phrase(verb) }
  package static var notAnItem: Phrase { phrase() }
  package static var stdinClosed: Phrase { phrase() }
  package static var hintStdin: Phrase { phrase() }
  package static func noFile(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var noHome: Phrase { phrase() }
  package static var hintStore: Phrase { phrase() }
  package static func storeNewer(path: String, version: String, known: String) -> Phrase {
    phrase(path, version, known)
  }
  package static func storeForeign(path: String) -> Phrase { phrase(path) }
  package static func storeUnusable(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var storeBusy: Phrase { phrase() }
  package static var hintBusy: Phrase { phrase() }
  package static func storeDisk(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var hintDisk: Phrase { phrase() }
  package static func outputFailed(cause: String) -> Phrase { phrase(cause) }
  package static func badZone(zone: String) -> Phrase { phrase(zone) }
  package static func badNow(value: String) -> Phrase { phrase(value) }
  package static func hint(hint: String) -> Phrase { phrase(hint) }
  package static var noList: Phrase { phrase() }
  package static var hintList: Phrase { phrase() }
  package static func inputFailed(cause: String) -> Phrase { phrase(cause) }
  package static func rowProblem(file: String, line: String, problem: String) -> Phrase {
    phrase(file, line, problem)
  }
  package static func rowProblemPiped(line: String, problem: String) -> Phrase {
    phrase(line, problem)
  }
  package static func rowProblemsMore(count: String) -> Phrase { phrase(count) }
  package static var rowUnclosedQuote: Phrase { phrase() }
  package static var rowTooLong: Phrase { phrase() }
  package static func rowTooManyCells(expected: String) -> Phrase { phrase(expected) }
  package static var rowNotUTF8: Phrase { phrase() }
  package static func rowControlInName(name: String) -> Phrase { phrase(name) }
  package static var rowEmptyName: Phrase { phrase() }
  package static func rowLongName(count: String, longest: String) -> Phrase {
    phrase(count, longest)
  }
  package static func rowUnreadable(value: String, column: String) -> Phrase {
    phrase(value, column)
  }
  package static func rowFutureUse(value: String, column: String) -> Phrase {
    phrase(value, column)
  }
}
