import LetGoCore
import LetGoStore

/// Texts that lie where members of a round leave their segments for each other.
///
/// They may come from anybody, and nothing of them is read yet.
package struct RoundTexts: Equatable, Sendable {
  /// The texts that look like segments, each once.
  package var texts: [String] = []
  /// How many begin and do not end: they have not arrived as a whole.
  package var torn = 0
  /// How many are longer than a segment may be.
  package var tooLarge = 0

  package init() {}
}

/// What came of a round, verified, and what did not pass.
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
    package let problem: Problem

    /// What can be wrong with what others send.
    package enum Problem: Equatable, Sendable {
      /// All of it is not what it claims to be.
      case segment(RoundSegment.Refusal)
      /// One of its lines can't be read, or says what can't be; counted from 1.
      case line(Int)
    }

    /// Names a text that is none of a round's segments.
    init(_ text: String, _ refusal: RoundSegment.Refusal) {
      let place = (try? Segment.Place(beginning: text)) ?? nil
      self.init(place?.device, place?.number, .segment(refusal))
    }

    init(_ device: UInt64?, _ number: Int?, _ problem: Problem) {
      self.device = device
      self.number = number
      self.problem = problem
    }
  }

  /// Reads texts; of what is there twice, one is read.
  package init(_ found: RoundTexts) {
    for text in found.texts {
      do {
        let segment = try RoundSegment(reading: text)
        segments.append(segment)
        strays += segment.strays
      } catch {
        strays.append(Stray(text, error))
      }
    }
    let torn = Stray(nil, nil, .segment(.incomplete))
    let tooLarge = Stray(nil, nil, .segment(.tooLarge))
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

  /// How many records only a newer letgo knows.
  package var newer: Int { segments.reduce(0) { $0 + $1.newer } }

  /// Returns the segments of one round.
  package func segments(of start: RoundStart) -> [RoundSegment] {
    segments.filter { $0.kept.round == start.id }
  }
}

extension RoundSegment {
  /// Its lines that are not taken in.
  var strays: [RoundIntake.Stray] {
    unreadable.map { RoundIntake.Stray(kept.device, kept.number, .line($0)) }
  }
}
