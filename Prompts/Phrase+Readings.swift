// What is said of lists inside other things, of the order of their dates, and of how to go on.

extension Phrase {
  package static func listUnderKey(key: String) -> Phrase { phrase(key) }
  package static func listIsNoSingleList(keys: String) -> Phrase { phrase(keys) }
  package static func fileHasNoSingleList(file: String, keys: String) -> Phrase {
    phrase(file, keys)
  }
  package static var hintNoSingleList: Phrase { phrase() }
  package static var rowOtherList: Phrase { phrase() }
  package static var yearFirst: Phrase { phrase() }
  package static func notDates(value: String) -> Phrase { phrase(value) }
  package static var hintDates: Phrase { phrase() }
  package static func triageReadAgain(path: String, count: String, command: String) -> Phrase {
    phrase(path, count, command)
  }
  package static func triageGoesOn(path: String, count: String, command: String) -> Phrase {
    phrase(path, count, command)
  }
  package static var askStopped: Phrase { phrase() }
}
