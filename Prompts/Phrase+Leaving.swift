// What leaves the house and how, what is put away, and waits that begin again.

extension Phrase {
  package static func leftOn(day: String) -> Phrase { phrase(day) }
  /// The word that says of a last word of a line that it was the day before.
  package static var wordForYesterday: Phrase { phrase() }
  package static func keptFromBox(name: String) -> Phrase {
    phrase(name)
  }
  package static func boxedWithLabel(label: String, until: String, name: String) -> Phrase {
    phrase(label, until, name)
  }
  package static func boxLabel(label: String) -> Phrase {
    phrase(label)
  }
  package static func leftBox(label: String, names: String) -> Phrase {
    phrase(label, names)
  }
  package static func outPieces(names: String, count: String) -> Phrase {
    phrase(names, count)
  }
  package static func laterPieces(names: String, count: String) -> Phrase {
    phrase(names, count)
  }
  package static func laterAnother(name: String, count: String) -> Phrase {
    phrase(name, count)
  }
  package static func pieces(count: String, name: String) -> Phrase {
    phrase(count, name)
  }
  package static func lastOf(names: String, name: String) -> Phrase {
    phrase(names, name)
  }
  package static var waySold: Phrase { phrase() }
  package static var wayGiven: Phrase { phrase() }
  package static var wayRecycled: Phrase { phrase() }
  package static var wayThrown: Phrase { phrase() }
  package static func leavingGot(price: String) -> Phrase {
    phrase(price)
  }
  package static func gotAgainOn(day: String) -> Phrase {
    phrase(day)
  }
  package static func recordedAgain(name: String) -> Phrase {
    phrase(name)
  }
  package static func recordedAgainPaid(name: String, price: String) -> Phrase {
    phrase(name, price)
  }
  package static func notOut(name: String) -> Phrase {
    phrase(name)
  }
  package static func hintOut(name: String) -> Phrase {
    phrase(name)
  }
  package static func gotAgain(name: String, day: String) -> Phrase {
    phrase(name, day)
  }
  package static func notWay(value: String, option: String) -> Phrase {
    phrase(value, option)
  }
  package static var hintWay: Phrase { phrase() }
  package static func longText(longest: String, count: String) -> Phrase {
    phrase(longest, count)
  }
  package static func pausedAgain(until: String, name: String) -> Phrase {
    phrase(until, name)
  }
  package static func wouldPauseAgain(name: String, until: String) -> Phrase {
    phrase(name, until)
  }
  package static func alreadyWaiting(name: String, until: String, left: String) -> Phrase {
    phrase(name, until, left)
  }
  package static func hintWaiting(name: String) -> Phrase {
    phrase(name)
  }
  package static func waitHours(hours: String, days: String, price: String) -> Phrase {
    phrase(hours, days, price)
  }
  package static var hourLeft: Phrase { phrase() }
  package static func hoursLeft(count: String) -> Phrase {
    phrase(count)
  }
  package static var dayLeft: Phrase { phrase() }
  package static func daysLeft(count: String) -> Phrase {
    phrase(count)
  }
}
