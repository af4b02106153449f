import LetGoCore
import LetGoStore

/// Segments in one file, one after the other, for mail or chat.
///
/// Lines that are none of theirs are passed over, so that a greeting above them or a line that says what
/// the file is for does no harm, and so are the line ends that mail programs change.
package enum RoundFile {
  /// The most bytes that are read.
  package static let largest = 32 * 1_024 * 1_024

  private static let header = Array("{\"letgo\":".utf8)
  private static let trailer = Array("{\"count\":".utf8)

  /// Returns the file's text, with a first line for whoever opens it.
  package static func text(_ first: String, _ segments: [KeptSegment]) -> String {
    segments.reduce(into: first + "\n") { $0 += $1.text }
  }

  /// Finds the texts in a file's bytes that look like segments.
  package static func texts(in bytes: [UInt8]) -> RoundTexts {
    var found = RoundTexts()
    var seen: Set<String> = []
    var open: [UInt8]?
    func tear() {
      if let text = open {
        if text.count > Segment.largest { found.tooLarge += 1 } else { found.torn += 1 }
      }
      open = nil
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.starts(with: header) {
        tear()
        open = []
      }
      // Held no longer than it may be; that it is longer is seen by then.
      guard let size = open?.count, size <= Segment.largest else { continue }
      open?.append(contentsOf: line)
      open?.append(UInt8(ascii: "\n"))
      guard line.starts(with: trailer), let whole = open, whole.count <= Segment.largest else {
        continue
      }
      let text = String(decoding: whole, as: UTF8.self)
      if seen.insert(text).inserted { found.texts.append(text) }
      open = nil
    }
    tear()
    return found
  }
}
