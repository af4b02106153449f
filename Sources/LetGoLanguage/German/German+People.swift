extension German {
  /// Those whose use is not one's own, by what they are called without an article.
  static let people =
    "mama|mami|mutti|mutter|papa|papi|vati|vater|oma|opa|omi|opi|omma|oppa|tante|onkel|schwesterherz"

  /// People as those who act.
  static let others: Words.Table<PolarWord> = [
    (.others, people),
    (
      .others,
      """
      meine|unsere|die frau|tochter|schwester|freundin|mitbewohnerin|partnerin|nachbarin
      meine|unsere|die kinder|toechter|soehne|eltern|maedels|jungs|enkel|kids
      mein|unser|der mann|sohn|bruder|freund|mitbewohner|partner|nachbar|juengster
      """
    ),
    (.predicate, "man hat, hat man, hat sich"),
    (.negator, "niemand|keiner hat, hat niemand|keiner"),
    (.plain, "bei|mit|zu|fuer (meiner|meinem|der|dem) \(people)"),
  ]

  /// What a person says of themselves, or of the thing where it stands, which is no use of it.
  static let asides = """
    im weg, lass es|das|ihn|sie|die|den, lasse es|das|ihn|sie|die|den (mal), fuer jetzt, fuer heute
    denke (ich) (oft|immer|viel|noch|taeglich) (oft|immer) an, denke (ich) jeden tag (noch) an
    kann weg, kann heute|jetzt weg, geht weg, weg damit, raus damit, kommt weg, soll weg, muss weg
    sehe (ich) es|das|ihn|sie|die|den, muede, erschoepft, eine pause, tut weh, zu viel fuer mich, mir zu viel, traurig
    """
}
