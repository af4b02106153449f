import LetGoCore

/// What a person shares of a round with friends.
package struct Friendship: Equatable, Sendable {
  /// How the round was begun, the same for all.
  package let start: RoundStart
  /// What the others call the person.
  package let shown: Name
  /// What the person's key among them is made from: 32 bytes, which nobody else may see.
  package let secret: [UInt8]
  /// Whether the others see what left, and not only how much.
  package let sharesTitles: Bool

  package init(start: RoundStart, shown: Name, secret: [UInt8], sharesTitles: Bool) {
    self.start = start
    self.shown = shown
    self.secret = secret
    self.sharesTitles = sharesTitles
  }

  /// Reads four columns of a row; nil in a game alone, and for what is no friendship, as only damage or
  /// a newer letgo leaves it.
  init?(_ row: Statement, from column: Int32) {
    guard let start = row.text(column).flatMap({ RoundStart($0) }),
      let shown = row.text(column + 1).flatMap({ try? Name($0) }),
      let secret = row.text(column + 2).flatMap({ Hex.bytes($0) }), secret.count == 32
    else { return nil }
    let sharesTitles = row.integer(column + 3) == 1
    self.init(start: start, shown: shown, secret: secret, sharesTitles: sharesTitles)
  }

  /// The fields that say it.
  var fields: Fields {
    [
      "friends": .text(start.line), "shown": .text(shown.text), "secret": .text(Hex.text(secret)),
      "titles": .integer(sharesTitles ? 1 : 0),
    ]
  }

  /// Returns a new secret, from the system's randomness.
  package static func newSecret() -> [UInt8] {
    (0..<32).map { _ in UInt8(truncatingIfNeeded: Random.number()) }
  }
}
