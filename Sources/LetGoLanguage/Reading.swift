import LetGoCore

/// What an answer means, or that the listener cannot tell.
///
/// Unsure is the speaker's state and an answer; unclear is the listener's and asks again.
package enum Reading: Equatable, Sendable {
  /// Yes, no, or not sure.
  case answer(Answer)
  /// The day of the last use, given as a date.
  case lastUse(Day)
  /// It happens once a year; with the plain answer that its date gives, if it has one.
  case yearly(Answer?)
  /// An amount of money, as exactly as it was said.
  case price(Price)
  /// A time in minutes, as exactly as it was said.
  case minutes(Estimate)
  /// A whole number of items.
  case count(Int)
  /// A number of items that is a range or a bound, where a whole number was asked for.
  case roughCount(Estimate)
  /// What puts the item outside the arithmetic.
  case exemption(Exemption)
  /// A loss or a feeling was named, which ends the arithmetic.
  case loss
  /// The line asks the shell for something.
  case command(ShellRequest)
  /// It could mean several things, or none that fits the question.
  case unclear
}

/// What a whole line can ask of the shell in the middle of a question.
package enum ShellRequest: String, CaseIterable, Sendable {
  case back
  case skip
  case quit
  case help
  case why
  case undo
}
