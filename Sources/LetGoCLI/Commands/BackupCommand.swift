import LetGoPrompts
import LetGoStore

/// `backup`: copies the store, lists the copies, or puts one back in its place.
struct BackupCommand: Command {
  static let verb = "backup"
  static let form = Form(
    verb: verb,
    operand: .optional("list|restore [NAME]"),
    options: [.yes],
    known: ["NAME": .backups]
  )

  private let task: Task
  private let isAgreed: Bool

  /// What is asked of the backups.
  private enum Task {
    case make
    case list
    /// The newest for nil.
    case restore(String?)
  }

  init(_ input: Input, in context: Context) throws {
    guard let task = Self.task(input.words) else {
      throw Self.misfit(input.words, in: context.prompts)
    }
    self.task = task
    isAgreed = input.has(.yes)
  }

  func run(in context: Context) throws -> ExitCode {
    guard let location = context.location else {
      throw context.placeless
    }
    let backups = Backups(of: location)
    switch task {
    case .make:
      let made = try backups.make(at: context.clock.moment)
      try context.answer(.backupMade(path: made.path.withoutControls()))
    case .list:
      let wording = context.wordingForRows
      let rows = try backups.list(at: context.clock.moment).map { backup in
        ListRow(
          backup.stamp.description,
          wording.day(context.clock.day(ofSecond: backup.stamp.seconds)),
          wording.size(backup.size)
        )
      }
      try context.list(rows, orWhenEmpty: .emptyBackups)
    case .restore(let name):
      let backup = try backups.backup(named: name, at: context.clock.moment)
      return try restore(backup, of: backups, in: context)
    }
    return .done
  }

  private func restore(
    _ backup: Backup,
    of backups: Backups,
    in context: Context
  ) throws -> ExitCode {
    if !isAgreed {
      guard let console = context.someoneToAsk() else {
        throw Complaint(.restoreUnasked, hint: .hintRestore, code: .usage)
      }
      let question = Phrase.askRestore(name: backup.stamp.description)
      guard try Asking(in: context, on: console).confirm(question) else {
        try context.note(.restoreNotNow)
        return .done
      }
    }
    let restored = try backups.restore(backup, at: context.clock.moment)
    let name = restored.backup.stamp.description
    if let failure = restored.backupFailure {
      let cause = context.prompts.text(Complaint(failure, in: context).message)
      try? context.note(.restoredUnsaved(cause: cause), .faint)
    }
    try context.answer(
      restored.replaced.map { .restoredInPlace(name: name, path: $0.withoutControls()) }
        ?? .restored(name: name)
    )
    return .done
  }

  /// "backup drive" is something owned, and no request.
  static func fits(_ words: [String]) -> Bool {
    switch task(words) {
    case .restore(let name?): TimeStamp(name) != nil || name.looksLikeFile
    case .make, .list, .restore(nil): true
    case nil: false
    }
  }

  static func meanings(after words: [String]) -> Phrase? { .choicesBackup }

  private static func task(_ words: [String]) -> Task? {
    let words = words.map { $0.lowercased() }
    switch (words.first, words.count) {
    case (nil, _): return .make
    case ("list", 1): return .list
    case ("restore", 1): return .restore(nil)
    case ("restore", 2) where words[1] == "newest": return .restore(nil)
    case ("restore", 2):
      // With the file's ending it is the same backup.
      let name = words[1].uppercased()
      let stamp = TimeStamp(name.hasSuffix(".DB") ? String(name.dropLast(3)) : name)
      return .restore(stamp?.description ?? words[1])
    default: return nil
    }
  }
}
