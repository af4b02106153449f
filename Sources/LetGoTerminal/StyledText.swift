/// Text with the role of each part; what a role looks like is decided when it is written.
package struct StyledText: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of text in one role.
  package struct Span: Equatable, Sendable {
    /// What is written.
    package var text: String
    /// Its role.
    package var style: Style
  }

  /// The stretches, in order.
  package private(set) var spans: [Span]

  package init(_ text: String, _ style: Style = .body) {
    spans = [Span(text: text, style: style)]
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Returns the two texts, one after the other.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.spans += right.spans
    return sum
  }

  /// Adds a character, to the last stretch where that is in the same role.
  mutating func append(_ character: Character, _ style: Style) {
    if spans.last?.style == style {
      spans[spans.count - 1].text.append(character)
    } else {
      spans.append(Span(text: String(character), style: style))
    }
  }

  /// The text alone.
  package var plain: String {
    spans.map(\.text).joined()
  }

  /// Returns the text as a terminal takes it, in the colours of a palette.
  package func rendered(in palette: Palette) -> String {
    spans.map { palette.render($0.text, as: $0.style) }.joined()
  }
}

/// The role that a stretch of text plays.
package enum Style: CaseIterable, Sendable {
  case body
  /// What the eye should find first.
  case strong
  /// What may be overlooked.
  case faint
  case keep
  case letGo
  case undecided
}
