/// The four questions about an item, in the order they are asked.
package enum Question: String, CaseIterable, Sendable {
  /// Used within the last 90 days?
  case used
  /// Will it be used within the next 90?
  case next
  /// What would another cost?
  case cost
  /// How long would it take to get one?
  case minutes
}
