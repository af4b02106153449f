import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

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
    self.kind = .folder
    self.place = try Self.folder(place, in: context)
  }

  /// What it is called.
  func words(in context: Context) -> String {
    let place = place.withoutControls()
    return context.prompts.text(kind == .folder ? .syncFolder(path: place) : .syncGit(url: place))
  }

  /// The place as the transport that reaches it.
  var remote: any Remote { FolderRemote(at: place) }

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
        hint: .hintSyncFolder,
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
