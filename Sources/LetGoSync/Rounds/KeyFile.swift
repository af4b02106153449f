import LetGoCore
import LetGoStore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file in which a device keeps the key that it signs with, outside the store, for its person alone.
package struct KeyFile: Sendable {
  private let path: String

  /// That the file can't be made or read; the number is the system's `errno`.
  package struct Failure: Error, Equatable {
    package let path: String
    package let errno: Int32
  }

  /// Takes the file for one store in letgo's state directory.
  package init(for store: StoreLocation, in state: String) {
    let real = realpath(store.path, nil)
    defer { free(real) }
    let place = real.map { String(cString: $0) } ?? store.path
    let name = Hex.text(Array(Checksum.of(place, length: Checksum.long).prefix(4)))
    path = "\(state)/device-\(name).key"
  }

  /// Returns the key, which is made when there is none yet.
  package func key() throws(Failure) -> DeviceKey {
    if let key = try read() { return key }
    try makeDirectory()
    let seed = Friendship.newSecret()
    // Under a passing name first, and linked to its place: of two processes that start at once the first
    // one's stays, and the other reads it.
    let passing = path + ".\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
    let file = open(passing, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(path: path, errno: errno) }
    defer { unlink(passing) }
    let line = Array((Hex.text(seed) + "\n").utf8)
    let count = write(file, line, line.count)
    let isSaved = count == line.count && fsync(file) == 0
    let number = errno
    close(file)
    guard isSaved else { throw Failure(path: path, errno: count >= 0 ? ENOSPC : number) }
    guard link(passing, path) == 0 || errno == EEXIST else {
      throw Failure(path: path, errno: errno)
    }
    guard let key = try read() else { throw Failure(path: path, errno: EINVAL) }
    return key
  }

  private func read() throws(Failure) -> DeviceKey? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      guard errno == ENOENT else { throw Failure(path: path, errno: errno) }
      return nil
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 66)
    let count = readBytes(file, &bytes)
    guard count >= 64, let seed = Hex.bytes(String(decoding: bytes.prefix(64), as: UTF8.self)),
      let key = DeviceKey(seed: seed)
    else { throw Failure(path: path, errno: count < 0 ? errno : EINVAL) }
    return key
  }

  private func makeDirectory() throws(Failure) {
    var missing: [String] = []
    var directory = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    while !directory.isEmpty, access(String(directory), F_OK) != 0 {
      missing.append(String(directory))
      directory = directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)]
    }
    for directory in missing.reversed() where mkdir(directory, 0o700) != 0 && errno != EEXIST {
      throw Failure(path: directory, errno: errno)
    }
  }
}

// Inside a type with a function of that name the system's needs another one.
private func readBytes(_ file: Int32, _ bytes: inout [UInt8]) -> Int {
  read(file, &bytes, bytes.count)
}
