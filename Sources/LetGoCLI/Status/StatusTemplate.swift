import LetGoPrompts

/// The person's own line for a bar, with places such as `{one}`; two braces stand for one.
struct StatusTemplate: Equatable {
  /// What a place is filled with.
  enum Place: String, CaseIterable {
    /// The title in the first place.
    case one
    /// The title in the second place.
    case two
    /// How many things are to do.
    case open
    /// How many pauses are due.
    case pauses
    /// How many boxes are due.
    case boxes
    /// How many of both.
    case due
    /// The number of the game's day; 0 while none is on.
    case day
    /// How many pieces that day asks for more.
    case missing
    /// The person's day.
    case date
    /// When that day ends, in UTC.
    case expires

    /// All of them as they are written.
    static var list: String { allCases.map { "{\($0.rawValue)}" }.joined(separator: " ") }
  }

  private enum Part: Equatable {
    case text(String)
    case place(Place)
  }

  private let parts: [Part]

  /// Reads a line; complains about a place that it does not know.
  init(_ source: String) throws(Complaint) {
    var parts: [Part] = []
    var text = ""
    var rest = source[...]
    while let next = rest.popFirst() {
      guard next == "{" || next == "}" else {
        text.append(next)
        continue
      }
      if rest.first == next {
        text.append(next)
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0 != "}" }
      guard next == "{", name.endIndex < rest.endIndex, let place = Place(rawValue: String(name))
      else {
        let written = next == "}" ? "}" : "{\(rest.prefix(name.count + 1))"
        throw Complaint(
          .notPlace(place: written.excerpt),
          hint: .hintPlaces(places: Place.list),
          code: .usage
        )
      }
      parts += [.text(text), .place(place)]
      text = ""
      rest = rest[name.endIndex...].dropFirst()
    }
    self.parts = parts + [.text(text)]
  }

  /// Returns the line with its places filled.
  func filled(from status: Status) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .place(.one): status.title(in: 1)
      case .place(.two): status.title(in: 2)
      case .place(.open): String(status.overview.things.count)
      case .place(.pauses): String(status.overview.duePauses.count)
      case .place(.boxes): String(status.overview.dueBoxes)
      case .place(.due): String(status.due)
      case .place(.day): String(status.overview.games.first?.day.number ?? 0)
      case .place(.missing): String(status.overview.games.first?.day.missing ?? 0)
      case .place(.date): status.date.description
      case .place(.expires): status.expires.extended
      }
    }.joined()
  }
}
