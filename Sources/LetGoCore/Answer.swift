/// An answer to a question that asks for yes or no.
package enum Answer: String, CaseIterable, Sendable {
  case yes
  case no
  /// The person does not know, only hopes, or sets a condition.
  case unsure
}
