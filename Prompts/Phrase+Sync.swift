// What is said while devices come into step.

extension Phrase {
  package static var hintSync: Phrase { phrase() }
  package static var syncNotSetUp: Phrase { phrase() }
  package static func syncRoundPlace(place: String) -> Phrase { phrase(place) }
  package static func syncRound(name: String, place: String) -> Phrase { phrase(name, place) }
  package static func syncSetUp(place: String) -> Phrase { phrase(place) }
  package static func syncInsteadOf(place: String) -> Phrase { phrase(place) }
  package static func syncFolder(path: String) -> Phrase { phrase(path) }
  package static func syncGit(url: String) -> Phrase { phrase(url) }
  package static func syncOff(place: String) -> Phrase { phrase(place) }
  package static func syncDone(received: String, sent: String) -> Phrase { phrase(received, sent) }
  package static var syncNothing: Phrase { phrase() }
  package static var syncNewDevice: Phrase { phrase() }
  package static func syncWaiting(count: String) -> Phrase { phrase(count) }
  package static func homeWaiting(count: String) -> Phrase { phrase(count) }
  package static func syncLate(devices: String) -> Phrase { phrase(devices) }
  package static func syncUnsendable(count: String) -> Phrase { phrase(count) }
  package static func syncKeptOut(number: String, device: String, reason: String) -> Phrase {
    phrase(number, device, reason)
  }
  package static func syncKeptOutDevice(device: String, reason: String) -> Phrase {
    phrase(device, reason)
  }
  package static var hintKeptOut: Phrase { phrase() }
  package static var keptNotSigned: Phrase { phrase() }
  package static var keptMisplaced: Phrase { phrase() }
  package static var keptOtherKey: Phrase { phrase() }
  package static var keptNoKey: Phrase { phrase() }
  package static func keptTooLarge(bytes: String, most: String) -> Phrase { phrase(bytes, most) }
  package static var keptNotFile: Phrase { phrase() }
  package static func keptUnreadable(cause: String) -> Phrase { phrase(cause) }
  package static func keptOp(line: String, problem: String) -> Phrase { phrase(line, problem) }
  package static func keptTooMany(most: String) -> Phrase { phrase(most) }
  package static var keptNewer: Phrase { phrase() }
  package static func intakeOtherDevice(device: String) -> Phrase { phrase(device) }
  package static func syncAbsent(path: String) -> Phrase { phrase(path) }
  package static var hintSyncAbsent: Phrase { phrase() }
  package static func syncSystem(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var syncBusy: Phrase { phrase() }
  package static var syncNoPath: Phrase { phrase() }
  package static func syncNotFolder(path: String) -> Phrase { phrase(path) }
  package static var hintSyncFolder: Phrase { phrase() }
  package static func syncHoldsStore(store: String, path: String) -> Phrase { phrase(store, path) }
  package static var hintHoldsStore: Phrase { phrase() }
  package static func syncInsideStore(path: String) -> Phrase { phrase(path) }
  package static func syncPlace(place: String, device: String) -> Phrase { phrase(place, device) }
  package static func syncWorked(day: String, time: String) -> Phrase { phrase(day, time) }
  package static var syncNever: Phrase { phrase() }
  package static func syncFailed(day: String, time: String, reason: String) -> Phrase {
    phrase(day, time, reason)
  }
  package static func syncWaits(count: String) -> Phrase { phrase(count) }
  package static func keptBranch(words: String) -> Phrase { phrase(words) }
  package static var keptRewritten: Phrase { phrase() }
  package static func syncGone(devices: String) -> Phrase { phrase(devices) }
  package static func syncNoProgram(name: String) -> Phrase { phrase(name) }
  package static func hintNoProgram(name: String) -> Phrase { phrase(name) }
  package static func syncGitFailed(words: String) -> Phrase { phrase(words) }
  package static var hintGit: Phrase { phrase() }
  package static func syncNotLetIn(words: String) -> Phrase { phrase(words) }
  package static var hintLetIn: Phrase { phrase() }
  package static var syncBrokenOff: Phrase { phrase() }
  package static func syncLateGit(seconds: String) -> Phrase { phrase(seconds) }
  package static var syncOvertaken: Phrase { phrase() }
  package static var syncNoURL: Phrase { phrase() }
  package static func syncNotURL(url: String) -> Phrase { phrase(url) }
  package static var hintGitURL: Phrase { phrase() }
  package static var syncPassword: Phrase { phrase() }
  package static var hintPassword: Phrase { phrase() }
}
