import LetGoCore
import LetGoTerminal

/// Where rows go that are not written as plain columns at once.
protocol RowSink: AnyObject {
  /// Takes one row.
  func add(_ row: ShownRow) throws
  /// Writes what was held back.
  func finish() throws
}

/// Writes rows as they come.
final class RowStream: RowSink {
  private let output: Output
  private let form: any RowForm
  private var isBegun = false

  init(_ form: any RowForm, to output: Output) {
    self.form = form
    self.output = output
    output.capacity = 65_536
  }

  func add(_ row: ShownRow) throws {
    try begin()
    try output.write(form.line(row))
  }

  func finish() throws {
    try begin()
    try output.flush()
    output.capacity = 0
  }

  private func begin() throws {
    guard !isBegun else { return }
    isBegun = true
    try output.write(form.head)
  }
}

/// Holds rows back until all are known, and hands them on in order.
final class SortedRows: RowSink {
  private let order: TriageOptions.Order
  private let next: any RowSink
  private var rows: [(key: Key, row: ShownRow)] = []

  /// By what two rows are compared; the first difference decides.
  private struct Key {
    var number: Int64 = 0
    var text = ""
  }

  init(by order: TriageOptions.Order, to next: any RowSink) {
    self.order = order
    self.next = next
  }

  func add(_ row: ShownRow) throws {
    let key: Key =
      switch order {
      case .name: Key(text: row.name.lowercased())
      // The dearest first, and last what is not known.
      case .cost: Key(number: -(row.cost?.estimate.least?.thousandths ?? -1))
      case .verdict: Key(number: Int64(VerdictWords.rank(row.verdict)))
      }
    rows.append((key, row))
  }

  func finish() throws {
    // Their places decide between equals, so that the list's order is kept.
    let places = rows.indices.sorted { left, right in
      let (a, b) = (rows[left].key, rows[right].key)
      return (a.number, a.text, left) < (b.number, b.text, right)
    }
    for place in places { try next.add(rows[place].row) }
    rows = []
    try next.finish()
  }
}
