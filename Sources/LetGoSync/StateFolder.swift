import LetGoCore
import LetGoStore
import LetGoSystem

/// Where a store's machine keeps what must not travel with the store: the keys of its devices.
///
/// A copy of the store finds no key there, which is how it notices that it is one.
package struct StateFolder: Sendable {
  /// The directory, for this person alone.
  package let path: String

  /// Takes the directory of one store inside letgo's state directory.
  package init(of store: StoreLocation, in state: String) {
    let real = realpath(store.path, nil)
    defer { free(real) }
    let path = real.map { String(cString: $0) } ?? store.path
    let name = Hex.text(Array(Segment.hash(of: path).prefix(4)))
    self.path = "\(state)/sync-\(name)"
  }

  /// Returns the key of a device; nil when this machine has none.
  package func key(of device: UInt64) -> DeviceKey? {
    guard let bytes = FileBytes.read(keyPath(of: device), atMost: 65),
      let seed = Hex.bytes(String(decoding: bytes, as: UTF8.self).trimmedEnd)
    else { return nil }
    return DeviceKey(seed: seed)
  }

  /// Makes the key of a device and keeps it, unless there is one.
  package func makeKey(for device: UInt64) throws(RemoteFailure) -> DeviceKey {
    if let key = key(of: device) { return key }
    guard let key = DeviceKey() else { throw .system(path: "/dev/urandom", errno: EIO) }
    try makeDirectory()
    // Of two processes that make one at once the first one's stays, and the other reads it.
    let path = keyPath(of: device)
    try FileBytes.write(Array((Hex.text(key.seed) + "\n").utf8), to: path, 0o600, replacing: false)
    guard let kept = self.key(of: device) else { throw .system(path: path, errno: EIO) }
    return kept
  }

  /// Returns the directory of the bare repository that a git remote is fetched into.
  package func gitRepository(for url: String) -> String {
    "\(path)/git-\(Hex.text(Array(Segment.hash(of: url).prefix(4))))"
  }

  /// Removes the bare repository of a git remote that is synced with no longer.
  package func removeGitRepository(for url: String) {
    FileBytes.removeTree(gitRepository(for: url))
  }

  /// Makes the directory, with those on the way to it.
  package func makeDirectory() throws(RemoteFailure) {
    var missing: [Substring] = []
    var directory = path[...]
    while !directory.isEmpty, access(String(directory), F_OK) != 0 {
      missing.append(directory)
      directory = directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)]
    }
    for directory in missing.reversed() where mkdir(String(directory), 0o700) != 0 {
      guard errno == EEXIST else { throw .system(path: String(directory), errno: errno) }
    }
  }

  private func keyPath(of device: UInt64) -> String { "\(path)/\(device.deviceName).key" }
}

extension String {
  /// The text without the line ends after it.
  var trimmedEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
