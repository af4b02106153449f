/// One of the two things to do.
package struct Thing: Equatable, Sendable {
  /// Names the thing for good.
  package let id: ID
  /// What is to be done.
  package var title: Name
  /// Its place, 1 or 2; nil while it waits for one or is no longer open.
  package var slot: Int?

  /// The most things that may be open at once.
  package static let most = 2

  package init(id: ID, title: Name, slot: Int?) {
    self.id = id
    self.title = title
    self.slot = slot
  }
}
