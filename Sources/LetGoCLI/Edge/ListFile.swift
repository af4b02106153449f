import LetGoSystem

/// A list to read, by the name that the person gave it.
struct ListFile {
  /// The path; nil for standard input, and for what was pasted.
  let path: String?
  private var pasted: String?

  /// What was piped in.
  static let standardInput = ListFile(path: nil)

  /// Why a list cannot be read; the number is the system's `errno`.
  struct Failure: Error, Equatable {
    let errno: Int32
  }

  /// Takes a path; `-` stands for standard input.
  init(path: String?) {
    self.path = path == "-" ? nil : path
  }

  /// Takes a list that was pasted, which is all there already.
  init(pasted text: String) {
    path = nil
    pasted = text
  }

  /// Whether it is what the program was started with.
  fileprivate var isStandardInput: Bool { path == nil && pasted == nil }

  /// Whether it would be typed by a person, line by line.
  var isTerminal: Bool {
    isStandardInput && isatty(STDIN_FILENO) == 1
  }

  /// Which file it is; nil for what was pasted, and where none is.
  var identity: FileIdentity? {
    guard pasted == nil else { return nil }
    return path.map { FileIdentity($0) } ?? FileIdentity(descriptor: STDIN_FILENO)
  }

  /// Opens the list for reading from its beginning, until `isStopped` says that nobody waits for it.
  func open(until isStopped: (() -> Bool)? = nil) throws(Failure) -> ListReader {
    if let pasted { return ListReader(pasted: pasted) }
    guard let path else { return ListReader(STDIN_FILENO, closes: false, until: isStopped) }
    let descriptor = System.open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    return ListReader(descriptor, closes: true, until: isStopped)
  }
}

extension Context {
  /// Opens a list for a command to read, until Ctrl-C ends the reading in the shell.
  ///
  /// Where a person would have to type the list, the complaint says what the command needs instead.
  func open(_ file: ListFile, or complaint: Complaint) throws -> ListReader {
    if file.isTerminal { throw complaint }
    if file.isStandardInput, isInputClosed {
      throw Complaint(.stdinClosed, hint: .hintStdin, code: .usage)
    }
    guard let console else { return try file.open() }
    let reader = try file.open { console.isInterrupted }
    // Named as a file the terminal is no list either, and would not even show what is typed.
    if reader.isTerminal { throw complaint }
    return reader
  }
}
