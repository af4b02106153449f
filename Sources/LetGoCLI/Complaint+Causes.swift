import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync
import LetGoSystem
import LetGoTerminal

extension Complaint {
  /// Makes the complaint that an error deserves; one made already stays as it is.
  init(_ error: any Error, in context: Context) {
    let path = context.storePath.withoutControls()
    switch error {
    case let complaint as Complaint: self = complaint
    case let refusal as Refusal: self.init(refusal, context)
    case let failure as BackupFailure: self.init(failure)
    case let failure as RemoteFailure: self.init(failure)
    case let failure as StoreFailure: self.init(failure, path)
    case let error as SQLiteError: self.init(error, path)
    case Output.Failure.system(let number):
      self.init(.outputFailed(cause: Complaint.words(for: number)), code: .disk)
    default:
      self.init(.storeUnusable(path: path, cause: "\(error)".withoutControls()), code: .noStore)
    }
  }

  private init(_ refusal: Refusal, _ context: Context) {
    switch refusal {
    case .full(let things):
      self.init(
        .full(first: things.first?.title.text ?? "", second: things.last?.title.text ?? ""),
        hint: .hintFull,
        code: .refused
      )
    case .nothingToUndo: self.init(.nothingToUndo, hint: .hintHistory, code: .refused)
    case .nothingToRedo: self.init(.nothingToRedo, code: .refused)
    case .wordsGone(let verb):
      self.init(.wordsGone(verb: verb), hint: .hintHistory, code: .refused)
    case .notDiscarded(let name):
      self.init(.noDiscard(name: name.text), hint: .hintTrash, code: .refused)
    case .changedSince(let verb):
      self.init(
        .changedSince(verb: verb.withoutControls()),
        hint: .hintHistory,
        code: .refused
      )
    case .alreadyBoxed(let name, let day):
      let until = context.wording.day(context.limits.end(ofBoxFrom: day))
      self.init(
        .alreadyBoxed(name: name.text, until: until),
        hint: .hintBoxed(name: name.text),
        code: .refused
      )
    case .notWaiting(let name):
      self.init(.noPauseNamed(name: name.text), hint: .hintPauses, code: .refused)
    case .alreadyWaiting(let pause):
      let end = context.limits.end(of: pause)
      self.init(
        .alreadyWaiting(
          name: pause.name.text,
          until: context.wording.end(end),
          left: context.wording.left(until: end, at: context.clock.moment)
        ),
        hint: .hintWaiting(name: pause.name.text),
        code: .refused
      )
    case .notOut(let name):
      self.init(.notOut(name: name.text), hint: .hintOut(name: name.text), code: .refused)
    case .gotAgain(let name, let day):
      self.init(
        .gotAgain(name: name.text, day: context.wording.day(day)),
        hint: .hintHistory,
        code: .refused
      )
    case .told(let verb):
      self.init(
        .gameToldAlready(verb: verb.withoutControls()),
        hint: .hintTold,
        code: .refused
      )
    case .noFriends: self.init(.noFriendsGame, hint: .hintFriendsGame, code: .refused)
    case .noRound: self.init(.noGame, hint: .hintGameStart, code: .refused)
    case .roundIsOn(let round):
      self.init(
        .gameIsOn(
          first: context.wording.day(round.first),
          last: context.wording.day(round.last)
        ),
        hint: .hintGameEnd,
        code: .refused
      )
    case .notHere(let name):
      self.init(
        .noDecided(name: name.text),
        hint: .hintDecided(name: name.text),
        code: .refused
      )
    }
  }

  private init(_ failure: StoreFailure, _ path: String) {
    switch failure {
    case .newer(let version, let known):
      self.init(
        .storeNewer(path: path, version: String(version), known: String(known)),
        hint: .hintNewer,
        code: .noStore
      )
    case .unsettled(let error):
      self.init(
        .storeUnsettled(path: path, cause: error.message.withoutControls()),
        hint: .hintUnsettled,
        code: .disk
      )
    case .foreign:
      self.init(.storeForeign(path: path), hint: .hintStore, code: .noStore)
    case .unusable(let place, let number):
      self.init(
        .storeUnusable(path: place.withoutControls(), cause: Complaint.words(for: number)),
        hint: .hintStore,
        code: .noStore
      )
    }
  }

  private init(_ error: SQLiteError, _ path: String) {
    if error.isBusy {
      self.init(.storeBusyReading, hint: .hintBusy, code: .busy)
    } else if error.isDisk {
      self.init(
        .storeDiskReading(path: path, cause: error.message.withoutControls()),
        hint: .hintDisk,
        code: .disk
      )
    } else {
      self.init(
        .storeUnusable(path: path, cause: error.message.withoutControls()),
        hint: error.suggestsDamage ? .hintDoctor : .hintStore,
        code: .noStore
      )
    }
  }

  /// Makes the complaint about a list that can't be read.
  init(_ failure: ListFile.Failure, of file: ListFile) {
    let cause = Complaint.words(for: failure.errno)
    self.init(
      file.path.map { .noFile(path: $0.withoutControls(), cause: cause) }
        ?? .inputFailed(cause: cause),
      hint: file.path == "FILE" ? .hintStandsFor(blank: "FILE") : .hintPath,
      code: failure.errno == ENOENT ? .noInput : .badData
    )
  }

  /// Returns the system's words for an error number.
  static func words(for number: Int32) -> String {
    String(cString: strerror(number))
  }
}
