import LetGoCore

/// Why the store refuses an act, all of it.
package enum Refusal: Error, Equatable, Sendable {
  /// Two things are open, and this would open a third.
  case full([Thing])
  /// There is no act of this device left to take back.
  case nothingToUndo
  /// No act of this device is undone.
  case nothingToRedo
  /// The words of what it was about are gone.
  case wordsGone(verb: String)
  /// A later act, with this verb, changed the same.
  case changedSince(verb: String)
  /// It is in a box since that day.
  case alreadyBoxed(Name, since: Day)
  /// Nothing of that name can come back.
  case notDiscarded(Name)
  /// No item of that name is boxed or decided.
  case notHere(Name)
  /// No wish of that name waits.
  case notWaiting(Name)
  /// The wish waits already, and not long enough.
  case alreadyWaiting(Pause)
  /// No item of that name has left the house.
  case notOut(Name)
  /// No round is on.
  case noRound
  /// A round is on already.
  case roundIsOn(Round)
  /// Friends know of it already, so that it stays.
  case told(verb: String)
  /// No round with friends is on.
  case noFriends
  /// Another one was got on that day already.
  case gotAgain(Name, on: Day)
}
