import CArguments
import LetGoPrompts
import LetGoSystem

/// A notice on the desktop of what is due, shown by `notify-send`.
struct DesktopNotice {
  /// The most lines that a notice has room for.
  private static let mostLines = 5
  /// How long `notify-send` may take, in seconds; without a desktop it can wait for one for ever.
  private static let patience = 10

  private let prompts: Prompts
  private let title: String
  private let text: String

  init(of due: Due, in context: Context) {
    let lines = due.lines(in: context.wording)
    var shown = Array(lines.prefix(Self.mostLines))
    if lines.count > shown.count {
      shown.append(context.prompts.text(.noticeMore(count: String(lines.count - shown.count))))
    }
    prompts = context.prompts
    title = "letgo"
    text = shown.map(Self.withoutMarkup).joined(separator: "\n")
  }

  /// Shows it, or complains why it can't be.
  func show() throws {
    // A plain list of arguments: what is written in a name is never read by a shell.
    let arguments = ["notify-send", "--app-name=letgo", "--", title, text]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let error = posix_spawnp(
      &process,
      arguments[0],
      &actions,
      nil,
      &pointers,
      letgo_environment()
    )
    guard error != ENOENT else {
      throw Complaint(.noticeMissing, hint: .hintNoticeMissing, code: .refused)
    }
    guard error == 0 else { throw Self.failure(.noticeFailed(cause: Complaint.words(for: error))) }
    try waitFor(process)
  }

  private func waitFor(_ process: pid_t) throws {
    var status: Int32 = 0
    var ended: pid_t = 0
    for _ in 0..<(Self.patience * 100) {
      ended = waitpid(process, &status, WNOHANG)
      if ended != 0, !(ended == -1 && errno == EINTR) { break }
      usleep(10_000)
    }
    guard ended == process else {
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
      throw Self.failure(
        .noticeFailed(cause: prompts.text(.noticeLate(seconds: String(Self.patience))))
      )
    }
    guard status == 0 else {
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      throw Self.failure(
        .noticeFailed(cause: prompts.text(.noticeStatus(code: String(code))))
      )
    }
  }

  private static func failure(_ message: Phrase) -> Complaint {
    Complaint(message, hint: .hintNotice, code: .refused)
  }

  /// A notice's text may be read as markup (Desktop Notifications Specification), so its signs are
  /// written out.
  private static func withoutMarkup(_ line: String) -> String {
    line.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
