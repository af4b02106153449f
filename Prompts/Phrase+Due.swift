// What is due, gone through one by one.

extension Phrase {
  package static var emptyDue: Phrase { phrase() }
  package static func dueWish(name: String, price: String, since: String) -> Phrase {
    phrase(name, price, since)
  }
  package static func dueWishReason(
    name: String,
    price: String,
    since: String,
    reason: String
  ) -> Phrase {
    phrase(name, price, since, reason)
  }
  package static func dueItem(name: String, since: String) -> Phrase {
    phrase(name, since)
  }
  package static func dueItems(label: String, names: String, since: String) -> Phrase {
    phrase(label, names, since)
  }
  package static var askDueWish: Phrase { phrase() }
  package static var askDueBox: Phrase { phrase() }
  package static var whyDueWish: Phrase { phrase() }
  package static func whyDueBox(days: String) -> Phrase {
    phrase(days)
  }
  package static var helpDueWish: Phrase { phrase() }
  package static var helpDueBox: Phrase { phrase() }
  package static var unclearDueWish: Phrase { phrase() }
  package static var unclearDueBox: Phrase { phrase() }
  package static func wishStays(name: String) -> Phrase {
    phrase(name)
  }
  package static func dueKept(names: String) -> Phrase {
    phrase(names)
  }
  package static func dueDecided(names: String, name: String) -> Phrase {
    phrase(names, name)
  }
  package static func dueOut(names: String) -> Phrase {
    phrase(names)
  }
  package static func dueBoxed(until: String, names: String) -> Phrase {
    phrase(until, names)
  }
  package static var dueElsewhere: Phrase { phrase() }
  package static func noticeMore(count: String) -> Phrase {
    phrase(count)
  }
  package static var noticeMissing: Phrase { phrase() }
  package static var hintNoticeMissing: Phrase { phrase() }
  package static func noticeFailed(cause: String) -> Phrase {
    phrase(cause)
  }
  package static func noticeStatus(code: String) -> Phrase {
    phrase(code)
  }
  package static func noticeLate(seconds: String) -> Phrase {
    phrase(seconds)
  }
  package static var hintNotice: Phrase { phrase() }
}
