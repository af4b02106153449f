import LetGoCore
import LetGoPrompts
import LetGoSystem
import LetGoTerminal

/// A file that appears whole or not at all, and that its person alone can read.
///
/// It is written under a passing name beside its place, and takes the place when it is finished. A
/// class, because it owns the descriptor and the passing name.
final class NewFile {
  /// Where what goes into it is written.
  let output: Output
  /// Whether another file is there already, which it takes the place of.
  var replaces: Bool { before != nil }
  private let path: String
  /// The file that is there already; nil where none is, or what is no file.
  private let before: FileIdentity?
  private let target: String
  /// Nil for what is no file, such as a pipe, which is written straight.
  private let passing: String?
  private let descriptor: Int32

  /// Begins a file that is to stand at a path, which must not be the store's own, nor among its copies.
  init(at path: String, store: String) throws(Complaint) {
    self.path = path
    // A link stays, and what it leads to is replaced.
    let real = realpath(path, nil)
    target = real.map { String(cString: $0) } ?? path
    free(real)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, NewFile.isStore(status, store) {
      throw Complaint(
        .outputIsStore(path: path.withoutControls()),
        hint: .hintOutput,
        code: .usage
      )
    }
    if NewFile.isAmongCopies(NewFile.directory(of: target), of: store) {
      throw Complaint(
        .outputIsCopy(path: path.withoutControls()),
        hint: .hintOutput,
        code: .usage
      )
    }
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    before = exists && isFile ? FileIdentity(status) : nil
    let place =
      isFile
      ? NewFile.directory(of: target)
        + "/.letgo-\(String(UInt64.random(in: .min ... .max), radix: 36)).part" : target
    passing = isFile ? place : nil
    let flags = O_WRONLY | O_CLOEXEC | (isFile ? O_CREAT | O_EXCL : 0)
    descriptor = open(place, flags, 0o600)
    guard descriptor >= 0 else { throw NewFile.complaint(about: path, errno) }
    output = Output(descriptor: descriptor, capacity: 65_536)
  }

  deinit {
    // Not finished any more, so it goes.
    close(descriptor)
    if let passing, !isFinished { unlink(passing) }
  }

  private var isFinished = false

  /// Complains when it would take the place of a list that is read, by whatever name either goes.
  func check(apartFrom lists: [ListFile]) throws(Complaint) {
    guard let before, lists.contains(where: { $0.identity == before }) else { return }
    throw Complaint(
      .outputIsList(path: path.withoutControls()),
      hint: .hintOtherOutput,
      code: .usage
    )
  }

  /// Puts the file in its place, once the disk has all of it.
  func finish() throws {
    try output.flush()
    guard let passing else { return }
    // Whatever the umask left of it.
    guard fchmod(descriptor, 0o600) == 0, fsync(descriptor) == 0, rename(passing, target) == 0
    else { throw NewFile.complaint(about: path, errno) }
    isFinished = true
    let directory = open(NewFile.directory(of: target), O_RDONLY | O_CLOEXEC)
    guard directory >= 0 else { return }
    // The file is there; not every file system can say so for a directory.
    fsync(directory)
    close(directory)
  }

  /// Returns the complaint about a path that can't be written.
  static func complaint(about path: String, _ number: Int32) -> Complaint {
    Complaint(
      .fileNotWritten(path: path.withoutControls(), cause: Complaint.words(for: number)),
      hint: .hintOutput,
      code: .disk
    )
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isStore(_ status: stat, _ store: String) -> Bool {
    ["", "-journal", ".lock"].contains { FileIdentity(store + $0) == FileIdentity(status) }
  }

  private static func isAmongCopies(_ directory: String, of store: String) -> Bool {
    guard let place = FileIdentity(directory) else { return false }
    return [".backups", ".damaged", ".replaced"].contains { FileIdentity(store + $0) == place }
  }
}

extension Context {
  /// Says what was written to a file, and that another one was there.
  func note(_ done: Phrase, of file: NewFile) throws {
    try note(phrase(done, file))
  }

  /// Answers with what was written to a file, and that another one was there; beside the answer where that
  /// is what was written.
  func answer(_ done: Phrase, of file: NewFile?) throws {
    guard let file else { return try note(done) }
    try answer(phrase(done, file))
  }

  private func phrase(_ done: Phrase, _ file: NewFile) -> Phrase {
    file.replaces ? .fileReplaced(done: prompts.text(done)) : done
  }
}
