import Foundation

/// The files of texts and of the phrases that say them, as they are written.
enum PromptSources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func source(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The declared phrases with their parameters, read from the file that declares them.
  static func declared() throws -> [String: Set<String>] {
    let declaration = /static (?:var|func) (\w+)(?:\(([^)]*)\))?/
    let folder = root.appendingPathComponent("Prompts").path
    let declarations = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("Phrase+") }.map { try source("Prompts/\($0)") }.joined()
    let pairs = declarations.matches(of: declaration).map { match in
      let labels = (match.2 ?? "").split(separator: ",").compactMap {
        $0.split(separator: ":").first?.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return (String(match.1), Set(labels))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The keys of a file with the lines that stand below each.
  static func texts(in file: String) throws -> [(key: String, lines: [String])] {
    var texts: [(key: String, lines: [String])] = []
    for line in try source("Prompts/\(file)").split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        texts[texts.count - 1].lines.append(String(line.dropFirst(2)))
      } else {
        texts.append((String(line), []))
      }
    }
    return texts
  }

  /// The names of the files, without language.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Prompts").path)
      .filter { $0.hasSuffix(".en.txt") }.map { String($0.dropLast(".en.txt".count)) }.sorted()
  }
}
