import LetGoCore
import LetGoPrompts
import LetGoStore

extension Complaint {
  /// Makes the complaint about a line that keeps a file from being imported.
  init(_ failure: IntakeFailure, of file: ListFile, in context: Context) {
    let problem = context.prompts.text(failure.fault.phrase)
    let line = String(failure.line)
    self.init(
      file.path.map { .rowProblem(file: $0.withoutControls(), line: line, problem: problem) }
        ?? .rowProblemPiped(line: line, problem: problem),
      hint: .hintNotImported,
      code: .badData
    )
  }
}

extension IntakeFailure.Fault {
  /// What is wrong, in words.
  var phrase: Phrase {
    switch self {
    case .tooLong: .intakeTooLong
    case .tooDeep: .intakeTooDeep
    case .notUTF8: .rowNotUTF8
    case .notJSON: .intakeNotJSON
    case .noHeader: .intakeNoHeader
    case .newer(let version, let known):
      .intakeNewer(version: String(version), known: String(known))
    case .notOp: .intakeNotOp
    case .unknownPart(let part): .intakeUnknownPart(part: part.excerpt)
    case .badID: .intakeBadID
    case .badKind: .intakeBadKind
    case .badStamp: .intakeBadStamp
    case .badFields: .intakeBadFields
    case .badName(.tooLong(let count)):
      .rowLongName(count: String(count), longest: String(Name.longest))
    case .badName(.control): .intakeControlInName
    case .badName(.empty), .badName(.unreadable): .intakeBadName
    case .longReason(let count):
      .intakeLongReason(count: String(count), longest: String(IntakeFailure.longestReason))
    case .badChecksum: .intakeBadChecksum
    case .repeatedID: .intakeRepeatedID
    case .otherDevice(let device): .intakeOtherDevice(device: device.shortDeviceName)
    case .twoKinds: .intakeTwoKinds
    case .truncated: .intakeTruncated
    case .badCount(let said, let found):
      .intakeBadCount(said: String(said), found: String(found))
    case .afterEnd: .intakeAfterEnd
    }
  }
}
