import LetGoSystem

/// The names in a folder that fit, as far as somebody who pressed a key waits for them.
struct FolderNames: Equatable {
  /// Those found, in no order.
  private(set) var found: [Entry] = []
  /// Whether others may be there, which were not looked at.
  private(set) var isPart = false

  /// A name, and whether it is a folder's or a link's to one.
  struct Entry: Equatable {
    let name: String
    let isFolder: Bool
  }

  /// Which names fit.
  struct Wanted: Equatable {
    /// How they begin, in any case.
    let beginning: String
    /// Whether only those of folders fit.
    var onlyFolders = false
  }

  /// The most names that are kept, and the most entries that are passed on the way to them.
  private static let (mostFound, mostPassed) = (2_000, 10_000)

  /// Makes them of names that are known.
  init(_ entries: some Sequence<Entry>, isPart: Bool = false) {
    found = Array(entries)
    self.isPart = isPart
  }

  /// Reads a folder; what is none, or can't be read, has no names.
  init(in path: String, _ wanted: Wanted) {
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    let folder = dirfd(stream)
    var passed = 0
    while let entry = readdir(stream) {
      passed += 1
      if passed > Self.mostPassed || found.count == Self.mostFound {
        isPart = true
        return
      }
      let kind = Int32(entry.pointee.d_type)
      let mayBeFolder = [Int32(DT_DIR), Int32(DT_LNK), Int32(DT_UNKNOWN)].contains(kind)
      guard mayBeFolder || !wanted.onlyFolders else { continue }
      withUnsafePointer(to: &entry.pointee.d_name) { start in
        // Safe: the system ends the name with a zero inside the entry.
        start.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          // A name that is no text can't be typed.
          guard wanted.mayFit(bytes), let name = String(validatingCString: bytes), wanted.fits(name)
          else { return }
          let isFolder =
            mayBeFolder && (kind == Int32(DT_DIR) || Self.leadsToFolder(bytes, in: folder))
          if isFolder || !wanted.onlyFolders { found.append(Entry(name: name, isFolder: isFolder)) }
        }
      }
    }
  }

  private static func leadsToFolder(_ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension FolderNames.Wanted {
  /// Returns whether a name fits: a hidden one only after a dot, and the folder above after two.
  func fits(_ name: String) -> Bool {
    if name == "." || name == ".." { return beginning == ".." && name == ".." }
    if name.hasPrefix("."), !beginning.hasPrefix(".") { return false }
    return beginning.isEmpty || name.lowercased().hasPrefix(beginning.lowercased())
  }

  /// Returns whether a name may fit, by its bytes as far as they are ASCII, which spares most of a large
  /// folder the making of a text.
  fileprivate func mayFit(_ name: UnsafePointer<CChar>) -> Bool {
    for (index, wanted) in beginning.utf8.enumerated() {
      let byte = UInt8(bitPattern: name[index])
      // Other letters may stand for these, or for several: a text tells.
      if wanted >= 0x80 || byte >= 0x80 { return true }
      // Capitals differ from their letters in this bit, and a zero ends the name.
      if byte | 0x20 != wanted | 0x20 || byte == 0 { return false }
    }
    return true
  }
}
