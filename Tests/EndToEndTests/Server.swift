import Foundation
import LetGoSystem
import PseudoTerminal
import Testing

/// A program that listens on this machine alone, with all of its files in a test's home; it ends with
/// the test.
struct Server {
  let port: Int
  private let child: Child

  /// Starts a program that says `word` on its standard error once it listens, on a port that nobody has.
  init(
    _ path: String,
    saying word: String,
    in directory: URL,
    arguments: (_ port: Int) throws -> [String]
  ) throws {
    port = try Self.freePort()
    child = try Child(
      path,
      try arguments(port),
      environment: ["PATH": "/usr/bin:/bin"],
      in: directory.path
    )
    while !child.errors.contains(word) {
      // Where it can't listen it ends.
      guard try !child.hasEnded(within: 2) else {
        throw Unmet(description: "\(path) says: \(child.errors)")
      }
    }
  }

  /// Returns a port of this machine that nobody has.
  static func freePort() throws -> Int {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      // The system's calls take any kind of address by a pointer to their common beginning.
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 ? getsockname(socket, $0, &length) : -1
      }
    }
    guard code == 0 else { throw Unmet(description: "no port is free: errno \(errno)") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}

extension Server {
  /// Starts an ssh server that lets this user in by the keys in `authorized`, and makes its host key,
  /// `id` and its own settings in a directory.
  static func ssh(in directory: URL) throws -> Server {
    // Where root starts it, it wants a place to lock its helpers into, which a running one has made.
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
    return try Server("/usr/sbin/sshd", saying: "Server listening", in: directory) { port in
      let path = directory.path
      try """
      ListenAddress 127.0.0.1
      Port \(port)
      HostKey \(path)/host
      AuthorizedKeysFile \(path)/authorized
      PidFile none
      StrictModes no
      UsePAM no
      UseDNS no
      KexAlgorithms curve25519-sha256
      PasswordAuthentication no
      KbdInteractiveAuthentication no

      """.write(toFile: path + "/sshd_config", atomically: true, encoding: .utf8)
      return ["-D", "-e", "-f", path + "/sshd_config"]
    }
  }

  /// Starts a web server that serves the repositories of a directory, by git's smart protocol, to who
  /// has the password `right` of `ann`.
  static func web(in directory: URL) throws -> Server {
    try Server("/usr/sbin/lighttpd", saying: "server started", in: directory) { port in
      let path = directory.path
      try "ann:right\n".write(toFile: path + "/users", atomically: true, encoding: .utf8)
      try """
      server.document-root = "\(path)"
      server.bind = "127.0.0.1"
      server.port = \(port)
      server.modules = ("mod_auth", "mod_authn_file", "mod_alias", "mod_setenv", "mod_cgi")
      server.upload-dirs = ("\(path)")
      auth.backend = "plain"
      auth.backend.plain.userfile = "\(path)/users"
      auth.require = ("" => ("method" => "basic", "realm" => "x", "require" => "valid-user"))
      alias.url = ("/git" => "/usr/lib/git-core/git-http-backend")
      cgi.assign = ("" => "")
      setenv.set-environment = ("GIT_PROJECT_ROOT" => "\(path)", "GIT_HTTP_EXPORT_ALL" => "")

      """.write(toFile: path + "/lighttpd.conf", atomically: true, encoding: .utf8)
      return ["-D", "-f", path + "/lighttpd.conf"]
    }
  }
}

extension Sandbox {
  /// Sets up a repository on two devices, of which this one has recorded one thing, and expects that what
  /// either has recorded comes to the other.
  func comeIntoStep(with other: Sandbox, through url: String) throws {
    let first = try run("sync", "setup", "git", url)
    let second = try other.run("sync", "setup", "git", url)
    try other.run("add", "renew passport")
    let third = try other.run("sync", "--quiet")
    let fourth = try run("sync")

    #expect((first.code, first.errors) == (0, ""))
    #expect(second.output.hasSuffix("In step. Records received: 2, sent: 0.\n"))
    #expect((third.code, third.output, third.errors) == (0, "", ""))
    #expect(fourth.output == "In step. Records received: 2, sent: 0.\n")
  }
}
