import LetGoCore

/// What people and programs call a column, in one place for all languages that lists come in.
struct ColumnAlias: Sendable {
  let column: Column
  var rule: ColumnRule?
  /// The names in English and in programs, best first: small letters, single blanks.
  var en: String
  var de = ""
  var fr = ""
  var es = ""
  var nl = ""

  init(
    _ column: Column,
    _ rule: ColumnRule? = nil,
    en: String,
    de: String = "",
    fr: String = "",
    es: String = "",
    nl: String = ""
  ) {
    self.column = column
    self.rule = rule
    self.en = en
    self.de = de
    self.fr = fr
    self.es = es
    self.nl = nl
  }

  /// All names with their ranks, which count within a language.
  var names: [(name: String, rank: Int)] {
    [en, de, fr, es, nl].flatMap { list in
      list.split(separator: ",").enumerated().map { ($1.trimmingBlanks(), $0) }
    }
  }

  /// Where a table has several columns of one kind, the best that has something in a row counts.
  static let all = [
    ColumnAlias(
      .item,
      en: """
        item, item name, name, product name, title, product, content, thing, object, article, asset,
        asset name, summary, label, description, desc, item description
        """,
      de: """
        gegenstand, artikel, bezeichnung, artikelname, produkt, produktname, titel, ding, sache, objekt,
        artikelbezeichnung, beschreibung
        """,
      fr: "objet, nom, désignation, intitulé, produit, titre, libellé, chose",
      es:
        "artículo, articulo, objeto, nombre, producto, título, titulo, cosa, descripción, descripcion",
      nl: "voorwerp, naam, artikelnaam, omschrijving, spullen, ding, beschrijving"
    ),
    ColumnAlias(
      .used,
      en: """
        used, used lately, used in the last 90 days, in use, last used, last use, date last used,
        last used on, last used at, last used date, last worn, last read, last played, date read
        """,
      de: """
        benutzt, zuletzt benutzt, zuletzt genutzt, zuletzt verwendet, zuletzt gebraucht,
        zuletzt getragen, letzte nutzung, letzte benutzung, letzte verwendung
        """,
      fr: "utilisé, utilise, dernière utilisation, derniere utilisation, dernier usage, utilisé le",
      es: "usado, último uso, ultimo uso, última vez usado, ultima vez usado, fecha de último uso",
      nl: "gebruikt, laatst gebruikt, laatst gebruikt op, laatste gebruik"
    ),
    ColumnAlias(
      .next,
      en: """
        next, needed soon, will use, will use soon, use soon, use in the next 90 days,
        used in the next 90 days, next use
        """,
      de: "bald gebraucht, bald benutzt",
      fr: "bientôt utilisé",
      es: "se usará pronto",
      nl: "binnenkort nodig"
    ),
    ColumnAlias(
      .cost,
      en: """
        cost, replacement cost, replacement value, replacement price, cost to replace, estimated value,
        current value, value, price, unit price, item price, retail price, list price, msrp,
        purchase price, purchase cost, price paid, paid
        """,
      de: """
        wiederbeschaffungswert, wiederbeschaffung, neupreis, ersatzpreis, zeitwert, wert, preis,
        einzelpreis, stückpreis, kosten, kaufpreis, anschaffungspreis, einkaufspreis
        """,
      fr: """
        valeur de remplacement, valeur estimée, valeur, prix, prix unitaire, coût, cout,
        prix d'achat, prix d’achat
        """,
      es: """
        valor de reemplazo, valor de reposición, valor estimado, valor, precio, precio unitario, coste,
        costo, precio de compra
        """,
      nl:
        "vervangingswaarde, nieuwwaarde, waarde, prijs, stukprijs, eenheidsprijs, kosten, aankoopprijs"
    ),
    ColumnAlias(
      .minutes,
      en: "minutes, mins, min, minutes to replace, time to replace, replacement time",
      de: "minuten, beschaffungszeit",
      es: "minutos"
    ),
    ColumnAlias(.exempt, en: "exempt, exemption", de: "ausnahme", fr: "exception", es: "excepción"),
    ColumnAlias(
      .exempt,
      .flag(.consumable),
      en: "consumable, is consumable",
      de: "verbrauchsmaterial",
      fr: "consommable",
      es: "consumible",
      nl: "verbruiksartikel"
    ),
    ColumnAlias(
      .exempt,
      .flag(.emergency),
      en: "emergency, first aid, emergency gear",
      de: "notfall, erste hilfe",
      fr: "urgence, premiers secours",
      es: "emergencia, primeros auxilios",
      nl: "noodgeval, ehbo"
    ),
    ColumnAlias(
      .exempt,
      .flag(.seasonal),
      en: "seasonal",
      de: "saisonal",
      fr: "saisonnier",
      es: "estacional",
      nl: "seizoensgebonden"
    ),
    ColumnAlias(
      .count,
      en: """
        quantity, qty, count, pieces, pcs, how many, number of items, quantity on hand
        """,
      de: "anzahl, menge, stück, stückzahl, stueck, bestand",
      fr: "quantité, quantite, qté, qte, pièces",
      es: "cantidad, unidades, piezas",
      nl: "aantal, hoeveelheid, stuks"
    ),
    ColumnAlias(
      .place,
      en:
        "location, place, room, area, where, stored in, storage location, box, shelf, home location",
      de: "ort, standort, raum, zimmer, lagerort, aufbewahrungsort, lagerplatz, platz",
      fr: "lieu, emplacement, pièce, piece, endroit, localisation",
      es: "lugar, ubicación, ubicacion, habitación, habitacion, sala",
      nl: "plaats, locatie, kamer, ruimte, plek, bewaarplaats"
    ),
    ColumnAlias(
      .category,
      en: """
        category, kind, type, item type, group, tags, labels, department, bookshelves, section, project,
        class
        """,
      de: "kategorie, art, typ, gruppe, warengruppe, rubrik",
      fr: "catégorie, categorie, genre, groupe, rayon",
      es: "categoría, categoria, tipo, grupo, etiquetas",
      nl: "soort, groep"
    ),
    ColumnAlias(
      .reference,
      en: """
        import ref, import reference, reference, asset id, asset tag, uuid, guid, book id, isbn13, isbn,
        serial number, serial no, serial, id, item id, item number, item no, inventory number, sku
        """,
      de: "inventarnummer, artikelnummer, seriennummer, seriennr",
      fr: "référence, numéro de série, n° de série",
      es: "referencia, número de serie, numero de serie",
      nl: "referentie, serienummer, artikelnummer, inventarisnummer"
    ),
    ColumnAlias(
      .currency,
      en: "currency, currency code, price currency",
      de: "währung, waehrung",
      fr: "devise, monnaie",
      es: "moneda, divisa",
      nl: "valuta, munteenheid"
    ),
    ColumnAlias(
      .note,
      en: "notes, note, comment, comments, remarks, private notes, memo, annotation",
      de: "notizen, notiz, bemerkung, bemerkungen, kommentar, anmerkung, anmerkungen",
      fr: "remarques, remarque, commentaire, commentaires",
      es: "notas, nota, comentario, comentarios, observaciones",
      nl: "notities, notitie, opmerking, opmerkingen"
    ),
    ColumnAlias(
      .owned,
      .goneWhenFilled,
      en: """
        sold, sold to, sold date, sold on, sold at, date sold, sold price, archived, archived at,
        disposed, disposed on, disposal date, discarded, donated, donated on, donated to, given away,
        given to, returned, returned on, return date, deleted, deleted at, completed, completed at
        """,
      de:
        "verkauft, verkauft am, verkauft an, archiviert, entsorgt, entsorgt am, verschenkt, weggegeben",
      fr: "vendu, vendu le, vendu à, archivé, donné, jeté, rendu",
      es: "vendido, vendido a, archivado, donado, regalado, devuelto",
      nl: "verkocht, verkocht op, verkocht aan, gearchiveerd, weggegeven, weggegooid"
    ),
    ColumnAlias(
      .owned,
      .goneWhenNo,
      en: "own, owned, i own, still owned, in possession, have, still have",
      de: "im besitz, besitz, vorhanden, noch da",
      fr: "possédé, possede, en possession",
      es: "poseo, en posesión",
      nl: "in bezit, bezit, aanwezig"
    ),
    ColumnAlias(.owned, .goneWhenNoCopies, en: "owned copies"),
    ColumnAlias(
      .owned,
      .state,
      en: "status, order status, state, item status",
      de: "zustand, bestellstatus",
      fr: "statut, état",
      es: "estado"
    ),
  ]
}
