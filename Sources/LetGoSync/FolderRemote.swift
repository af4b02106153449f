import LetGoCore
import LetGoSystem

/// A folder that something else carries from device to device: Syncthing, Dropbox, a USB stick.
///
/// Whatever else lies in it is left alone. Files are asked for by their names, so that the copies which
/// such programs make of what they hold for a conflict are never met; a link is not followed, a pipe
/// not waited for.
package struct FolderRemote: Remote {
  private let path: String

  package init(at path: String) {
    self.path = path
  }

  /// Complains about a folder that nothing can be left in.
  package func checkWritable() throws(RemoteFailure) {
    let trial = path + "/.letgo-\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
    try FileBytes.write([], to: trial, 0o600)
    unlink(trial)
  }

  package func visit(as own: UInt64) throws -> Visitors {
    var visitors = Visitors()
    guard let directory = try root() else { return visitors }
    let devices = try directory.names().compactMap { UInt64(deviceName: $0) }.sorted()
    for device in devices {
      guard visitors.devices.count < Visitors.most else {
        visitors.strays.append(KeptOut(device, .tooMany))
        break
      }
      do {
        _ = try directory.directory(device.deviceName)
        visitors.devices.append(device)
      } catch let reason as KeptOut.Reason {
        visitors.strays.append(KeptOut(device, reason))
      } catch {
        // It went in the meantime.
        continue
      }
    }
    return visitors
  }

  /// Returns the directory that all is in; nil when there is none yet.
  private func root() throws -> Directory? {
    let folder: Directory
    do {
      folder = try Directory(path)
    } catch KeptOut.Reason.unreadable(let number) {
      throw RemoteFailure.system(path: path, errno: number)
    } catch {
      throw RemoteFailure.noFolder(path: path)
    }
    do {
      return try folder.directory(Layout.root)
    } catch let reason as KeptOut.Reason {
      // Nothing may be taken for gone that merely can't be seen.
      let number = if case .unreadable(let number) = reason { number } else { ENOTDIR }
      throw RemoteFailure.system(path: "\(path)/\(Layout.root)", errno: number)
    } catch {
      return nil
    }
  }

  package func key(of device: UInt64) -> Found {
    found(atMost: Layout.longestKey) { directory in
      (try directory.directory(device.deviceName), Layout.key)
    }
  }

  package func segments(of device: UInt64, from number: Int, atMost most: Int) -> [Found] {
    var found: [Found] = []
    for number in number..<(number + most) {
      let place = Layout.place(of: number)
      let next = self.found(atMost: Segment.largest) { directory in
        (try directory.directory(device.deviceName).directory(place.folder), place.file)
      }
      found.append(next)
      guard case .text = next else { break }
    }
    return found
  }

  package func leave(
    _ segments: [String],
    from number: Int,
    of device: UInt64,
    key: String
  ) throws {
    let own = "\(path)/\(Layout.root)/\(device.deviceName)"
    try make("\(path)/\(Layout.root)")
    try make(own)
    if case .text(key) = self.key(of: device) {
    } else {
      try FileBytes.write(Array(key.utf8), to: "\(own)/\(Layout.key)", 0o600)
    }
    for (index, text) in segments.enumerated() {
      let place = Layout.place(of: number + index)
      try make("\(own)/\(place.folder)")
      try FileBytes.write(Array(text.utf8), to: "\(own)/\(place.folder)/\(place.file)", 0o600)
    }
  }

  private func make(_ directory: String) throws(RemoteFailure) {
    if mkdir(directory, 0o700) == 0 { return }
    guard errno == EEXIST else { throw .system(path: directory, errno: errno) }
    // What is written must not go elsewhere by a link that somebody put there.
    var status = stat()
    guard lstat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .system(path: directory, errno: ENOTDIR)
    }
  }

  private func found(
    atMost most: Int,
    _ place: (Directory) throws -> (Directory, String)
  ) -> Found {
    do {
      let (directory, name) = try place(Directory(path).directory(Layout.root))
      let bytes = try directory.bytes(of: name, atMost: most)
      return .text(String(decoding: bytes, as: UTF8.self))
    } catch let reason as KeptOut.Reason {
      return .refused(reason)
    } catch {
      return .nothing
    }
  }
}
