import LetGoCore

/// What the cells of a list tell together about how its numbers and its dates are written.
struct CellEvidence {
  private let today: Day
  private let costs: Set<Int>
  private let copies: Set<Int>
  private var costMarks: Set<DecimalMark> = []
  private var otherMarks: Set<DecimalMark> = []
  private var orders: Set<DayOrder> = []
  private var counted: Set<Int> = []

  init(_ table: Layout.Table, today: Day) {
    self.today = today
    costs = Set(table.answers.filter { $0.column == .cost }.map(\.index))
    copies = Set(table.details.filter { $0.rule == .goneWhenNoCopies }.map(\.index))
  }

  /// What stands before decimals; the costs decide, and where they do not tell, the others do.
  var decimal: DecimalMark? {
    let marks = costMarks.isEmpty ? otherMarks : costMarks
    return marks.count == 1 ? marks.first : nil
  }

  /// Which of day and month stands first; nil when no date tells, or they contradict each other.
  var dayOrder: DayOrder? { orders.count == 1 ? orders.first : nil }

  /// Returns whether a column that counts copies has another number than zero.
  func hasCopies(at index: Int) -> Bool { counted.contains(index) }

  /// Takes in a cell of a column.
  mutating func weigh(_ cell: ByteView, at index: Int) {
    let cell = cell.trimmed
    guard !cell.isEmpty, cell.count <= 40 else { return }
    if costs.contains(index) {
      if case .exactly(_, let mark?) = MoneyCell(cell)?.figure { costMarks.insert(mark) }
      return
    }
    if copies.contains(index), let amount = cell.amount, amount > .zero { counted.insert(index) }
    guard cell[0].isDigit else { return }
    if case .exactly(_, let mark?) = Figure(cell) { otherMarks.insert(mark) }
    if orders.count < 2, let order = DateCell(cell, today: today)?.order { orders.insert(order) }
  }
}
