import LetGoCore

/// What a row says of its item beyond name and answers.
///
/// The texts still lie in the buffer, so that what nobody asks for costs nothing.
struct RowDetails {
  var quantity = 1
  var place: ByteView?
  var category: ByteView?
  var reference: ByteView?
  var note: ByteView?
  /// The row as it stands in the list, where the triage keeps that.
  var source: [UInt8]?
}

extension Row {
  /// How many pieces it is; one where the row says nothing.
  package var quantity: Int { details.quantity }

  /// The row as it stands in the list, with its line end; nil unless the triage keeps it.
  package var source: [UInt8]? { details.source }

  /// Where it is, in the list's words.
  package var place: String? { details.place?.line }

  /// What sort of thing it is, in the list's words.
  package var category: String? { details.category?.line }

  /// By what the list itself tells it from others: a number, a serial, an import reference.
  package var reference: String? { details.reference?.line }

  /// What is noted about it, with the lines it has.
  package var note: String? { details.note?.text.asNote() }
}

extension ByteView {
  /// The text in one line, with nothing in it that could steer a terminal.
  fileprivate var line: String { text.withoutControls() }
}
