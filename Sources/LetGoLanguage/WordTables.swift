import LetGoCore

/// The words that answers are made of, one table a meaning; another language is another value.
package struct WordTables: Sendable {
  /// Words and short phrases that stand for yes, no or unsure as a whole answer.
  package let polar: [String: Answer]
  /// Words before or after a number that leave it as it is.
  package let fillers: Set<String>
  /// Units of time, in minutes.
  package let units: [String: Int]
  /// Number words.
  package let numbers: [String: Int]
  /// Currency words and signs.
  package let currencies: [String: Currency?]
  /// Words that name an exemption.
  package let exemptions: [String: Exemption]
}

extension WordTables {
  /// English.
  package static let english = WordTables(
    polar: [
      "y": .yes, "yes": .yes, "yep": .yes, "yeah": .yes, "yup": .yes, "sure": .yes, "ok": .yes,
      "okay": .yes, "of course": .yes, "definitely": .yes, "i have": .yes, "i did": .yes,
      "i will": .yes, "probably": .yes, "i think so": .yes, "please": .yes,
      "n": .no, "no": .no, "nope": .no, "nah": .no, "never": .no, "not really": .no,
      "i haven't": .no, "i won't": .no, "probably not": .no, "i doubt it": .no, "not now": .no,
      "no thanks": .no, "not yet": .no,
      "?": .unsure, "unsure": .unsure, "not sure": .unsure, "maybe": .unsure, "perhaps": .unsure,
      "no idea": .unsure, "don't know": .unsure, "i don't know": .unsure, "dunno": .unsure,
      "hopefully": .unsure, "might": .unsure,
    ],
    fillers: ["about", "around", "roughly", "maybe", "approximately", "or", "so", "ish", "~"],
    units: [
      "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "h": 60, "hr": 60, "hrs": 60,
      "hour": 60, "hours": 60, "d": 1_440, "day": 1_440, "days": 1_440, "week": 10_080,
      "weeks": 10_080, "month": 43_200, "months": 43_200,
    ],
    numbers: [
      "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
      "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20,
      "thirty": 30, "forty": 40, "fifty": 50,
    ],
    currencies: [
      "$": Currency("USD"), "€": Currency("EUR"), "£": Currency("GBP"), "¥": Currency("JPY"),
      "dollar": Currency("USD"), "dollars": Currency("USD"), "bucks": Currency("USD"),
      "euro": Currency("EUR"), "euros": Currency("EUR"), "quid": Currency("GBP"),
      "pounds": Currency("GBP"), "yen": Currency("JPY"),
    ],
    exemptions: [
      "emergency": .emergency, "consumable": .consumable, "seasonal": .seasonal,
      "not mine": .notMine,
    ]
  )
}
