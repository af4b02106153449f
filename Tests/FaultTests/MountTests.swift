import Foundation
import PseudoTerminal
import Testing

/// Disks that are full and places that are read-only, mounted apart from everything else.
///
/// Only in the long part, since ordinary containers may not mount.
struct MountTests {
  @Test(.enabled(if: Figures.isLong)) func `a full disk loses nothing`() throws {
    let place = try Workplace()

    // Three lines of what happened: how often it recorded, and the code and words when it was full.
    let result = try mounting(
      """
      mount -t tmpfs -o size=300k tmpfs "$HOME/data"
      n=0
      while "$letgo" gone coat $n >/dev/null 2>"$HOME/words"; code=$?; [ $code -eq 0 ]; do
        n=$((n+1))
      done
      "$letgo" history --limit 1 >"$HOME/history"; read=$?
      mkdir "$HOME/kept"; cp "$HOME/data/"* "$HOME/kept"
      echo "$n $code $read"
      """,
      in: place
    )
    guard let result else { return }

    let numbers = result.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    let words = try String(contentsOfFile: place.root + "/words", encoding: .utf8)
    place.environment["LETGO_STORE"] = place.root + "/kept/letgo.db"
    let oracle = try place.inspect()
    Figures.count(runs: (numbers.first ?? 0) + 2, faults: 1, losses: oracle.problems.count)
    #expect(
      numbers.count == 3 && numbers[0] > 10 && numbers[1] == 74 && numbers[2] == 0,
      "\(result)"
    )
    #expect(words.contains("Nothing was saved"))
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.count == 2 * (numbers.first ?? 0))
    #expect(try place.run("two").code == 0)
  }

  @Test(.enabled(if: Figures.isLong)) func `a read-only place can be read`() throws {
    let place = try Workplace()
    try place.run("add passport")

    let result = try mounting(
      """
      mount --bind "$HOME/data" "$HOME/data" && mount -o remount,bind,ro "$HOME/data"
      "$letgo" two; echo $?
      "$letgo" gone coat; echo $?
      """,
      in: place
    )
    guard let result else { return }

    Figures.count(runs: 2, faults: 1)
    #expect(result.output == "1\tpassport\n0\n73\n", "\(result)")
    #expect(result.errors.contains(place.storePath))
    #expect(try place.inspect().problems.isEmpty)
  }

  /// Runs a script in a space of mounts of its own; nil, and said, where that is refused.
  private func mounting(_ script: String, in place: Workplace) throws -> Child.Result? {
    try place.shell("mkdir -p \"$HOME/data\"")
    let probe = "unshare -m sh -c 'mount -t tmpfs tmpfs \"$HOME/data\"'"
    guard getuid() == 0, try place.shell(probe).code == 0 else {
      print("NOT RUN: this system lets nobody mount, so a full and a read-only disk were not tried")
      return nil
    }
    return try place.shell("exec unshare -m bash -c '\(script)'")
  }
}
