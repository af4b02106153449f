import LetGoPrompts
import LetGoTerminal

/// `--color WHEN`, which goes with every verb and with none.
enum ColorOption {
  /// Its name.
  static let name = "--color"
  /// How it is written.
  static let option = Option(
    name,
    ColorDepth.Choice.allCases.map(\.rawValue).joined(separator: "|")
  )

  /// Returns the arguments without it, with what it says, and with a complaint about what says nothing.
  static func taken(
    from arguments: [String]
  ) -> (rest: [String], choice: ColorDepth.Choice, problem: Complaint?) {
    var rest: [String] = []
    var choice = ColorDepth.Choice.auto
    var problem: Complaint?
    var left = arguments[...]
    // A line that is completed is another's, and may end anywhere.
    if left.first == CompletionRequest.flag { return (arguments, choice, nil) }
    while let argument = left.popFirst() {
      let value: String?
      if argument == "--" {
        rest += [argument] + left
        break
      } else if argument == name {
        value = left.popFirst() ?? ""
      } else if argument.hasPrefix(name + "=") {
        value = String(argument.dropFirst(name.count + 1))
      } else {
        value = nil
        rest.append(argument)
      }
      guard let value else { continue }
      if let wanted = ColorDepth.Choice(rawValue: value) {
        choice = wanted
      } else {
        problem = Complaint(.notColor(value: value.excerpt), hint: .hintColor, code: .usage)
      }
    }
    return (rest, choice, problem)
  }
}
