// What is said while records leave for a file or come from one.

extension Phrase {
  package static func exportDone(path: String, count: String) -> Phrase { phrase(path, count) }
  package static func exportTableDone(path: String, count: String) -> Phrase {
    phrase(path, count)
  }
  package static func exportDamaged(count: String) -> Phrase { phrase(count) }
  package static func importDone(new: String, known: String) -> Phrase { phrase(new, known) }
  package static func importWaiting(count: String) -> Phrase { phrase(count) }
  package static func importReading(count: String) -> Phrase { phrase(count) }
  package static func importRecording(count: String, total: String) -> Phrase {
    phrase(count, total)
  }
  package static var importStopped: Phrase { phrase() }
  package static var hintNotImported: Phrase { phrase() }
  package static func hintImportItem(line: String) -> Phrase { phrase(line) }
  package static var noImport: Phrase { phrase() }
  package static var hintImport: Phrase { phrase() }
  package static func oneImport(name: String) -> Phrase { phrase(name) }
  package static func notFormat(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var hintFormat: Phrase { phrase() }
  package static func fileNotWritten(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var hintOutput: Phrase { phrase() }
  package static func outputIsStore(path: String) -> Phrase { phrase(path) }
  package static func outputIsCopy(path: String) -> Phrase { phrase(path) }
  package static func outputIsList(path: String) -> Phrase { phrase(path) }
  package static var hintOtherOutput: Phrase { phrase() }
  package static func fileReplaced(done: String) -> Phrase { phrase(done) }
  package static var intakeTooLong: Phrase { phrase() }
  package static var intakeTooDeep: Phrase { phrase() }
  package static var intakeNotJSON: Phrase { phrase() }
  package static var intakeNoHeader: Phrase { phrase() }
  package static func intakeNewer(version: String, known: String) -> Phrase {
    phrase(version, known)
  }
  package static var intakeNotOp: Phrase { phrase() }
  package static func intakeUnknownPart(part: String) -> Phrase { phrase(part) }
  package static var intakeBadID: Phrase { phrase() }
  package static var intakeBadKind: Phrase { phrase() }
  package static var intakeBadStamp: Phrase { phrase() }
  package static var intakeBadFields: Phrase { phrase() }
  package static func intakeLongReason(count: String, longest: String) -> Phrase {
    phrase(count, longest)
  }
  package static var intakeBadName: Phrase { phrase() }
  package static var intakeControlInName: Phrase { phrase() }
  package static var intakeBadChecksum: Phrase { phrase() }
  package static var intakeRepeatedID: Phrase { phrase() }
  package static var intakeTwoKinds: Phrase { phrase() }
  package static var intakeTruncated: Phrase { phrase() }
  package static func intakeBadCount(said: String, found: String) -> Phrase { phrase(said, found) }
  package static var intakeAfterEnd: Phrase { phrase() }
}
