import Foundation
import LetGoCore
import LetGoLanguage

/// One answer with what it means.
struct CorpusRow: Sendable {
  let phenomenon: String
  let topic: Topic
  let today: Day
  let answer: String
  let expected: String
}

/// The answers of a topic, one a line: phenomenon, day, answer and meaning between tabs.
enum Corpus {
  /// Returns the rows of a topic, of another language by its folder.
  static func rows(of topic: Topic, in language: String? = nil) throws -> [CorpusRow] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus").appendingPathComponent(language ?? "")
    let file = folder.appendingPathComponent("\(topic.rawValue).tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let today = Day(fields[1]) else { return nil }
      return CorpusRow(
        phenomenon: fields[0],
        topic: topic,
        today: today,
        answer: fields[2],
        expected: fields[3]
      )
    }
  }
}

/// How the rows of a topic were read.
struct CorpusReport {
  private(set) var rows = 0
  private(set) var right = 0
  private(set) var wrong: [String] = []
  private(set) var needless: [String] = []

  /// Takes a row in.
  mutating func add(_ row: CorpusRow, read reading: String) {
    rows += 1
    let line = "\(row.phenomenon): '\(row.answer)' is \(row.expected), read as \(reading)"
    if reading == row.expected {
      right += 1
    } else if reading == "{\"unclear\":true}" {
      needless.append(line)
    } else {
      wrong.append(line)
    }
  }

  /// Returns one line with the figures, and one for each row that was not read right.
  func lines(for topic: Topic) -> [String] {
    [
      "\(topic.rawValue): \(rows) rows, \(right) right, \(wrong.count) wrong guesses, "
        + "\(needless.count) needless re-asks"
    ] + wrong + needless
  }
}
