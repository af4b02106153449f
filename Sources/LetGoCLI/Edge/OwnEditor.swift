import CArguments
import LetGoCore
import LetGoPrompts
import LetGoSystem
import LetGoTerminal

extension Context {
  /// Lets a person write in an editor of their own, `VISUAL` or `EDITOR`, and returns what they saved,
  /// without blanks and empty lines at its ends; nil when they saved nothing.
  ///
  /// The file is theirs alone and gone afterwards, also where a signal ends letgo meanwhile. A complaint
  /// when there is no such editor or it fails; then nothing was written.
  func compose(_ begun: String) throws -> String? {
    guard let editor = environment["VISUAL"] ?? environment["EDITOR"] else {
      throw Complaint(.noEditor, hint: .hintEditor, code: .refused)
    }
    let folder = environment["TMPDIR"] ?? "/tmp"
    var path = Array("\(folder)/letgo-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&path, 4)
    guard descriptor != -1 else {
      let cause = String(cString: strerror(errno))
      throw Complaint(
        .noDraft(path: folder.withoutControls(), cause: cause),
        hint: .hintDraft,
        code: .disk
      )
    }
    // The editor opens the file itself. Nothing else is started in between.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    console?.takeAlong(nil, file: name)
    let file = Output(descriptor: descriptor)
    defer {
      close(descriptor)
      unlink(path)
      console?.takeAlong(nil, file: nil)
    }
    try file.write(begun + "\n")
    // So that whatever is saved is later, however fast.
    futimens(descriptor, [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 0)])
    console?.lend()
    // As git does it: the variable may hold options, so that a shell reads it; the file is a parameter.
    let status = OwnEditor.run(OwnEditor.line(for: editor), on: name) {
      console?.takeAlong($0, file: name)
    }
    guard status == 0 else {
      throw Complaint(.editorFailed(editor: editor.excerpt), hint: .hintEditor, code: .refused)
    }
    return OwnEditor.hasSaved(name) ? try OwnEditor.contents(of: name).trimmingBlanks() : nil
  }
}

/// The program in which a person writes what is longer than a line.
private enum OwnEditor {
  /// Returns the line that has a shell run an editor.
  ///
  /// Where it is words alone the editor takes the place of the shell, so that a signal meets it and not
  /// the shell, which would leave it behind.
  static func line(for editor: String) -> String {
    let isWords =
      editor != ":"
      && editor.allSatisfy {
        $0.isLetter || $0.isNumber || "-_./+~,@%: ".contains($0)
      }
    return "\(isWords ? "exec " : "")\(editor) \"$@\""
  }

  /// Runs a shell's line with a file as its parameter, tells which process that is, or nil when it has
  /// ended, and returns how it ended.
  static func run(_ line: String, on file: String, telling tell: (pid_t?) -> Void) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores them, which is no business of the editor.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var modes = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
    var process: pid_t = 0
    let words = ["/bin/sh", "-c", line, "sh", file]
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, letgo_environment()) == 0
    else {
      return -1
    }
    tell(process)
    defer { tell(nil) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR { continue }
    // One that was killed has not given the terminal back.
    if status != 0, isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
    return status
  }

  /// Returns whether there is a file that was written to after it was made.
  static func hasSaved(_ path: String) -> Bool {
    System.secondsOfChange(of: path).map { $0 != 0 } ?? false
  }

  /// Reads what was saved; an editor may have put another file in the place of the one it got.
  static func contents(of path: String) throws -> String {
    let descriptor = System.open(path, O_RDONLY)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < 1 << 22 {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
