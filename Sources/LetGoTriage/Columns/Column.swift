import LetGoCore

/// What a column of a table is about.
package enum Column: String, CaseIterable, Sendable {
  /// What the thing is called.
  case item
  /// Whether it was used lately, or when last.
  case used
  /// Whether it will be used soon.
  case next
  /// What another one would cost.
  case cost
  /// How many minutes getting another one would take.
  case minutes
  /// What puts it outside the arithmetic.
  case exempt
  /// How many pieces it is.
  case count
  /// Where it is.
  case place
  /// What sort of thing it is.
  case category
  /// By what the list itself tells it from others: a number, a serial, an import reference.
  case reference
  /// The currency of its cost.
  case currency
  /// What is noted about it.
  case note
  /// Whether it is still in the house.
  case owned
}

extension Column {
  /// Whether its cells answer one of the questions.
  var isAnswer: Bool {
    switch self {
    case .used, .next, .cost, .minutes, .exempt: true
    case .item, .count, .place, .category, .reference, .currency, .note, .owned: false
    }
  }
}

/// How the cells of a column are to be taken where its kind alone does not tell.
package enum ColumnRule: Equatable, Sendable {
  /// A filled cell says that the thing is gone: `sold to`.
  case goneWhenFilled
  /// A no or a zero says that the thing is gone: `own`.
  case goneWhenNo
  /// The same, but only where some row has another number: many programs fill it with zeros.
  case goneWhenNoCopies
  /// One of many states, some of which say that the thing is gone: `status`.
  case state
  /// Only rows that say `task` are items, as Todoist exports them.
  case task
  /// A filled cell exempts the thing: `consumable`.
  case flag(Exemption)
  /// Numbers are in this currency, which the header names: `Price (EUR)`.
  case currency(Currency)
}
