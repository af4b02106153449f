import LetGoCore

/// What single words in cells mean, in the languages that lists come in; all in small letters.
enum CellWords {
  /// Cells that say no more than an empty one.
  static let blanks: Set<String> = [
    "-", "--", "–", "—", "n/a", "na", "null", "nil", "not available", "not applicable", "#n/a", "?",
  ]

  /// No, in a column that is a yes or a no.
  static let noes: Set<String> = [
    "no", "n", "false", "f", "0", "0.0", "0.00", "0,00", "off", "nein", "falsch", "non", "faux",
    "nee",
    "onwaar", "falso", "0001-01-01", "0000-00-00", "0001-01-01t00:00:00z",
  ]

  /// States of a thing that is no longer there, or of a task that is not to be done.
  static let gone: Set<String> = [
    "sold", "archived", "returned", "refunded", "cancelled", "canceled", "donated", "given away",
    "gifted", "disposed", "disposed of", "discarded", "thrown away", "trashed", "recycled", "lost",
    "stolen", "lost/stolen", "retired", "gone", "removed", "deleted", "done", "completed",
    "waiting", "recurring", "not owned", "no longer owned", "previously owned",
    "verkauft", "archiviert", "zurückgegeben", "zurückgeschickt", "retourniert", "storniert",
    "entsorgt", "verschenkt", "gespendet", "verloren", "gestohlen", "weg", "erledigt",
    "vendu", "vendue", "archivé", "retourné", "rendu", "annulé", "donné", "jeté", "perdu", "volé",
    "terminé",
    "vendido", "archivado", "devuelto", "cancelado", "donado", "regalado", "desechado", "perdido",
    "robado", "completado",
    "verkocht", "gearchiveerd", "teruggestuurd", "geretourneerd", "geannuleerd", "weggegeven",
    "weggegooid", "gedoneerd", "gestolen", "voltooid",
  ]

  /// Words in a category that put its things outside the arithmetic.
  static let exempting: [(Exemption, [String])] = [
    (
      .consumable,
      [
        "consumable", "consumables", "groceries", "toiletries", "verbrauchsmaterial",
        "verbrauchsmaterialien", "lebensmittel", "consommable", "consommables", "consumible",
        "consumibles", "verbruiksartikel", "verbruiksartikelen", "boodschappen",
      ]
    ),
    (
      .emergency,
      [
        "emergency", "first aid", "first-aid", "medical", "medicine", "medicines", "survival",
        "notfall", "erste hilfe", "medikamente", "verbandszeug", "urgence", "premiers secours",
        "médicaments", "emergencia", "emergencias", "primeros auxilios", "medicamentos", "ehbo",
        "noodgeval", "medicijnen",
      ]
    ),
    (
      .seasonal,
      [
        "seasonal", "christmas", "holiday decorations", "saisonal", "weihnachten", "saisonnier",
        "noël",
        "estacional", "navidad", "seizoensgebonden", "kerst",
      ]
    ),
  ]

  /// Returns the exemption that a category names by whole words; nil for most.
  static func exemption(named category: String) -> Exemption? {
    let words = category.lowercased().split { !$0.isLetter && $0 != "-" }.joined(separator: " ")
    let padded = " \(words) "
    for (exemption, names) in exempting where names.contains(where: { padded.contains(" \($0) ") })
    {
      return exemption
    }
    return nil
  }
}
