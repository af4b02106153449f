import LetGoCore
import LetGoStore

/// A place where the members of a round leave their segments for each other: a file that goes by mail, a
/// folder that something carries, a git remote.
///
/// What lies there may come from anybody. A place hands it over as texts, and reads nothing of it.
package protocol RoundPlace {
  /// Returns the texts that look like segments, each once.
  func texts() throws -> RoundTexts

  /// Leaves segments; those that are there already stay as they are.
  func leave(_ segments: [KeptSegment]) throws
}

/// What a place holds.
package struct RoundTexts: Equatable, Sendable {
  /// The texts that look like segments, each once.
  package var texts: [String] = []
  /// How many begin and do not end: they have not arrived as a whole.
  package var torn = 0
  /// How many are longer than a segment may be.
  package var tooLarge = 0

  package init() {}
}

/// What came from a place, verified, and what did not pass.
package struct RoundIntake: Equatable, Sendable {
  /// What may be kept.
  package private(set) var segments: [RoundSegment] = []
  /// What is kept out, and why.
  package private(set) var strays: [Stray] = []

  /// Something that is not taken in.
  package struct Stray: Equatable, Sendable {
    /// The device that it claims to be of; nil when it does not say.
    package let device: UInt64?
    /// Which of the device's segments it claims to be.
    package let number: Int?
    /// What is wrong with it.
    package let reason: RoundSegment.Refusal
  }

  /// Reads what a place holds; of what is there twice, one is read.
  package init(_ found: RoundTexts) {
    for text in found.texts {
      do {
        segments.append(try RoundSegment(reading: text))
      } catch {
        let place = (try? Segment.Place(beginning: text)) ?? nil
        strays.append(Stray(device: place?.device, number: place?.number, reason: error))
      }
    }
    let torn = Stray(device: nil, number: nil, reason: .incomplete)
    let tooLarge = Stray(device: nil, number: nil, reason: .tooLarge)
    strays += Array(repeating: torn, count: found.torn)
    strays += Array(repeating: tooLarge, count: found.tooLarge)
  }

  /// The beginnings of rounds that are told of, each once.
  package var starts: [RoundStart] {
    var starts: [RoundStart] = []
    for case .start(let start) in segments.flatMap(\.records) where !starts.contains(start) {
      starts.append(start)
    }
    return starts
  }

  /// Returns the segments of one round.
  package func segments(of start: RoundStart) -> [RoundSegment] {
    segments.filter { $0.kept.round == start.id }
  }
}
