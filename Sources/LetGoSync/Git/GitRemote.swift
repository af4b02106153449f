import LetGoCore
import LetGoSystem

/// A git repository that devices push to, each to a branch of its own, `letgo/<device>`.
///
/// What is there is fetched into a bare repository in the state directory, and read from it without
/// ever being checked out. A branch only grows: one that was written anew is named, and what was known
/// of it stays. A class, because it keeps what it has listed.
package final class GitRemote: Remote {
  private let url: GitURL
  private(set) var git: Git
  private let seconds: Int64
  private let mostDevices: Int
  private var listings: [UInt64: GitListing] = [:]
  /// The commit of each device that is read.
  private var tips: [UInt64: String] = [:]
  /// The commit that each device's branch has there now.
  private var pushed: [UInt64: String] = [:]

  /// Takes the URL, the directory of the bare repository, the variables that git is to inherit as
  /// `NAME=value`, the time in seconds since 1970-01-01T00:00Z, and the most bytes that git may keep of
  /// what is fetched at once and the most devices that are read.
  package init(
    at url: GitURL,
    copyingTo repository: String,
    inheriting variables: [String],
    isAlone: Bool,
    time seconds: Int64,
    mostBytes: Int = 1 << 30,
    mostDevices: Int = Visitors.most
  ) {
    self.mostDevices = mostDevices
    self.url = url
    self.seconds = seconds
    git = Git(in: repository, inheriting: variables, isAlone: isAlone, mostBytes: mostBytes)
  }

  package func visit(as own: UInt64) throws -> Visitors {
    listings = [:]
    tips = [:]
    var visitors = Visitors()
    let refused: [UInt64: String]
    do {
      try makeRepository()
      if !url.isLocal { try git.quietenSSH() }
      refused = try fetch()
    } catch RemoteFailure.git(let words) where Self.isOwnFault(words) {
      // What is here is a copy, so that a broken one is fetched anew.
      FileBytes.removeTree(git.repository)
      try makeRepository()
      refused = try fetch()
    }
    let (known, incoming) = (try branches("seen"), try branches("incoming"))
    pushed = incoming
    tips = incoming
    var changes: [String] = []
    for (device, words) in refused.sorted(by: { $0.key < $1.key }) {
      visitors.strays.append(KeptOut(device, .branch(words)))
    }
    for device in known.keys.sorted() where device != own {
      guard let new = incoming[device] else {
        visitors.gone.append(device)
        changes.append("delete \(Self.name("seen", device))\n")
        continue
      }
      if let old = known[device], old != new, try !isAncestor(old, of: new) {
        visitors.strays.append(KeptOut(device, .rewritten))
        tips[device] = old
      }
    }
    // Those that are known come first, so that no crowd of strangers keeps them out.
    let isNew = { (device: UInt64) in device != own && known[device] == nil ? 1 : 0 }
    let order = tips.keys.sorted { (isNew($0), $0) < (isNew($1), $1) }
    if let first = order.dropFirst(mostDevices).first {
      visitors.strays.append(KeptOut(first, .tooMany))
    }
    visitors.devices = order.prefix(mostDevices).sorted()
    for device in visitors.devices {
      guard let tip = tips[device], known[device] != tip else { continue }
      changes.append("update \(Self.name("seen", device)) \(tip)\n")
    }
    // At once, since a process for each of a thousand takes seconds.
    if !changes.isEmpty { try run(["update-ref", "--stdin"], input: changes.joined()) }
    return visitors
  }

  package func key(of device: UInt64) throws -> Found {
    let listing = try listing(of: device)
    return try listing.contents(of: [listing.key], atMost: Layout.longestKey).first ?? .nothing
  }

  package func segments(of device: UInt64, from number: Int, atMost most: Int) throws -> [Found] {
    let listing = try listing(of: device)
    var paths: [String] = []
    for number in number..<(number + most) {
      paths.append(listing.path(of: number))
      if !listing.has(paths[paths.count - 1]) { break }
    }
    return try listing.contents(of: paths, atMost: Segment.largest)
  }

  package func leave(
    _ segments: [String],
    from number: Int,
    of device: UInt64,
    key: String
  ) throws {
    let outgoing = Self.name("outgoing", device)
    let listing = try listing(of: device)
    var stream =
      "commit \(outgoing)\ncommitter letgo <letgo@localhost> \(seconds) +0000\ndata 0\n\n"
    if let tip = pushed[device] { stream += "from \(tip)\n" }
    var files = listing.has(listing.key) ? [] : [(listing.key, key)]
    for (index, text) in segments.enumerated() {
      files.append((listing.path(of: number + index), text))
    }
    for (path, text) in files {
      stream += "M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n"
    }
    try run(["fast-import", "--quiet", "--force", "--done"], input: stream + "\ndone\n")
    try push(outgoing, to: "refs/heads/letgo/\(device.deviceName)")
    let tip = try run(["rev-parse", "--verify", outgoing]).text.trimmedEnd
    for kind in ["incoming", "seen"] { try run(["update-ref", Self.name(kind, device), tip]) }
    pushed[device] = tip
    tips[device] = tip
    listings[device] = nil
  }

  private func push(_ local: String, to branch: String) throws {
    // Without a plus: git refuses whatever would not only add to the branch.
    let result = try git.run(
      ["push", "--porcelain", "--no-verify", "--no-follow-tags", "--recurse-submodules=no"]
        + (url.isLocal ? [Git.servers[1]] : []) + ["--", url.text, "\(local):\(branch)"]
    )
    if result.text.contains("[rejected]") { throw RemoteFailure.overtaken }
    try check(result)
  }

  /// Fetches all branches, or, where git refuses some of them, the others; returns why it does.
  private func fetch() throws -> [UInt64: String] {
    let options =
      ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules"]
      + (url.isLocal ? [Git.servers[0]] : [])
    let all = try git.run(
      options + ["--prune", "--", url.text, "+refs/heads/letgo/*:refs/letgo/incoming/*"]
    )
    if all.code == 0 { return [:] }
    if all.isLate || Self.isOwnFault(all.words) || Self.isClosed(all) { try check(all) }
    // What one branch holds may be what git refuses, or the place can't be reached at all.
    let list = try git.run(
      ["ls-remote", "--refs"] + (url.isLocal ? [Git.servers[0]] : [])
        + ["--", url.text, "refs/heads/letgo/*"]
    )
    guard list.code == 0 else { throw failure(all) }
    let there = list.text.split(separator: "\n").compactMap { line in
      UInt64(deviceName: String(line.suffix(16)))
    }
    var refused: [UInt64: String] = [:]
    for device in there.prefix(mostDevices) {
      let name = "refs/heads/letgo/\(device.deviceName)"
      let one = try git.run(
        options + ["--", url.text, "+\(name):\(Self.name("incoming", device))"]
      )
      if one.isLate { try check(one) }
      if one.code != 0 { refused[device] = one.code == nil ? "too large" : shown(one.words) }
    }
    let gone = try branches("incoming").keys.filter { !there.contains($0) }
    if !gone.isEmpty {
      let lines = gone.map { "delete \(Self.name("incoming", $0))\n" }
      try run(["update-ref", "--stdin"], input: lines.joined())
    }
    return refused
  }

  private func makeRepository() throws {
    guard access(git.repository + "/HEAD", F_OK) != 0 else { return }
    let result = try git.run(["init", "--quiet", "--bare", "--template=", git.repository])
    try check(result)
  }

  /// Returns the commits of some kind of branches, by device.
  private func branches(_ kind: String) throws -> [UInt64: String] {
    let list = try run(["for-each-ref", "--format=%(objectname) %(refname)", "refs/letgo/\(kind)"])
    var branches: [UInt64: String] = [:]
    for line in list.text.split(separator: "\n") {
      guard let device = UInt64(deviceName: String(line.suffix(16))) else { continue }
      branches[device] = String(line.prefix { $0 != " " })
    }
    return branches
  }

  private func isAncestor(_ old: String, of new: String) throws -> Bool {
    try git.run(["merge-base", "--is-ancestor", old, new]).code == 0
  }

  private func listing(of device: UInt64) throws -> GitListing {
    if let known = listings[device] { return known }
    let listing = try GitListing(of: device, at: tips[device], by: git)
    listings[device] = listing
    return listing
  }

  @discardableResult
  private func run(_ arguments: [String], input: String = "") throws -> Subprocess.Result {
    let result = try git.run(arguments, input: Array(input.utf8))
    try check(result)
    return result
  }

  private func check(_ result: Subprocess.Result) throws(RemoteFailure) {
    if result.code != 0 { throw failure(result) }
  }

  private func failure(_ result: Subprocess.Result) -> RemoteFailure {
    if result.isLate { return .late(seconds: git.seconds) }
    return Self.isClosed(result) ? .notLetIn(shown(result.words)) : .git(shown(result.words))
  }

  /// Returns git's words without what may be secret in the URL.
  private func shown(_ words: String) -> String {
    let words = words.replacing(url.text, with: url.shown)
    // git names the host with whoever asks in front of it.
    return url.token.map { words.replacing($0 + "@", with: "") } ?? words
  }

  /// Whether git was not let in: without a password or key, with a wrong one, or to an unknown host.
  ///
  /// To ask again would ask the person again.
  private static func isClosed(_ result: Subprocess.Result) -> Bool {
    let words = String(decoding: result.errors, as: UTF8.self)
    return [
      "Authentication failed for", "could not read Username for", "could not read Password for",
      "Permission denied (", "Host key verification failed", "returned error: 403",
    ].contains { words.contains($0) }
  }

  /// Whether words tell of letgo's own copy: a lock that a killed git left, or damage.
  private static func isOwnFault(_ words: String) -> Bool {
    [".lock'", "bad object", "is corrupt", "loose object", "is empty", "invalid sha1 pointer"]
      .contains { words.contains($0) }
  }

  private static func name(_ kind: String, _ device: UInt64) -> String {
    "refs/letgo/\(kind)/\(device.deviceName)"
  }
}
