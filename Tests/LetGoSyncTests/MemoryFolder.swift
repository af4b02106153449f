import LetGoSync

/// A place in memory, with what a program that carries a folder could do to it.
final class MemoryFolder: Remote {
  /// The text of each file, by its name below the folder.
  var files: [String: String] = [:]
  /// How many files can still be left before the disk is full; nil while it is not.
  var room: Int?

  func visit(as own: UInt64) -> Visitors {
    var visitors = Visitors()
    let names = Set(files.keys.map { String($0.prefix { $0 != "/" }) })
    visitors.devices = names.compactMap { UInt64(deviceName: $0) }.sorted()
    return visitors
  }

  func key(of device: UInt64) -> Found {
    found("\(device.deviceName)/key")
  }

  func segments(of device: UInt64, from number: Int, atMost most: Int) -> [Found] {
    var all: [Found] = []
    for number in number..<(number + most) {
      all.append(found(Self.name(of: number, device)))
      if all.last == .nothing { break }
    }
    return all
  }

  func leave(_ segments: [String], from number: Int, of device: UInt64, key: String) throws {
    let file = "\(device.deviceName)/key"
    if files[file] != key { try leave(key, as: file) }
    for (index, text) in segments.enumerated() {
      try leave(text, as: Self.name(of: number + index, device))
    }
  }

  private func leave(_ text: String, as name: String) throws {
    if room == 0 { throw RemoteFailure.system(path: name, errno: 28) }
    room = room.map { $0 - 1 }
    files[name] = text
  }

  static func name(of number: Int, _ device: UInt64) -> String {
    "\(device.deviceName)/\(number)"
  }

  private func found(_ name: String) -> Found {
    files[name].map { .text($0) } ?? .nothing
  }
}
