extension Column {
  /// What people and programs call each column, best first: small letters, single blanks.
  ///
  /// Where a table has several columns of one kind, the first that has something in a row counts.
  static let aliases: [(Column, [String])] = [
    (
      .item,
      [
        "item", "item name", "name", "product name", "title", "product", "content", "thing",
        "object", "description", "desc",
        "gegenstand", "artikel", "bezeichnung", "produkt", "titel", "ding",
        "objet", "article", "nom", "désignation", "produit", "titre",
        "artículo", "articulo", "objeto", "nombre", "producto", "título", "titulo",
        "voorwerp", "naam", "omschrijving",
      ]
    ),
    (
      .used,
      [
        "used", "used lately", "used in the last 90 days", "in use",
        "last used", "last use", "date last used", "last used on", "last worn", "date read",
        "benutzt", "zuletzt benutzt", "zuletzt verwendet", "letzte nutzung",
        "utilisé", "dernière utilisation", "usado", "último uso", "ultimo uso",
        "gebruikt", "laatst gebruikt",
      ]
    ),
    (
      .next,
      [
        "next", "needed soon", "will use", "will use soon", "use soon",
        "use in the next 90 days", "used in the next 90 days",
      ]
    ),
    (
      .cost,
      [
        "cost", "replacement cost", "replacement value", "replacement price", "cost to replace",
        "estimated value", "current value", "value", "price", "unit price", "item price",
        "retail price", "purchase price", "purchase cost", "price paid",
        "wiederbeschaffungswert", "neupreis", "wert", "preis", "kosten", "kaufpreis",
        "valeur", "prix", "coût", "prix d'achat",
        "valor", "precio", "coste", "costo", "precio de compra",
        "waarde", "prijs", "aankoopprijs",
      ]
    ),
    (
      .minutes,
      [
        "minutes", "mins", "min", "minutes to replace", "time to replace", "replacement time",
        "minuten", "minutos",
      ]
    ),
    (.exempt, ["exempt", "exemption"]),
    (
      .count,
      [
        "quantity", "qty", "count", "pieces", "amount", "anzahl", "menge", "stück", "quantité",
        "cantidad", "aantal",
      ]
    ),
    (
      .place,
      [
        "place", "location", "room", "where", "ort", "raum", "zimmer", "standort", "lagerort",
        "lieu",
        "pièce", "emplacement", "lugar", "ubicación", "habitación", "plaats", "locatie", "kamer",
      ]
    ),
    (.category, ["category", "kind", "kategorie", "catégorie", "categoría", "categorie"]),
    (
      .reference,
      ["import ref", "asset id", "asset tag", "serial", "serial number", "isbn", "uuid", "id"]
    ),
    (.currency, ["currency", "währung", "devise", "moneda", "valuta"]),
    (.note, ["notes", "note", "comment", "comments", "notizen", "bemerkung", "notas"]),
  ]

  /// Cells that say no more than an empty one, in small letters.
  static let blanks: Set<String> = [
    "-", "--", "–", "—", "n/a", "null", "not available", "not applicable",
  ]
}
