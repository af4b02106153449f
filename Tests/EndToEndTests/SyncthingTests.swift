import Foundation
import PseudoTerminal
import Testing

/// Two devices whose folders a real Syncthing carries, two instances that know no one but each other.
///
/// It takes its time, so that it is asked for: `LETGO_SYNCTHING=1`.
struct SyncthingTests {
  private static let isAsked = ProcessInfo.processInfo.environment["LETGO_SYNCTHING"] != nil

  @Test(.enabled(if: isAsked))
  func `two devices come into step, again and again, and nothing is kept out`() throws {
    let devices = [try Sandbox(), try Sandbox(now: "2026-11-29T20:30")]
    let carriers = try carry(between: devices)
    for (number, device) in devices.enumerated() {
      try device.run("gone", "lamp \(number)")
      let setUp = try device.run("sync", "setup", "folder", device.home.path + "/shared")
      #expect(setUp.code == 0, "\(setUp)")
    }

    for round in 1...10 {
      for (number, device) in devices.enumerated() {
        try device.run("gone", "chair \(number) \(round)")
        #expect(try device.run("sync", "--quiet").code == 0)
      }
      let began = Date()
      for (number, device) in devices.enumerated() {
        let awaited = "chair \(1 - number) \(round)"
        while try !device.run("search", awaited).output.contains(awaited) {
          guard Date().timeIntervalSince(began) < 120, try !carriers[number].hasEnded(within: 250)
          else { throw Unmet(description: "'\(awaited)' never came: \(carriers[number].errors)") }
          let sync = try device.run("sync")
          #expect(sync.code == 0, "\(sync)")
        }
      }
      print("Round \(round): both have it after \(Int(Date().timeIntervalSince(began))) s")
    }

    let things = try devices.map { try $0.items() }
    #expect(things[0].count == 22)
    #expect(things[0] == things[1])
    for device in devices {
      #expect(try !device.run("sync", "status").output.contains("Kept out"))
      #expect(try device.run("doctor").code == 0)
    }
  }

  /// Starts an instance for each device, which carries `shared` in its home to the other one.
  private func carry(between devices: [Sandbox]) throws -> [Child] {
    let ids = try devices.map { device in
      let made = try device.shell(
        "mkdir shared; syncthing generate --home=st --no-default-folder >&2 && syncthing --home=st --device-id"
      )
      #expect(made.code == 0, "\(made)")
      return made.output.filter { !$0.isWhitespace }
    }
    let ports = try devices.map { _ in try Server.freePort() }
    return try devices.enumerated().map { number, device in
      let other = 1 - number
      try """
      <configuration version="36">
        <folder id="letgo" path="\(device.home.path)/shared" type="sendreceive" rescanIntervalS="5" \
      fsWatcherEnabled="true" fsWatcherDelayS="1">
          <device id="\(ids[0])"></device><device id="\(ids[1])"></device>
        </folder>
        <device id="\(ids[number])"><address>dynamic</address></device>
        <device id="\(ids[other])"><address>tcp://127.0.0.1:\(ports[other])</address></device>
        <gui enabled="false"></gui>
        <options>
          <listenAddress>tcp://127.0.0.1:\(ports[number])</listenAddress>
          <globalAnnounceEnabled>false</globalAnnounceEnabled>
          <localAnnounceEnabled>false</localAnnounceEnabled>
          <relaysEnabled>false</relaysEnabled><natEnabled>false</natEnabled>
          <startBrowser>false</startBrowser><urAccepted>-1</urAccepted>
          <autoUpgradeIntervalH>0</autoUpgradeIntervalH><stunKeepaliveStartS>0</stunKeepaliveStartS>
          <crashReportingEnabled>false</crashReportingEnabled>
          <reconnectionIntervalS>5</reconnectionIntervalS>
        </options>
      </configuration>
      """.write(toFile: device.home.path + "/st/config.xml", atomically: true, encoding: .utf8)
      return try device.background(
        "exec syncthing serve \"--home=$HOME/st\" --no-browser --no-restart >&2"
      )
    }
  }
}
