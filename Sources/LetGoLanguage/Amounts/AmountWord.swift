/// What a word does to the amounts around it.
enum AmountWord: Equatable, Sendable {
  /// Leaves the amount as it is: about, or so.
  case approximate
  /// Bounds the amount that follows, or that stands before, from above.
  case below
  /// Bounds the amount that follows, or that stands before, from below.
  case above
  /// Bounds the amount before it from above: tops.
  case belowAfter
  /// Bounds the amount before it from below: minimum, and up.
  case aboveAfter
  /// Joins the ends of a range: to.
  case to
  /// Joins the ends of a range, and bounds a lone amount that follows: bis.
  case upTo
  /// Joins two guesses, which are the ends of a range.
  case or
  /// Opens a range: between.
  case between
  /// Joins what is added up.
  case plus
  /// Joins what is added up, or the ends after `between`.
  case and
  /// Multiplies two numbers.
  case times
  /// Says that an amount is for one of several.
  case each
  /// Makes a price recur or a bundle, which has no total.
  case recurring
  /// Joins a number of things to their price together: two for 50.
  case bundle
  /// Sets an amount against the one before it: but.
  case contrast
  /// One of two ways that are added: there, back.
  case leg
  /// Takes an amount into one that was said.
  case including
  /// Passes over one amount, which another takes the place of: statt.
  case instead
  /// Marks an amount of the past.
  case past
  /// Marks the amount that holds today.
  case now
  /// Takes back what was said before.
  case correction
  /// Marks an amount that is not what was asked about.
  case aside
  /// A trip of which the other half is as long.
  case bothWays
  /// Nothing to pay, to wait for or to count.
  case zero
  /// A little of it, below any limit.
  case tiny
  /// Too much of it, above any limit.
  case enormous
  /// It cannot be had again.
  case unavailable
  /// The person does not know.
  case unsure
  /// A judgement that settles nothing, and a container that hides a number.
  case vague
  /// A verb or another word that may stand between amounts.
  case plain
  /// A word before a number that makes it a name and no amount: chapter.
  case label
  /// Something that is counted as one: both, a pair.
  case whole(Int)
  /// A time that is that many minutes long by itself: overnight.
  case minutes(Int)
}

/// A unit of money: the currency, when the word tells, and the thousandths that one of it makes.
struct MoneyUnit: Equatable, Sendable {
  let code: String?
  let thousandths: Int64
}
