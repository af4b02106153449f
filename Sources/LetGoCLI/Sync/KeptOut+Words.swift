import LetGoPrompts
import LetGoSync

extension Context {
  /// Returns what is said about something that is not taken in.
  func phrase(for keptOut: KeptOut) -> Phrase {
    let device = keptOut.device.shortDeviceName
    let reason = prompts.text(phrase(for: keptOut.reason))
    guard let number = keptOut.number else {
      return .syncKeptOutDevice(device: device, reason: reason)
    }
    return .syncKeptOut(number: String(number), device: device, reason: reason)
  }

  private func phrase(for reason: KeptOut.Reason) -> Phrase {
    switch reason {
    case .notSigned: .keptNotSigned
    case .misplaced: .keptMisplaced
    case .otherKey: .keptOtherKey
    case .noKey: .keptNoKey
    case .tooLarge(let bytes): .keptTooLarge(bytes: String(bytes), most: String(Segment.largest))
    case .notFile: .keptNotFile
    case .unreadable(let number): .keptUnreadable(cause: Complaint.words(for: number))
    case .op(let failure):
      .keptOp(line: String(failure.line), problem: prompts.text(failure.fault.phrase))
    case .tooMany: .keptTooMany(most: String(Visitors.most))
    case .branch(let words): .keptBranch(words: words.withoutControls())
    case .rewritten: .keptRewritten
    case .newer: .keptNewer
    }
  }
}

extension Complaint {
  /// Makes the complaint about an address that git is not given; a password in it is not repeated.
  init(_ refusal: GitURL.Refusal, of text: String) {
    switch refusal {
    case .empty: self.init(.syncNoURL, hint: .hintGitURL, code: .usage)
    case .form:
      self.init(
        .syncNotURL(url: text.excerpt),
        hint: text == "URL" ? .hintStandsFor(blank: text) : .hintGitURL,
        code: .usage
      )
    case .password: self.init(.syncPassword, hint: .hintPassword, code: .usage)
    }
  }

  /// Makes the complaint about a place that can't be synced with now.
  init(_ failure: RemoteFailure) {
    switch failure {
    case .noFolder(let path):
      self.init(
        .syncAbsent(path: path.withoutControls()),
        hint: .hintSyncAbsent,
        code: .offline
      )
    case .system(let path, let number):
      self.init(
        .syncSystem(path: path.withoutControls(), cause: Complaint.words(for: number)),
        hint: .hintSyncAbsent,
        code: RemoteFailure.isDisk(number) ? .disk : .offline
      )
    case .noProgram(let name):
      self.init(.syncNoProgram(name: name), hint: .hintNoProgram(name: name), code: .offline)
    case .git(let words):
      self.init(.syncGitFailed(words: words.withoutControls()), hint: .hintGit, code: .offline)
    case .notLetIn(let words):
      self.init(.syncNotLetIn(words: words.withoutControls()), hint: .hintLetIn, code: .offline)
    case .late(let seconds):
      self.init(.syncLateGit(seconds: String(seconds)), hint: .hintGit, code: .offline)
    case .brokenOff: self.init(.syncBrokenOff, hint: .hintGit, code: .offline)
    case .overtaken: self.init(.syncOvertaken, hint: .hintBusy, code: .busy)
    case .busy: self.init(.syncBusy, hint: .hintBusy, code: .busy)
    }
  }
}
