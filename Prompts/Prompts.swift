import LetGoCore

/// The texts of this folder, built into the program; another language is another set of files.
package struct Prompts: Sendable {
  private let files: [PromptFile]
  private let helpFile: PromptFile

  /// Returns what is said in a language.
  package static func of(_ language: Language) -> Prompts {
    switch language {
    case .english: english
    case .german: german
    }
  }

  init(files: [PromptFile], help: PromptFile) {
    self.files = files
    helpFile = help
  }

  /// The keys of all phrases that the files have.
  package var keys: [String] { files.flatMap(\.keys) }

  /// The verbs, options and headings that the help file has.
  package var helpKeys: [String] { helpFile.keys }

  /// Returns the placeholders of a phrase's text, over all its variants.
  package func placeholders(of key: String) -> Set<String> {
    Set(variants(of: key).flatMap(\.placeholders))
  }

  /// Returns the text of a phrase; of several variants the one that `variant` counts to.
  package func text(_ phrase: Phrase, variant: Int = 0) -> String {
    let variants = variants(of: phrase.key)
    guard !variants.isEmpty else { return phrase.key }
    return variants[Int(variant.magnitude) % variants.count].filled { name in
      let value = phrase.value(for: name)
      return name == "cause" ? value.map(cause) : value
    }
  }

  /// Returns what the system says of a failure in the language of the texts, where they have it.
  private func cause(_ words: String) -> String {
    let known = lines(.systemWords).first { $0.hasPrefix(words + ": ") }
    return known.map { String($0.dropFirst(words.count + 2)) } ?? words
  }

  /// Returns all lines of a phrase that is a list of lines.
  package func lines(_ phrase: Phrase) -> [String] {
    variants(of: phrase.key).map { $0.filled(by: phrase.value) }
  }

  /// Returns the line that the help has for a verb, an option or a heading; empty when it has none.
  package func help(for key: String) -> String {
    helpFile.variants(of: key).first?.filled { _ in nil } ?? ""
  }

  /// Returns all lines that the help has for a heading.
  package func helpLines(for key: String) -> [String] {
    helpFile.variants(of: key).map { $0.filled { _ in nil } }
  }

  private func variants(of key: String) -> [Template] {
    for file in files {
      let found = file.variants(of: key)
      if !found.isEmpty { return found }
    }
    return []
  }
}
