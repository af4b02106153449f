// What the keys do at the prompt.

extension Phrase {
  package static var helpKeysList: Phrase { phrase() }
  package static var helpKeysMore: Phrase { phrase() }
}
