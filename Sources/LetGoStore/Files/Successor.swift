import LetGoCore
import LetGoSystem

/// The file that takes the store's place; what it replaces is kept, never overwritten.
enum Successor {
  /// Puts the prepared file in the store's place, and keeps the old one, with its side files, in a
  /// directory of its own; returns that directory, or nil when there was nothing to keep.
  ///
  /// The store's path names a whole file at every instant: the old one gets a second name first, and
  /// the rename is the one step that counts. Needs the lock, and the old store closed to writers.
  static func takePlace(
    of location: StoreLocation,
    keepingOldIn directory: String,
    at moment: Moment
  ) throws -> String? {
    // A store that merely can't be seen now must not be written over.
    let kept = try Disk.isThere(location.path) ? keep(location, in: directory, moment) : nil
    try Disk.move(location.successorPath, to: location.path)
    do {
      try Disk.sync(Disk.parent(of: location.path))
    } catch {
      // It has its place, though a power cut may still take it back.
      throw error.unsettled
    }
    return kept
  }

  private static func keep(
    _ location: StoreLocation,
    in directory: String,
    _ moment: Moment
  ) throws -> String {
    try Disk.makeDirectory(directory)
    let place = try freshDirectory(in: directory, at: moment)
    let name = Disk.name(of: location.path)
    // A journal left behind would be played back into the successor, so it goes along first.
    for ending in StoreLocation.sideEndings where try Disk.isThere(location.path + ending) {
      try Disk.move(location.path + ending, to: "\(place)/\(name)\(ending)")
    }
    if link(location.path, "\(place)/\(name)") != 0 {
      // Not every file system knows a second name; a copy keeps all of it as well.
      try FileCopy.make(of: location.path, at: "\(place)/\(name)")
    }
    for path in [place, directory, Disk.parent(of: directory)] { try Disk.sync(path) }
    return place
  }

  private static func freshDirectory(in directory: String, at moment: Moment) throws -> String {
    var stamp = TimeStamp(moment)
    while true {
      let place = "\(directory)/\(stamp)"
      if mkdir(place, 0o700) == 0 { return place }
      guard errno == EEXIST else { throw StoreFailure.unusable(path: place, errno: errno) }
      stamp = stamp.next
    }
  }
}
