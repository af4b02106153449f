import Foundation
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// Holds the texts, the phrases that the code can say, and the verbs together.
struct PromptsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The declared phrases with their parameters, read from the file that declares them.
  private static func declared() throws -> [String: Set<String>] {
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

  @Test func `every phrase has a text, and every text a phrase`() throws {
    let declared = try Self.declared()
    let keys = Prompts.english.keys

    #expect(declared.count > 100)
    #expect(Set(declared.keys).subtracting(keys) == [])
    #expect(Set(keys).subtracting(declared.keys) == [])
    #expect(Set(keys).count == keys.count)
  }

  @Test func `every placeholder is supplied, and every value has a place`() throws {
    for (key, labels) in try Self.declared() {
      #expect(Prompts.english.placeholders(of: key) == labels, "\(key)")
    }
  }

  @Test func `every phrase is said somewhere`() throws {
    let folder = Self.root.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    let code = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    // `.key` and, since other things are called `full` or `undone` too, `.key(label` where it has one.
    let members = code.split(separator: ".")
    let names = Set(members.map { $0.prefix { $0.isLetter || $0.isNumber } })
    let calls = Set(
      members.map { member in
        let name = member.prefix { $0.isLetter || $0.isNumber }
        let label = member.dropFirst(name.count + 1).drop { $0.isWhitespace }
          .prefix { $0.isLetter || $0.isNumber }
        return "\(name)(\(label)"
      }
    )

    for (key, labels) in try Self.declared() {
      let isSaid =
        labels.isEmpty
        ? names.contains(key[...]) : labels.contains { calls.contains("\(key)(\($0)") }
      #expect(isSaid, "'\(key)' is never said")
    }
  }

  @Test func `help has one line for every verb and option, and no other`() {
    let forms = CommandTable.commands.map { $0.form }
    let headings = ["usage", "verbs", "options", "more", "each", "brief", "intro"]
    let known = Set(forms.map(\.verb) + forms.flatMap(\.options).map(\.name) + headings)
      .union(["--help", "--color"])

    let keys = Prompts.english.helpKeys

    #expect(Set(keys) == known)
    #expect(keys.count == known.count)
    #expect(keys.allSatisfy { !Prompts.english.help(for: $0).isEmpty })
  }

  @Test func `the help of the command line fits a screen of 80 columns and 24 rows`() {
    let forms = CommandTable.commands.map { $0.form }
    let brief = HelpText.overview(
      of: forms.filter { CommandTable.everyday.contains($0.verb) },
      ending: "brief",
      in: .english
    )

    #expect(brief.count <= 23)
    #expect(brief.allSatisfy { $0.plain.count <= 80 })
    #expect(CommandTable.everyday.isSubset(of: CommandTable.verbs))
  }

  @Test func `the voice permits and states, it does not order, rate or nag`() throws {
    let banned = [
      "just", "simply", "should", "must", "still haven't", "great", "well done", "congratulations",
      "awesome", "score", "points", "streak", "failed to", "you forgot", "!",
    ]
    let folder = Self.root.appendingPathComponent("Prompts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }

    #expect(files.count >= 7)
    for file in files {
      let texts = try Self.source("Prompts/\(file)").split(separator: "\n")
        .filter { $0.hasPrefix("  ") }
      for text in texts {
        // Words are looked for as words, so each is put between blanks.
        let words = text.lowercased().map { $0.isLetter || "'!".contains($0) ? $0 : " " }
        let plain = " \(String(words).replacing("!", with: " ! ")) "
        for word in banned where plain.contains(" \(word) ") {
          Issue.record("'\(word)' in \(file): \(text)")
        }
      }
    }
  }

  @Test func `no file is too long to be built in quickly`() throws {
    let folder = Self.root.appendingPathComponent("Prompts")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".txt") {
      #expect(try Self.source("Prompts/\(file)").utf8.count < 8_192, "\(file)")
    }
  }
}
