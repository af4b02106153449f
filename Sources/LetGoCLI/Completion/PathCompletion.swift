import LetGoCore
import LetGoTerminal

/// The paths that go on with what is typed of one.
struct PathCompletion {
  /// What can be typed in its place, in order.
  private(set) var candidates: [LineCompletion.Candidate] = []
  /// Whether there may be others.
  let isPart: Bool

  private let path: Completion.Path
  private let isQuoted: Bool

  /// Looks in the folder of what is typed; `home` is what `~/` stands for, where it does.
  init(
    of typed: String,
    to path: Completion.Path,
    isQuoted: Bool,
    home: String?,
    reading folder: (String, FolderNames.Wanted) -> FolderNames
  ) {
    self.path = path
    self.isQuoted = isQuoted
    let slash = typed.lastIndex(of: "/")
    let head = slash.map { String(typed[...$0]) } ?? ""
    let beginning = String(slash.map { typed[$0...].dropFirst() } ?? typed[...])
    let place = home.flatMap { head.hasPrefix("~/") ? $0 + head.dropFirst() : nil } ?? head
    let names = folder(
      place.isEmpty ? "." : place,
      FolderNames.Wanted(beginning: beginning, onlyFolders: path == .folder)
    )
    isPart = names.isPart
    // In another case only where none is as it is typed.
    let exact = names.found.filter { $0.name.hasPrefix(beginning) }
    candidates = (exact.isEmpty ? names.found : exact).sorted { $0.name < $1.name }
      .compactMap { candidate($0, in: head) }
  }

  private func candidate(
    _ entry: FolderNames.Entry,
    in head: String
  ) -> LineCompletion.Candidate? {
    // What would not be shown as it is can't be chosen by what is shown; alone, a dash is standard input,
    // and a tilde the home.
    guard entry.name == entry.name.withoutControls(),
      !head.isEmpty || !["-", "~"].contains(entry.name)
    else { return nil }
    let ending = entry.isFolder ? "/" : ""
    let text = head + entry.name + ending
    guard let whole = whole(text, isFolder: entry.isFolder) else { return nil }
    return LineCompletion.Candidate(text, label: entry.name + ending, whole: whole)
  }

  /// Returns a path as it is put in, in quotes where it needs them; nil where the line would be read as
  /// another.
  private func whole(_ text: String, isFolder: Bool) -> String? {
    let isPlain = Tokens.isWord(text) && !Input.isOption(Token(text: text))
    if isPlain, !isQuoted { return isFolder ? text : text + " " }
    guard let quoted = Tokens.quoted(text) else { return nil }
    if !isFolder { return quoted + " " }
    // A file's path goes on in the quotes; a folder that is wanted itself is whole with them.
    return path == .folder ? quoted : String(quoted.dropLast())
  }
}
