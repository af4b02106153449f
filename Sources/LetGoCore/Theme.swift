/// The colours that a person wants.
package enum Theme: String, CaseIterable, Sendable {
  /// Those that suit what the terminal says of its background.
  case auto
  /// Earthen ones, for a light background.
  case warm
  /// Light ones, for a dark background.
  case dark
}
