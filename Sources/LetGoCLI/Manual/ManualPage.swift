import LetGoPrompts

/// The manual page `letgo(1)`, made from the table that dispatches and from the texts of the help.
struct ManualPage {
  private let prompts: Prompts

  init(in prompts: Prompts) {
    self.prompts = prompts
  }

  /// The page in the macros of man(7), which both groff and mandoc read.
  var lines: [String] {
    let parts = [
      ["letgo \\- " + Roff.text(prompts.text(.manualName))], synopsis,
      paragraphs(.manualAbout) + [".PP"] + paragraphs(.manualRules), verbs, options,
      rows(.manualCodes),
      rows(.manualVariables), rows(.manualFiles(place: "~/.local/share/letgo/letgo.db")),
      rows(.manualExamples), paragraphs(.manualPrivacy),
    ]
    return [".TH LETGO 1 \(Version.day) \"letgo \(Version.number)\" \"letgo\"", ".ad l"]
      + zip(prompts.lines(.manualHeadings), parts).flatMap { heading, lines in
        [".SH " + Roff.quoted(heading)] + lines
      }
  }

  private var synopsis: [String] {
    prompts.lines(.manualUse).flatMap { [".br", Roff.text($0)] }.dropFirst().map(\.self)
  }

  /// Each verb as help writes it, with its line.
  private var verbs: [String] {
    CommandTable.commands.map { $0.form }.flatMap { form in
      [".TP", Roff.usage(form)] + Roff.lines(prompts.help(for: form.verb))
    }
  }

  /// Each option once; of one name those whose values or meanings differ, with their verbs where the
  /// values do not.
  private var options: [String] {
    var seen: [(option: Option, summary: String, verb: String)] = []
    let own = CommandTable.commands.flatMap { command in
      command.form.options.map { ($0, command.verb) }
    }
    for (option, verb) in own + [(Form.help, ""), (ColorOption.option, "")] {
      let summary = prompts.help(for: option, of: verb)
      let isSeen = seen.contains {
        $0.option.name == option.name && $0.option.value == option.value && $0.summary == summary
      }
      if !isSeen { seen.append((option, summary, verb)) }
    }
    let sorted = seen.sorted {
      ($0.option.name, $0.option.value ?? "") < ($1.option.name, $1.option.value ?? "")
    }
    return paragraphs(.manualWords)
      + sorted.flatMap { option, summary, verb in
        let value = option.value.map { " " + Roff.text($0) } ?? ""
        let isShared = seen.contains {
          $0.option.name == option.name && $0.option.value == option.value && $0.summary != summary
        }
        let isOwn = !prompts.help(for: "\(verb) \(option.name)").isEmpty
        let place = isShared && isOwn ? " (\(verb))" : ""
        return [".TP", Roff.strong(option.name) + value + place] + Roff.lines(summary)
      }
  }

  private func paragraphs(_ phrase: Phrase) -> [String] {
    // A heading begins a paragraph by itself.
    Array(prompts.lines(phrase).flatMap { [".PP"] + Roff.lines($0) }.dropFirst())
  }

  /// Rows of a word, a colon and what it means.
  private func rows(_ phrase: Phrase) -> [String] {
    prompts.lines(phrase).flatMap { line in
      guard let colon = line.firstRange(of: ": ") else { return Roff.lines(line) }
      return [".TP", Roff.strong(String(line[..<colon.lowerBound]))]
        + Roff.lines(String(line[colon.upperBound...]))
    }
  }
}
