import Foundation
import PseudoTerminal
import Testing

/// Five devices that write and sync at once, as fast as they can.
struct CrowdSyncTests {
  /// For how many seconds; `LETGO_CROWD=30` as long as the issue asks for.
  private static let seconds =
    ProcessInfo.processInfo.environment["LETGO_CROWD"].flatMap { Int($0) } ?? 0

  @Test func `of five that push at once none fails, none tries for ever, and nothing is lost`()
    throws
  {
    let host = try Sandbox()
    #expect(try host.shell("git init -q --bare shared.git").code == 0)
    let devices = try (1...5).map { _ in try Sandbox() }
    for device in devices {
      #expect(try device.run("sync", "setup", "git", host.home.path + "/shared.git").code == 0)
    }

    // Each twice at the least, and on until the time is over.
    let children = try devices.enumerated().map { number, device in
      try device.background(
        """
        n=0
        while [ $n -lt 2 ] || [ $SECONDS -lt \(Self.seconds) ]; do
          n=$((n+1))
          "$letgo" gone "lamp \(number) $n" && "$letgo" sync --quiet || exit
        done
        echo $n >"$HOME/rounds"
        """
      )
    }
    let results = try children.map { try $0.result(within: Int32(Self.seconds + 60) * 1_000) }
    #expect(results.allSatisfy { $0.code == 0 && $0.errors.isEmpty }, "\(results)")
    let rounds = try devices.map { device in
      let text = try String(contentsOfFile: device.home.path + "/rounds", encoding: .utf8)
      return Int(text.filter(\.isNumber)) ?? 0
    }
    print("Rounds of five devices at once: \(rounds)")

    // Once so that all is there, and once so that all is here.
    for device in devices + devices { #expect(try device.run("sync").code == 0) }
    let things = try devices.map { try $0.items() }
    #expect(things.allSatisfy { $0 == things[0] })
    #expect(things[0].count == rounds.reduce(0, +))
    for device in devices { #expect(try device.run("doctor").code == 0) }
  }
}
