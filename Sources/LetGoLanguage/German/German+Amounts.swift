extension German {
  /// Words around any amount.
  static let amounts: Words.Table<AmountWord> = [
    (
      .approximate,
      """
      ca, circa, etwa, ungefaehr, rund, um die, so um die, so, so ca, so circa, so ungefaehr
      so etwa, um, so rund, grob, grob geschaetzt, geschaetzt, geschaetzte, schaetze, ich schaetze
      schaetzungsweise, ueber den daumen, pi mal daumen, im bereich von, im bereich um
      in der gegend von, knapp, knappe, knappen, gut, gute, gut und gerne, fast, nahezu, beinahe
      nahe, an die, annaehernd, vielleicht, wahrscheinlich, vermutlich, wohl, eventuell, denke
      ich denke, glaube, ich glaube, meine, ich meine, wuerde sagen, ich wuerde sagen
      ich wuerde schaetzen, sagen wir, sagen wir mal, genau, exakt, praezise, nur, lediglich
      gerade mal, gerade einmal, bloss, oder so, rum, herum, in etwa, plus minus, +-
      in der groessenordnung (von), insgesamt, zusammen, in summe, alles in allem, alles zusammen
      im schnitt, durchschnittlich, meistens, ueblicherweise, bestimmt, sicher, sicherlich, locker
      auch, schon, ein bisschen, bisschen, ein wenig, deutlich, weit, viel, etwas, leicht
      nicht viel, kaum, irgendwas um die, irgendwas um, irgendwo um, irgendwo bei, irgendwas
      irgendwo, der dreh, um den dreh, satte, stolze, laeppische, schlappe, hoffentlich, tippe auf
      tippe, noch, ~
      """
    ),
    (
      .below,
      """
      auf keinen fall ueber, auf keinen fall mehr als, auf keinen fall laenger als
      keinesfalls ueber, keinesfalls mehr als, sicher|bestimmt|garantiert|definitiv nicht ueber
      sicher|bestimmt|garantiert|definitiv nicht mehr als, niemals|nie mehr als, niemals|nie ueber
      keinen cent|euro mehr als, keinen cent|euro ueber, unter, weniger als|wie, nicht mehr als|wie
      hoechstens, maximal, max, max., im hoechstfall, allerhoechstens, bis zu, nicht ueber
      nicht mal, nicht einmal, noch nicht mal, keine, keinen, keinem, kein, nicht laenger als|wie
      nicht teurer als, guenstiger als, billiger als, kuerzer als, unterhalb, unterhalb von
      innerhalb, innerhalb von, binnen, <, keine ganze, keine ganzen, nicht hoeher als, maximum
      unter die
      """
    ),
    (
      .above,
      """
      ueber, mehr als, mindestens, wenigstens, minimum, ab, mehr wie, nicht weniger als
      nicht unter, laenger als, teurer als, hoeher als, oberhalb, oberhalb von, >, jenseits
      jenseits von, jenseits der, zumindest, allermindestens, von mindestens, nicht billiger als
      nicht guenstiger als, laenger wie, ab ca, ab etwa, ueber die
      """
    ),
    (
      .belowAfter,
      """
      maximal, max, hoechstens, im hoechstfall, allerhoechstens, oder weniger, oder drunter
      oder darunter, und weniger, oder billiger, oder guenstiger, oder kuerzer, als maximum, tops
      im maximum
      """
    ),
    (
      .aboveAfter,
      """
      mindestens, wenigstens, aufwaerts, und mehr, oder mehr, oder drueber, oder darueber
      oder laenger, oder teurer, und ein bisschen, und ein paar zerquetschte
      und ein paar gequetschte, minimum, zumindest, oder hoeher, und aufwaerts, und noch was
      und was, und darueber, und drueber, aufwaerts mindestens
      """
    ),
    (.to, "-, – , ~, bis hin zu, - bis, bis ca, bis etwa"),
    (.upTo, "bis, bis maximal, bis max, bis hoechstens"),
    (.or, "oder, oder vielleicht, oder auch, oder sogar, vielleicht, vielleicht auch, oder eher"),
    (
      .between,
      """
      zwischen, irgendwo zwischen, irgendwas zwischen, so zwischen, von, je nach zustand zwischen
      entweder
      """
    ),
    (
      .plus,
      """
      plus, +, dazu, zuzueglich, zzgl, und dann noch, und noch, dann, und dann, danach, sowie
      und nochmal, und noch mal, nochmal
      """
    ),
    (.and, "und, &, u"),
    (
      .times,
      "x, ×, mal, *, raten zu, raten a, raten von, raten, stueck zu, stueck a, stueck fuer je, a"
    ),
    (.contrast, "aber, obwohl, allerdings, jedoch, dafuer, waehrend"),
    (
      .including,
      """
      inklusive, inkl, incl, inbegriffen, einschliesslich, davon, reduziert von, runter von, im vergleich, verglichen mit, abhaengig von
      je nach, weil, da, wenn, falls, minus, abzueglich, gegenueber, nicht
      """
    ),
    (.instead, "statt, anstatt, anstelle, anstelle von, statt bisher"),
    (
      .past,
      """
      frueher, damals, war mal, waren mal, hat mal, mal gekostet, hat gekostet, kostete
      kostete mal, hatte gekostet, war, waren, bezahlt, habe bezahlt, gezahlt, habe gezahlt
      neupreis war, urspruenglich, seinerzeit, beim kauf, als ich es gekauft habe, letztes jahr
      letztes mal, vor jahren, ehemals, vorher, kostet normal, normal kostet, normalerweise
      regulaer, normalpreis, flohmarkt, auf dem flohmarkt
      """
    ),
    (
      .now,
      """
      jetzt, gerade, heute, nur noch, heutzutage, inzwischen, mittlerweile, aktuell, derzeit
      zur zeit, momentan, im moment, nun, ersatz, ein neuer, ein neues, eine neue
      ein neuer kostet, diesmal
      """
    ),
    (
      .correction,
      """
      nein, nee, ne, noe, quatsch, warte, moment, halt, ach nein, ach nee, ach ne, aeh, aehm
      korrektur, sorry, ich meine, ich meinte, vielmehr, besser gesagt, beziehungsweise, bzw, ups
      doch, eher, nein moment, nein warte, sondern, verbesserung, eigentlich
      """
    ),
    (
      .unsure,
      """
      \(ignorance)
      je nach ausstattung|wetter|verkehr|tag|laune|geschaeft|shop|groesse|zustand|modell|laden|anbieter|marke|qualitaet|ausfuehrung|farbe|haendler
      kommt (ganz) aufs, kommt (ganz) auf, depends, it depends
      keine ahnung, kein plan, keinen plan, keinen schimmer, keinen blassen schimmer
      kein schimmer, null ahnung, null plan, weiss nicht, weiss ich nicht, weiss es nicht
      weiss ich (gar) nicht (mehr), weiss ich noch nicht, weiss nicht genau
      weiss (ich) nicht mehr, weiss (ich) nicht so genau, nicht sicher, bin (mir) nicht sicher
      unsicher, unklar, schwer zu sagen, schwer zu schaetzen, kann ich nicht sagen
      kann (ich) (dir) nicht sagen, kann man nicht sagen, kann ich (so) nicht sagen, wer weiss
      was weiss ich, kommt (ganz) darauf an, kommt (ganz) auf den|die|das
      weiss den preis nicht (mehr), preis weiss ich nicht (mehr), nicht gesagt, nicht verraten
      kein preis dabei, haengt von|vom|davon, das weiss der himmel, weiss der himmel
      weiss der geier, nicht gesehen, preis zu nennen, schwer zu beziffern, schwer abzuschaetzen
      schwer einzuschaetzen, nicht abschaetzbar, keinen ueberblick, schwierig, schwierig zu sagen
      aus dem stegreif nicht, hat keinen preis, verraten sie nicht, muss ich erst raussuchen
      je nachdem, haengt davon ab, unterschiedlich, verschieden, variiert, k . a, ?, ??, ???, 🤷, 🤔
      habe (ich) vergessen, vergessen, erinnere mich nicht
      muesste (ich) nachschauen|nachsehen|gucken|googeln|schauen|suchen|fragen|nachgucken
      muesste (ich) erst (mal) nachschauen|googeln|gucken|schauen|nachsehen
      muesste (ich) mal nachschauen|googeln|gucken|schauen|nachsehen
      muss (ich) (erst) (noch) (mal) nachschauen|googeln|gucken|schauen|nachsehen
      nie nachgeschaut, nicht nachgeschaut, nie gekauft, kein preis angegeben, kein preis
      kein preisschild, ohne preis, preis unbekannt, unbekannt, steht nicht daran|da|dabei|drauf
      preis auf anfrage, auf anfrage, nur auf anfrage, steht kein preis daran, steht nirgends, nicht angegeben, nicht gezaehlt
      nicht mitgezaehlt, habe nicht mitgezaehlt, habe nicht gezaehlt, vergessen zu zaehlen
      nicht mitgeschrieben, ueberblick verloren, den ueberblick verloren, frag mich nicht
      frag mich was leichteres, ueberfragt, bin ueberfragt, keine idee, keine vorstellung
      noch offen, egal wie viel
      """
    ),
    (
      .vague,
      """
      billig, nicht billig, teuer, nicht teuer, nicht so teuer, nicht sehr teuer, guenstig
      nicht guenstig, preiswert, bezahlbar, erschwinglich, wenig, nicht viel, nicht so viel, viel
      viel geld, viel zu viel, zu viel, zu teuer, schnaeppchen, ein schnaeppchen, angemessen
      moderat, normal, geht so, geht noch, geht, im rahmen, ordentlich was, einiges, so einiges
      ganz schoen viel, halber preis, zum halben preis, mehr als ich will, als gestern
      als letztes mal, mittel
      """
    ),
    (
      .plain,
      """
      gebraucht, neuwertig, refurbished, online, im internet, im netz, im laden, im geschaeft
      im handel, im angebot, reduziert, kostet, kosten, kostete neu, koste, preis, preislich
      liegt, liegt bei, liegen, liegen bei, gibt es, gesehen, die guten, die gute, das gute
      den guten, die besseren, samt, mit, gefunden, bekommt man, bekomme ich, kriegt man
      kriege ich, zahlt man, zahle, zahlen, braucht man, brauche, brauchen, dauert, dauern, ist
      sind, waeren, waere, wert, das, der, die, es, er, sie, neu gekauft, kaufen, bestellen, neu
      neuer, neues, stueck, pro stueck, das stueck, bei, auf, ja, okay, na, ok, ach, versand
      versandkosten, porto, mwst, mehrwertsteuer, steuer, fuer, ein neues, verlangt, wollen, will
      nehme, nehmen, kaufe, kauf, hole, bestelle, suche, sah, sehe, finde, finden, haette, haben
      hat, habe, ich, man, wir, mich, mir, laut, steht, stand, drauf, darauf, da, dort
      verlangt wird, im sale, im schlussverkauf, bar, cash, geld, neupreis, listenpreis, uvp
      gleiche, gleichwertig, auf ebay, bei ebay, bei amazon, auf amazon, bei kleinanzeigen
      auf vinted, runter, gesenkt, herabgesetzt, auf reduziert, gekauft, geholt, gekriegt, erstanden
      geschossen, ausgegeben, hingelegt, hingeblaettert, geblecht, kost, kostn, kostet mich
      braeuchte, braeuchten, wuerde mich kosten, wuerde kosten, wird kosten, duerfte, duerften, muesste, muessten, werden
      """
    ),
    (
      .label,
      """
      groesse, gr, nummer, nr, seite, kapitel, modell, modellnummer, version, typ, baujahr, jahr
      jahrgang, iphone, galaxy, playstation, ps, xbox, windows, folge, staffel, teil, zimmer
      linie, bus, stufe, level, artikel, artikelnummer, hausnummer, klasse, seit, im jahr, anno
      band, #, stock, gleis, raum
      """
    ),
  ]
}
