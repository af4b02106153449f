import Foundation
import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// Holds the texts, the phrases that the code can say, and the verbs together.
struct PromptsTests {
  @Test func `every phrase has a text, and every text a phrase`() throws {
    let declared = try PromptSources.declared()
    let keys = Prompts.english.keys

    #expect(declared.count > 100)
    #expect(Set(declared.keys).subtracting(keys) == [])
    #expect(Set(keys).subtracting(declared.keys) == [])
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: Language.allCases)
  func `what a language lacks is named with its file`(language: Language) throws {
    var built = Set(Prompts.of(language).keys + Prompts.of(language).helpKeys)
    for name in try PromptSources.names() {
      let file = "\(name).\(language.rawValue).txt"
      let wanted = try PromptSources.texts(in: "\(name).en.txt").map(\.key)
      guard let texts = try? PromptSources.texts(in: file) else {
        Issue.record("The language '\(language.rawValue)' has no file 'Prompts/\(file)'.")
        continue
      }
      // What the file lacks is named below, and does not say that it is not listed.
      let isBuilt = built.isSuperset(of: texts.map(\.key).filter(wanted.contains))
      built.subtract(wanted)
      for key in wanted where !texts.contains(where: { $0.key == key && !$0.lines.isEmpty }) {
        Issue.record("The language '\(language.rawValue)' lacks '\(key)' in 'Prompts/\(file)'.")
      }
      for key in Set(texts.map(\.key)).subtracting(wanted) {
        Issue.record("No phrase is called '\(key)', which 'Prompts/\(file)' has.")
      }
      let order = wanted.filter { key in texts.contains { $0.key == key } }
      #expect(texts.map(\.key) == order, "The order in 'Prompts/\(file)' is another.")
      if !isBuilt {
        Issue.record("'Prompts/\(file)' is not listed among the files of '\(language.rawValue)'.")
      }
    }
    #expect(built == [])
  }

  @Test(arguments: Language.allCases)
  func `every placeholder is supplied, and every value has a place`(language: Language) throws {
    for (key, labels) in try PromptSources.declared() {
      let found = Prompts.of(language).placeholders(of: key)
      #expect(found == labels, "The placeholders of '\(key)' in '\(language.rawValue)' are others.")
    }
  }

  @Test(arguments: Language.allCases)
  func `what is counted has as many lines in every language`(language: Language) throws {
    let counted: [Phrase] = [
      .weekdays, .months, .firstRun, .tryFirst, .manualHeadings, .manualCodes, .manualVariables,
      .manualFiles(place: "x"), .manualUse, .manualExamples, .systemWords,
    ]
    for phrase in counted {
      let (english, other) = (Prompts.english.lines(phrase), Prompts.of(language).lines(phrase))
      #expect(other.count == english.count, "'\(phrase.key)' in \(language)")
    }
    // A number, a variable or a path is the same in every language.
    for phrase in [Phrase.manualCodes, .manualVariables, .manualFiles(place: "x"), .systemWords] {
      let words = { (prompts: Prompts) in prompts.lines(phrase).map { $0.split(separator: ":")[0] }
      }
      #expect(words(.of(language)) == words(.english), "'\(phrase.key)' in \(language)")
    }
    #expect(Prompts.of(language).lines(.weekdays).count == 7)
    #expect(Prompts.of(language).lines(.months).count == 12)
  }

  @Test func `what the system says of a failure is said in the language`() {
    let cause = "No such file or directory"

    #expect(
      Prompts.german.text(.noFile(path: "x", cause: cause))
        == "'x' lässt sich nicht lesen: Datei oder Ordner nicht vorhanden."
    )
    #expect(
      Prompts.english.text(.noFile(path: "x", cause: cause)) == "'x' can't be read: \(cause)."
    )
    #expect(
      Prompts.german.text(.inputFailed(cause: "Hm"))
        == "Die Standardeingabe lässt sich nicht lesen: Hm."
    )
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `no sentence is left in English`(language: Language) throws {
    for name in try PromptSources.names() {
      let english = try PromptSources.texts(in: "\(name).en.txt").flatMap(\.lines)
      let texts = (try? PromptSources.texts(in: "\(name).\(language.rawValue).txt")) ?? []
      let others = Set(texts.flatMap(\.lines))
      for line in english where others.contains(line) {
        // What stands in braces or quotes is filled in or typed, and a few words may be the same.
        let words = line.replacing(/\{\w+\}|'[^']*'/, with: "").split { !$0.isLetter }
        let isWords = words.filter { $0.first?.isLowercase == true }.count < 3
        #expect(isWords, "'Prompts/\(name).\(language.rawValue).txt' has in English: \(line)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `what every run begins with fits 80 columns`(language: Language) {
    for line in [Phrase.firstRun, .tryFirst].flatMap(Prompts.of(language).lines) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func `every phrase is said somewhere`() throws {
    let folder = PromptSources.root.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    let code =
      try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      + PromptSources.source("Prompts/Prompts.swift")
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

    for (key, labels) in try PromptSources.declared() {
      let isSaid =
        labels.isEmpty
        ? names.contains(key[...]) : labels.contains { calls.contains("\(key)(\($0)") }
      #expect(isSaid, "'\(key)' is never said")
    }
  }

  @Test(arguments: Language.allCases)
  func `help has one line for every verb and option, and no other`(language: Language) {
    let forms = CommandTable.commands.map { $0.form }
    let headings = ["usage", "verbs", "options", "more", "each", "brief", "intro"]
    let prompts = Prompts.of(language)
    let keys = prompts.helpKeys
    // An option has one line, or one of its own for a verb.
    let options = forms.flatMap { form in
      form.options.map { option in
        let own = "\(form.verb) \(option.name)"
        return keys.contains(own) ? own : option.name
      }
    }
    let known = Set(forms.map(\.verb) + options + headings).union(["--help", "--color"])

    #expect(Set(keys) == known)
    #expect(keys.count == known.count)
    #expect(keys.allSatisfy { !prompts.help(for: $0).isEmpty })
  }

  @Test(arguments: Language.allCases)
  func `the help of the command line fits a screen of 80 columns and 24 rows`(language: Language) {
    let forms = CommandTable.commands.map { $0.form }
    let brief = HelpText(prompts: .of(language), room: 80).overview(
      of: forms.filter { CommandTable.everyday.contains($0.verb) },
      ending: "brief"
    )

    #expect(brief.count <= 23)
    #expect(brief.allSatisfy { $0.plain.count <= 80 })
    #expect(CommandTable.everyday.isSubset(of: CommandTable.verbs))
  }

  @Test(arguments: Language.allCases)
  func `every complaint begins as a sentence does, or with what is in quotes`(
    language: Language
  ) throws {
    let folder = PromptSources.root.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    var said: Set<String> = []
    for file in files.compactMap({ $0 as? URL }) where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      let isOfComplaints = file.lastPathComponent.hasPrefix("Complaint")
      let calls = code.matches(of: /(Complaint|self\.init)\(\s*\.(\w+)/)
      for call in calls where call.1 == "Complaint" || isOfComplaints {
        said.insert(String(call.2))
      }
    }
    // What stands first there is a number, an amount, a day, an option or what a game is called.
    let values = ["{count", "{price}", "{value}", "{date}", "{option}", "{first}", "{name}"]

    #expect(said.count > 100)
    for text in try PromptSources.names().flatMap({
      try PromptSources.texts(in: "\($0).\(language.rawValue).txt")
    })
    where said.contains(text.key) {
      let line = text.lines.first ?? ""
      let isCapital =
        line.first?.isUppercase == true
        || line.first == "{" && line.dropFirst().first?.isUppercase == true
      let isName = line.hasPrefix("'") || line.hasPrefix("--") || line.hasPrefix("notify-send")
      #expect(isCapital || isName || values.contains { line.hasPrefix($0) }, "\(text.key): \(line)")
    }
  }

  /// What orders, rates or nags, in each language.
  private static func banned(in language: Language) -> [String] {
    switch language {
    case .english:
      [
        "just", "simply", "should", "must", "still haven't", "great", "well done",
        "congratulations", "awesome", "score", "points", "streak", "failed to", "you forgot", "!",
      ]
    case .german:
      [
        "nur", "einfach", "solltest", "sollte", "sollst", "musst", "muss", "müssen", "immer noch",
        "endlich", "toll", "super", "prima", "gut gemacht", "glückwunsch", "weiter so", "leider",
        "punkte", "serie", "vergessen", "versäumt", "sie haben", "ihre eingabe", "bitte", "!",
      ]
    }
  }

  @Test(arguments: Language.allCases)
  func `the voice permits and states, it does not order, rate or nag`(language: Language) throws {
    let files = try PromptSources.names().map { "\($0).\(language.rawValue).txt" }

    #expect(files.count >= 7)
    for file in files {
      for text in ((try? PromptSources.texts(in: file)) ?? []).flatMap(\.lines) {
        // Words are looked for as words, so each is put between blanks.
        let words = text.lowercased().map { $0.isLetter || "'!".contains($0) ? $0 : " " }
        let plain = " \(String(words).replacing("!", with: " ! ")) "
        for word in Self.banned(in: language) where plain.contains(" \(word) ") {
          Issue.record("'\(word)' in \(file): \(text)")
        }
      }
    }
  }

  @Test func `no file is too long to be built in quickly`() throws {
    let folder = PromptSources.root.appendingPathComponent("Prompts")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".txt") {
      #expect(try PromptSources.source("Prompts/\(file)").utf8.count < 8_192, "\(file)")
    }
  }
}
