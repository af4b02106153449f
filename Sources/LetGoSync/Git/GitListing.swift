/// The files of one device in a commit, and what they are, before anything of them is read.
struct GitListing {
  private let git: Git
  private let root: String
  private var entries: [String: Entry] = [:]
  /// Why none of it is read.
  private var problem: KeptOut.Reason?

  /// The most bytes that a list may have: some ten times what segments of ten years take.
  private static let longest = 4 << 20

  /// One file of a tree.
  private struct Entry {
    let isFile: Bool
    let object: String
    let size: Int
  }

  init(of device: UInt64, at commit: String?, by git: Git) throws {
    self.git = git
    root = "\(Layout.root)/\(device.deviceName)"
    guard let commit else { return }
    let list = try git.run(
      ["ls-tree", "-r", "-z", "-l", "--full-tree", commit, "--", root + "/"],
      mostOutput: Self.longest
    )
    if list.isOverfull {
      problem = .tooLarge(bytes: Self.longest)
      return
    }
    guard list.code == 0 else { throw RemoteFailure.git(list.words) }
    for line in list.output.split(separator: 0) {
      // Mode, type, object and size, a tab, the path; the path is quoted by nothing.
      let text = String(decoding: line, as: UTF8.self)
      let halves = text.split(separator: "\t", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let fields = halves[0].split(separator: " ")
      guard fields.count == 4 else { continue }
      entries[String(halves[1])] = Entry(
        isFile: fields[0].hasPrefix("100") && fields[1] == "blob",
        object: String(fields[2]),
        size: Int(fields[3]) ?? 0
      )
    }
  }

  /// The path of the device's key.
  var key: String { "\(root)/\(Layout.key)" }

  /// Returns the path of one of its segments.
  func path(of number: Int) -> String {
    let place = Layout.place(of: number)
    return "\(root)/\(place.folder)/\(place.file)"
  }

  /// Returns whether there is something at a path.
  func has(_ path: String) -> Bool { entries[path] != nil }

  /// Returns what is at some paths, up to the first that can't be read, that one included.
  func contents(of paths: [String], atMost most: Int) throws -> [Found] {
    if let problem { return [.refused(problem)] }
    var objects: [String] = []
    var stop: Found?
    for path in paths {
      guard let entry = entries[path] else {
        stop = .nothing
        break
      }
      guard entry.isFile else {
        stop = .refused(.notFile)
        break
      }
      guard entry.size <= most else {
        stop = .refused(.tooLarge(bytes: entry.size))
        break
      }
      objects.append(entry.object)
    }
    return try texts(of: objects).map { .text($0) } + [stop].compactMap(\.self)
  }

  private func texts(of objects: [String]) throws -> [String] {
    guard !objects.isEmpty else { return [] }
    let names = objects.map { $0 + "\n" }.joined()
    let result = try git.run(["cat-file", "--batch"], input: Array(names.utf8))
    guard result.code == 0 else { throw RemoteFailure.git(result.words) }
    var texts: [String] = []
    var rest = result.output[...]
    for _ in objects {
      // `object blob size`, a line end, the bytes, a line end.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) }), rest.count > size + (end - rest.startIndex) + 1
      else { throw RemoteFailure.git("cat-file") }
      let start = end + 1
      texts.append(String(decoding: rest[start..<(start + size)], as: UTF8.self))
      rest = rest[(start + size + 1)...]
    }
    return texts
  }
}
