import Foundation
import PseudoTerminal

/// What another store exported: twelve acts, of which two things make others wait.
enum Arrival {
  /// Where it lies in a workplace.
  static let path = "~/arrival.json"

  private static let lines = [
    "gone chair", "gone radio", "box skis", "box tent", "keep kettle", "pause bicycle --price 400",
    "pause camera --price 249", "passed camera", "add paint the fence", "add mend the gate",
    "gone skis", "undo",
  ]

  private static let text = Result {
    let place = try Workplace()
    for line in lines {
      guard try place.run(line).code == 0 else { throw Unmet(description: "'\(line)' fails") }
      place.advanceClock()
    }
    return try place.run("export").output
  }

  /// Writes it into a workplace.
  static func write(in place: Workplace) throws {
    try text.get().write(toFile: place.root + "/arrival.json", atomically: true, encoding: .utf8)
  }
}
