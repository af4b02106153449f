import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync
import LetGoSystem

/// A place that devices can come into step through, looked at before anything is set up.
struct SyncPlace: Equatable {
  /// How it is reached.
  let kind: RemoteRecord.Kind
  /// Its path or URL.
  let place: String

  init(of record: RemoteRecord) {
    kind = record.kind
    place = record.place
  }

  /// Takes what the person typed, or complains about what can't be such a place.
  init(_ kind: String, _ place: String, in context: Context) throws {
    switch RemoteRecord.Kind(rawValue: kind) {
    case .git?:
      self.kind = .git
      self.place = try Self.url(place, in: context).text
    case .folder?, nil:
      self.kind = .folder
      self.place = try Self.folder(place, in: context)
    }
  }

  /// What it is called.
  func words(in context: Context) -> String {
    switch kind {
    case .folder: return context.prompts.text(.syncFolder(path: place.withoutControls()))
    case .git:
      // What a newer letgo may have let through is shown as little as it can be.
      let shown = (try? GitURL(place))?.shown ?? "git"
      return context.prompts.text(.syncGit(url: shown.withoutControls()))
    }
  }

  private static func url(_ typed: String, in context: Context) throws -> GitURL {
    // A path is told from an address by how it begins, and is kept as a whole one.
    let isPath = ["/", "./", "../", "~/"].contains { typed.hasPrefix($0) }
    do {
      let url = try GitURL(isPath ? try folder(typed, in: context) : typed)
      if !isPath, let path = url.path { try checkPosition(of: path, in: context) }
      return url
    } catch let refusal as GitURL.Refusal {
      throw Complaint(refusal, of: typed)
    }
  }

  private static func folder(_ typed: String, in context: Context) throws -> String {
    guard !typed.isEmpty else {
      throw Complaint(.syncNoPath, hint: .hintSyncFolder, code: .usage)
    }
    // At the prompt no other shell has put the home in its place.
    let home = typed == "~" || typed.hasPrefix("~/") ? context.environment["HOME"] : nil
    let path = home.map { $0 + typed.dropFirst() } ?? typed
    let real = realpath(path, nil)
    defer { free(real) }
    guard let folder = real.map({ String(cString: $0) }), isFolder(folder) else {
      throw Complaint(
        .syncNotFolder(path: path.withoutControls()),
        hint: typed == "PATH" ? .hintStandsFor(blank: typed) : .hintSyncFolder,
        code: .noInput
      )
    }
    try checkPosition(of: folder, in: context)
    try FolderRemote(at: folder).checkWritable()
    return folder
  }

  /// A store that is carried away while it is written comes to harm, and so does a folder that lies
  /// where letgo moves and removes its own.
  private static func checkPosition(of folder: String, in context: Context) throws {
    guard let location = context.location else { return }
    let (parent, name) = location.parts
    let real = realpath(parent, nil)
    defer { free(real) }
    let directory = real.map { String(cString: $0) } ?? parent
    let store = realpath(location.path, nil)
    defer { free(store) }
    // Both where it is named and where a link to it leads.
    let paths = ["\(directory)/\(name)"] + [store.map { String(cString: $0) }].compactMap(\.self)
    for path in paths where path.hasPrefix(folder == "/" ? "/" : folder + "/") {
      throw Complaint(
        .syncHoldsStore(store: path.withoutControls(), path: folder.withoutControls()),
        hint: .hintHoldsStore,
        code: .usage
      )
    }
    let sides =
      paths.map { $0 + "." } + [context.stateDirectory.map { $0 + "/" }].compactMap(\.self)
    if sides.contains(where: { (folder + "/").hasPrefix($0) }) {
      throw Complaint(
        .syncInsideStore(path: folder.withoutControls()),
        hint: .hintSyncFolder,
        code: .usage
      )
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension StoreLocation {
  /// The directory that the store lies in, and its name there.
  fileprivate var parts: (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = slash == path.startIndex ? "/" : String(path[..<slash])
    return (directory, String(path[path.index(after: slash)...]))
  }
}
