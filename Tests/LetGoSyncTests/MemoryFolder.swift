import LetGoSync

/// A place in memory, with what a program that carries a folder could do to it.
final class MemoryFolder: Remote {
  /// The text of each file, by its name below the folder.
  var files: [String: String] = [:]

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

  func leave(_ segments: [String], from number: Int, of device: UInt64, key: String) {
    files["\(device.deviceName)/key"] = key
    for (index, text) in segments.enumerated() {
      files[Self.name(of: number + index, device)] = text
    }
  }

  static func name(of number: Int, _ device: UInt64) -> String {
    "\(device.deviceName)/\(number)"
  }

  private func found(_ name: String) -> Found {
    files[name].map { .text($0) } ?? .nothing
  }
}
