/// What a word does in an answer of yes or no.
enum PolarWord: Sendable {
  /// Says yes by itself.
  case yes
  /// Says no by itself, or denies the noun after it.
  case no
  /// Says yes against what was said, unless it is denied itself: doch, si.
  case objection
  /// Leans to yes and is turned by a negation: definitely, probably.
  case assent
  /// Leans to no, and turns what it is said of: doubt, unlikely.
  case dissent
  /// Turns what it is said of: not, never.
  case negator
  /// Leads what is thought: I guess.
  case carrier
  /// The person does not know, wishes, or puts it off.
  case unsure
  /// Sets a condition: if.
  case condition
  /// Repeats the verb of the question: I have, I will.
  case predicate
  /// Says what something is, which by itself is no echo of the question.
  case copula
  /// A use of the thing.
  case use
  /// That the thing came into use, whoever it was: got used, came out.
  case inUse
  /// The absence of use: unopened, gathering dust.
  case disuse
  /// A deed that is no use: bought, moved.
  case other
  /// Of the person, or of the thing where it stands, and not of use: tired, think of, in the way.
  case aside
  /// By means of the thing: with it, in it.
  case instrument
  /// A state that rules use out: broken, outgrown.
  case spent
  /// The end of use: gave up, stopped.
  case stop
  /// Times of use without a period: once, twice.
  case occasion
  /// Says that it is used much; its denial leaves some use.
  case frequent
  /// Settles nothing.
  case vague
  /// Somebody else.
  case others
  /// Letting the thing go.
  case act
  /// Keeping it.
  case keep
  /// Putting the deed off.
  case delay
  /// A part of it only.
  case partial
  /// Another deed in place of this one, or before it: boxing it, a photo first.
  case instead
  /// A word without content of its own.
  case plain
  /// Sets a time or, without one, a condition: when I.
  case when
  /// Takes back what was said before.
  case correction
  /// Makes the order visible in which things were said: well, actually.
  case turn
  /// Sets what follows against what was said: but.
  case contrast
  /// Leads the conclusion: so.
  case conclusion
  /// Leads a reason, or joins another statement: because, and.
  case joint
}
