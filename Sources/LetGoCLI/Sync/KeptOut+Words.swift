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
    case .newer: .keptNewer
    }
  }
}

extension Complaint {
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
    case .busy: self.init(.syncBusy, hint: .hintBusy, code: .busy)
    }
  }
}
