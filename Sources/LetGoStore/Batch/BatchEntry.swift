import LetGoCore

/// One row of a list that is to be recorded.
package struct BatchEntry: Sendable {
  /// What it is called.
  package var name: Name
  /// What there is to record of it.
  package var content: Content
  /// What the list calls it by, such as the number that another program gave it; nil without one.
  package var reference: String?
  /// Where the list says it is; nil where it does not.
  package var location: String?

  /// What a row is about.
  package enum Content: Equatable, Sendable {
    /// An item that is let go and still here, with its answers, and how many pieces it is.
    case item(Answers, count: Int)
    /// A wish that waits, with its price and the reason for it.
    case wish(Price, reason: String)
  }

  package init(
    name: Name,
    _ content: Content,
    reference: String? = nil,
    location: String? = nil
  ) {
    self.name = name
    self.content = content
    if case .item(let answers, let count) = content {
      self.content = .item(answers, count: min(max(count, 1), Item.most))
    }
    self.reference = reference?.isEmpty == true ? nil : reference
    self.location = location?.isEmpty == true ? nil : location
  }
}

extension BatchEntry {
  /// Tells rows of one name apart: by the list's own reference, else by the place; nil without both.
  var mark: String? { Self.mark(reference: reference, location: location) }

  /// Returns the mark that a reference and a place make.
  static func mark(reference: String?, location: String?) -> String? {
    if let reference, !reference.isEmpty { return "#" + reference.folded }
    if let location, !location.isEmpty { return "@" + location.folded }
    return nil
  }
}
