// What the system says of a failure.

extension Phrase {
  package static var systemWords: Phrase { phrase() }
}
