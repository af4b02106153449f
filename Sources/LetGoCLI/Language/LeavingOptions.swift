import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoStore

extension Option {
  /// How and where something leaves, as far as the person says.
  static let leaving: [Option] = [.why, .way, .place, .got, .yesterday, .day]
}

extension Leaving {
  /// Reads the options that tell how something leaves.
  init(_ input: Input, in context: Context) throws {
    self.init(
      way: try input[.way].map { try Way.checked($0) },
      place: try input.text(.place),
      reason: try input.note(.why),
      got: try input.price(.got, in: context),
      day: try input.day(in: context)
    )
  }
}

extension Leaving.Way {
  fileprivate static func checked(_ text: String) throws(Complaint) -> Leaving.Way {
    let word = text.trimmingBlanks().lowercased()
    // What a person says first for each of them.
    let others: [String: Leaving.Way] = [
      "given away": .given, "donated": .given, "binned": .thrown, "thrown away": .thrown,
    ]
    guard let way = Leaving.Way(rawValue: word) ?? others[word] else {
      throw Complaint(
        .notWay(value: text.excerpt, option: Option.way.name),
        hint: .hintWay,
        code: .usage
      )
    }
    return way
  }

  /// The word for it.
  var phrase: Phrase {
    switch self {
    case .sold: .waySold
    case .given: .wayGiven
    case .recycled: .wayRecycled
    case .thrown: .wayThrown
    }
  }
}

extension Input {
  /// The most characters that a free text may have.
  static let longestText = 2_000

  /// Returns the free text of an option in one clean line; nil when it was not given.
  func text(_ option: Option) throws(Complaint) -> String? {
    guard let value = self[option] else { return nil }
    return try Input.checkedNote(value.withoutControls())
  }

  /// Returns the note that an option gives, with its lines; nil when it was not given.
  func note(_ option: Option) throws(Complaint) -> String? {
    guard let value = self[option] else { return nil }
    return try Input.checkedNote(value)
  }

  /// Cleans a note, or complains that it is too long.
  static func checkedNote(_ text: String) throws(Complaint) -> String {
    let text = text.asNote()
    guard text.count <= longestText else {
      throw Complaint(
        .longText(longest: String(longestText), count: String(text.count)),
        code: .usage
      )
    }
    return text
  }

  /// Returns the price that an option gives; nil when it was not given.
  func price(_ option: Option, in context: Context) throws(Complaint) -> Price? {
    guard let value = self[option] else { return nil }
    let reading = context.reader.read(value, about: .price, on: context.clock.today)
    guard case .price(let price) = reading, price.estimate != .unknown else {
      throw Complaint(
        .notPrice(value: value.excerpt, option: option.name),
        hint: .hintPrice,
        code: .usage
      )
    }
    return price
  }
}

/// A name with the number of pieces that was said with it.
struct CountedName {
  /// What it is.
  let name: Name
  /// How many pieces; nil where none were counted.
  let count: Int?

  /// Reads what follows a verb: counted things (`12 books and 3 shirts`), or one name.
  ///
  /// What stands in quotes, at the prompt or in a shell, is a name as it is.
  static func all(in input: Input, by words: WordTables) throws(Complaint) -> [CountedName] {
    let isQuoted = input.tokens.contains { $0.isQuoted || $0.text.contains(where: \.isWhitespace) }
    let name = try input.requiredName()
    guard !isQuoted, let pieces = Pieces.list(in: name.text, by: words) else {
      return [CountedName(name: name, count: nil)]
    }
    var names: [CountedName] = []
    for piece in pieces {
      names.append(CountedName(name: try Name.checked(piece.name), count: piece.count))
    }
    return names
  }

  /// Returns it as it was said.
  func text(in wording: Wording) -> String {
    count.map { wording.text(.pieces(count: String($0), name: name.text)) } ?? name.text
  }
}
