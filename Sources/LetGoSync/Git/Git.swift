import LetGoSystem

/// Runs git on a bare repository of letgo's own, with nothing switched on that could run a program.
struct Git: Sendable {
  /// The directory of the repository.
  let repository: String
  /// How many seconds a command may take.
  let seconds: Int
  /// Whether nobody is there who could be asked for a password.
  let isAlone: Bool
  private var environment: [String]
  /// The most bytes that a file may get which it writes.
  private let mostBytes: Int

  /// Settings that no file, ours or another's, may change.
  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.attributesFile=/dev/null",
    "core.symlinks=false", "core.bigFileThreshold=1m", "core.alternateRefsCommand=true",
    "transfer.fsckObjects=true", "fetch.fsckObjects=true", "receive.fsckObjects=true",
    "fetch.recurseSubmodules=false", "submodule.recurse=false", "push.gpgSign=false",
    "transfer.bundleURI=false", "gc.autoDetach=false", "safe.bareRepository=all",
    "protocol.ext.allow=never", "http.lowSpeedLimit=500", "http.lowSpeedTime=60",
  ]

  /// What a repository on this machine is served with: its own settings and hooks run nothing.
  static let servers = ["upload-pack", "receive-pack"].map { server in
    "--\(server)=git -c core.hooksPath=/dev/null -c core.fsmonitor=false "
      + "-c core.alternateRefsCommand=true -c gc.auto=0 -c receive.autogc=false \(server)"
  }

  /// The variables for git that may be passed on; all others could lead it to another repository.
  private static let passed: Set = [
    "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "GIT_ASKPASS", "GIT_SSL_CAINFO",
    "GIT_SSL_CAPATH", "GIT_SSL_NO_VERIFY", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_EXEC_PATH",
  ]

  init(in repository: String, inheriting variables: [String], isAlone: Bool, mostBytes: Int) {
    self.repository = repository
    self.mostBytes = mostBytes
    self.isAlone = isAlone
    // A person who waits can end it.
    seconds = isAlone ? 180 : 3_600
    let kept = variables.filter { variable in
      let name = String(variable.prefix { $0 != "=" })
      return !name.hasPrefix("GIT_") && name != "LC_ALL" && name != "LANGUAGE"
        || Self.passed.contains(name) && !(isAlone && name == "GIT_ASKPASS")
    }
    var own = [
      "GIT_DIR=\(repository)", "GIT_ALLOW_PROTOCOL=\(GitURL.protocols.joined(separator: ":"))",
      "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1", "GIT_ATTR_NOSYSTEM=1", "LC_ALL=C",
    ]
    if isAlone {
      // An empty GIT_ASKPASS keeps git from the programs that open a window to ask, too.
      own += [
        "GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=", "SSH_ASKPASS_REQUIRE=never",
        "GCM_INTERACTIVE=never",
      ]
    }
    environment = kept + own
  }

  /// Has git keep for a minute, in memory alone, the password that it asked a person for: a sync runs
  /// it more than once.
  private var remembering: [String] {
    // After the helpers of the person's own, so that where one of them knows, nobody is asked.
    isAlone ? [] : ["credential.helper=cache --timeout=60 --socket '\(repository)/asked/socket'"]
  }

  /// Keeps ssh from asking, unless the person has said how it is run, which stays as it is.
  mutating func quietenSSH() throws(RemoteFailure) {
    guard isAlone, !environment.contains(where: { $0.hasPrefix("GIT_SSH") }),
      try run(["config", "--get", "core.sshCommand"]).code != 0
    else { return }
    environment.append("GIT_SSH_COMMAND=ssh -o BatchMode=yes -o ConnectTimeout=20")
  }

  /// Runs a command, and returns what came of it.
  func run(
    _ arguments: [String],
    input: [UInt8] = [],
    mostOutput: Int = 64 << 20
  ) throws(RemoteFailure) -> Subprocess.Result {
    let settings = (Self.settings + remembering).flatMap { ["-c", $0] }
    let result = try Subprocess(
      arguments: ["/bin/sh", "-c", limits, "git"] + settings + arguments,
      environment: environment,
      input: input,
      mostOutput: mostOutput,
      seconds: seconds,
      isAlone: isAlone
    ).run()
    // The shell's word for a program that is not there.
    if result.code == 127 { throw .noProgram("git") }
    // Ctrl-C at git's question for a password reaches git alone, and is no reason to ask again.
    if let signal = result.signal, [SIGINT, SIGQUIT, SIGTERM, SIGHUP].contains(signal) {
      throw .brokenOff
    }
    return result
  }

  /// Bounds what a hostile pack makes of disk and memory, which git itself does not, and becomes git.
  ///
  /// Of memory only what is written to counts: some helpers reserve a lot more.
  private var limits: String {
    "ulimit -f \(mostBytes / 512); ulimit -d \(2 << 20); exec git \"$@\""
  }
}

extension Subprocess.Result {
  /// What it wrote, as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The line of its complaints that says most.
  var words: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0) }
    // What the other side says comes first, and what git makes of it last.
    let telling = lines.firstIndex { line in
      ["fatal: ", "error: ", "ERROR: ", "remote: error: "].contains { line.hasPrefix($0) }
    }
    guard let telling else { return lines.last ?? "" }
    // Here git has nothing to say, and the line before it is ssh's.
    let isMute = lines[telling].hasPrefix("fatal: Could not read from remote repository")
    return lines[isMute ? max(0, telling - 1) : telling]
  }
}
