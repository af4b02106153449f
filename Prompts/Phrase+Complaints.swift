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
  package static func hintFileOption(verb: String, option: String, path: String) -> Phrase {
    phrase(verb, option, path)
  }
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
  package static var controlInName: Phrase { phrase() }
  package static var unreadableName: Phrase { phrase() }
  package static var hintName: Phrase { phrase() }
  package static func full(first: String, second: String) -> Phrase { phrase(first, second) }
  package static var hintFull: Phrase { phrase() }
  package static func noThing(name: String) -> Phrase { phrase(name) }
  package static var hintThings: Phrase { phrase() }
  package static func manyThings(name: String, things: String) -> Phrase { phrase(name, things) }
  package static func noDecided(name: String) -> Phrase { phrase(name) }
  package static func hintDecided(name: String) -> Phrase { phrase(name) }
  package static func noPauseNamed(name: String) -> Phrase { phrase(name) }
  package static var hintPauses: Phrase { phrase() }
  package static func pauseNeedsPrice(name: String) -> Phrase { phrase(name) }
  package static var hintPausePrice: Phrase { phrase() }
  package static func pauseUnsure(price: String, limit: String) -> Phrase { phrase(price, limit) }
  package static func undecidedNotRecorded(name: String) -> Phrase { phrase(name) }
  package static var hintUndecided: Phrase { phrase() }
  package static func hintBoxed(name: String) -> Phrase { phrase(name) }
  package static var hintHistory: Phrase { phrase() }
  package static var hintNewer: Phrase { phrase() }
  package static var hintPath: Phrase { phrase() }
  package static var nothingToUndo: Phrase { phrase() }
  package static func changedSince(verb: String) -> Phrase { phrase(verb) }
  package static var notAnItem: Phrase { phrase() }
  package static var hintQuotedName: Phrase { phrase() }
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
  package static var storeBusyReading: Phrase { phrase() }
  package static var hintBusy: Phrase { phrase() }
  package static func storeDisk(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static func storeDiskReading(path: String, cause: String) -> Phrase {
    phrase(path, cause)
  }
  package static func notSaved(line: String) -> Phrase { phrase(line) }
  package static func storeUnsettled(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var hintUnsettled: Phrase { phrase() }
  package static var hintDisk: Phrase { phrase() }
  package static func outputFailed(cause: String) -> Phrase { phrase(cause) }
  package static func badZone(zone: String) -> Phrase { phrase(zone) }
  package static func badNow(value: String) -> Phrase { phrase(value) }
  package static func hint(hint: String) -> Phrase { phrase(hint) }
  package static var noList: Phrase { phrase() }
  package static var hintList: Phrase { phrase() }
  package static func noTopic(topic: String, topics: String) -> Phrase { phrase(topic, topics) }
  package static func notDay(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var noAnswers: Phrase { phrase() }
  package static var hintAnswers: Phrase { phrase() }
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
  package static func notColor(value: String) -> Phrase { phrase(value) }
  package static var hintColor: Phrase { phrase() }
}
