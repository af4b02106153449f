// Lists that are pasted, and the walk through the rows that no rule decides.

extension Phrase {
  package static func askListed(
    item: String,
    number: String,
    count: String,
    question: String
  ) -> Phrase {
    phrase(item, number, count, question)
  }
  package static func givenToGroup(count: String, group: String) -> Phrase { phrase(count, group) }
  package static func givenToRest(count: String) -> Phrase { phrase(count) }
  package static var listInQuestion: Phrase { phrase() }
  package static var nobodyToAsk: Phrase { phrase() }
  package static var hintAsk: Phrase { phrase() }
}
