extension German {
  /// Words of the calendar and of time from today.
  static let times: Words.Table<TimeWord> =
    relativeTimes + distantTimes + leadingWords + calendar + habits + holidays

  private static let relativeTimes: Words.Table<TimeWord> = [
    (
      .relative(0, 0),
      """
      heute, heute morgen|frueh|vormittag|mittag|nachmittag|abend|nacht, jetzt, jetzt gerade
      gerade eben, gerade erst, soeben, eben erst, eben gerade, vorhin, heut, heute noch
      heut morgen|frueh|vormittag|mittag|nachmittag|abend|nacht
      vor einer stunde|minute, vor ein paar stunden|minuten, vor stunden|minuten
      """
    ),
    (
      .relative(-1, -1),
      """
      gestern, gestern frueh|morgen|vormittag|mittag|nachmittag|abend|nacht, letzte nacht
      """
    ),
    (.relative(-2, -2), "vorgestern, vorgestern abend|morgen|frueh"),
    (.relative(-3, -3), "vorvorgestern"),
    (
      .relative(-7, -1),
      """
      neulich, dieser tage, die tage, vor tagen, vor wenigen tagen, vor ein zwei tagen, unlaengst
      """
    ),
    (
      .near(-45, 0),
      """
      kuerzlich, vor kurzem, erst kuerzlich, letztens, in letzter zeit, die letzte zeit
      in der letzten zeit, in den letzten tagen|wochen, vor nicht allzu langer zeit
      vor nicht langer zeit, juengst, seit kurzem, die letzten tage
      """
    ),
    (.relative(-372, -358), "heute vor einem jahr, letztes jahr um diese zeit"),
    (.relative(-20, -8), "vorletzte|vorletzter woche"),
    (.relative(-15, -8), "vorletztes wochenende"),
    (.relative(-90, -31), "vorletzten|vorletztem monat"),
    (.relative(-1_060, -366), "vorletztes|vorletztem|vorletzten jahr"),
    (.relative(8, 20), "uebernaechste|uebernaechster woche"),
    (.relative(6, 15), "uebernaechstes wochenende"),
    (.relative(32, 90), "uebernaechsten monat"), (.relative(366, 1_100), "uebernaechstes jahr"),
    (.relative(1, 1), "morgen, morgen frueh|vormittag|mittag|nachmittag|abend|nacht"),
    (.relative(2, 2), "uebermorgen, uebermorgen frueh|abend"),
    (
      .near(0, 30),
      """
      bald, schon bald, recht bald, demnaechst, in kuerze, sofort, gleich, umgehend, in baelde
      in den naechsten|kommenden tagen|wochen, die naechsten tage, heute noch, spaeter heute
      in naechster zeit, in der naechsten zeit, in absehbarer zeit, die tage mal, so bald
      so schnell, so schnell wie moeglich, so bald wie moeglich, jeden moment, zeitnah
      """
    ),
  ]

  private static let distantTimes: Words.Table<TimeWord> = [
    (
      .longAgo,
      """
      vor langer zeit, vor laengerer zeit, vor ewigkeiten, vor ewigen zeiten, vor jahren
      vor vielen jahren, vor etlichen jahren, vor mehreren jahren, vor einigen jahren
      vor einer ewigkeit, lange her, schon lange her, ewig her, ewigkeiten her, jahre her
      viele jahre her, eine ewigkeit her, zu lange her, damals, in der schulzeit, im studium
      in der schule, waehrend (des) studiums, als kind, als student, als studentin
      als ich kind|klein|jung|juenger|student|jugendlicher war, in meiner jugend|kindheit
      in meiner schulzeit|studienzeit, vor corona, vor der pandemie, vorm lockdown, vor dem lockdown, vor lockdown, waehrend corona
      in der corona zeit, im lockdown, vor jahrzehnten, im letzten jahrhundert, im vorigen leben
      in einem anderen leben, frueher mal, laengst vergangen, anno dazumal
      """
    ),
    (
      .longSince,
      """
      seit corona, seit der pandemie, seit dem lockdown, seit der schule|schulzeit|uni|kindheit
      seit dem studium|abi|abitur, seit ich kind war, seit jeher
      """
    ),
    (
      .longSpan,
      """
      seit jahren, seit vielen jahren, seit ewigkeiten, seit ewigen zeiten, seit einer ewigkeit
      seit langem, seit langer zeit, seit laengerem, seit laengerer zeit, schon lange, schon lang
      lange, sehr lange, lange zeit, lange schon, schon laenger, laenger, laengere zeit, ewig
      schon ewig, ewig lange, ewigkeiten, schon ewigkeiten, jahrelang, schon jahre
      seit jahrzehnten, ewig und drei tage, laengst, schon laengst
      schon seit langem|jahren|ewigkeiten, urlange, so lange, so lange schon, eine ewigkeit
      """
    ),
    (
      .someTime,
      """
      die letzten monate|jahre, in den letzten monaten|jahren, die vergangenen monate|jahre
      vor einer weile, vor einiger zeit, vor geraumer zeit, vor monaten, vor wochen
      vor einigen monaten, vor einigen wochen, vor ein paar monaten, seit monaten, seit wochen
      seit einiger zeit, seit einer weile, eine weile, eine ganze weile, seit tagen, monatelang
      wochenlang, eine zeit lang, eine zeitlang, ne weile, vor ner weile, seit ner weile
      """
    ),
    (.part(0), "anfang, anfangs, anfang des|der, beginn, zu beginn des, frueher im, frueh im"),
    (.part(1), "mitte, mitte des|der, in der mitte des"),
    (.part(2), "ende, ende des|der, gegen ende des, zum ende des, spaet im, ausgangs"),
  ]

  private static let leadingWords: Words.Table<TimeWord> = [
    (.plain, "ab, ab dem|der, ab den"),
    (.ago, "her, zurueck, zuvor"), (.hence, "von heute an, ab heute, spaeter"),
    (
      .last,
      """
      letzter, letzte, letztes, letzten, letztem, voriger, vorige, voriges, vorigen, vorigem
      vergangener, vergangene, vergangenes, vergangenen, vergangenem
      """
    ),
    (.this, "dieser, diese, dieses, diesen, diesem, der aktuellen, die aktuelle, laufenden"),
    (
      .next,
      """
      naechster, naechste, naechstes, naechsten, naechstem, kommender, kommende, kommendes
      kommenden, kommendem
      """
    ),
    (.beyond, "davor"), (.since, "seit, seit ungefaehr|ca|circa|etwa, nach dem"),
    (.everSince, "seitdem, seither"), (.until, "bis, bis zu, bis zum, bis zur, bis in den|die|das"),
    (.until, "bis ende"), (.before, "noch vor, bis spaetestens, spaetestens"),
    (.beforeOrAgo, "vor, vor ungefaehr|ca|circa|etwa|gut|knapp|rund|ueber, noch vor"),
    (
      .after,
      "nach, gleich nach, direkt nach, unmittelbar nach, kurz nach, von, nach den"
    ),
    (
      .within,
      """
      in den letzten|vergangenen, innerhalb der letzten|vergangenen, in der letzten|vergangenen
      waehrend der letzten, im letzten|vergangenen, die letzten|vergangenen, innerhalb, binnen
      in diesen letzten, ueber die letzten, im laufe der letzten
      """
    ),
    (
      .coming,
      """
      in den naechsten|kommenden, innerhalb der naechsten|kommenden, in der naechsten|kommenden
      die naechsten|kommenden, waehrend der naechsten, im laufe der naechsten|kommenden
      fuer die naechsten
      """
    ),
    (.only, "nur, bloss, blos, lediglich, ausschliesslich, nur noch, immer nur, nur immer"),
    (.over, "in, in ungefaehr|ca|circa|etwa"), (.lasting, "fuer"),
    (.elapsed, "es ist, ist, ist jetzt, ist schon, ist bestimmt, das ist, wird"),
    (.another, "noch weitere, noch mindestens, mindestens noch, fuer weitere, weitere"),
    (
      .plain,
      """
      am, an, im, zu, zum, zur, um, gegen, ueber, beim, bei, rund um, der, die, das, den, dem, des
      zuletzt, das letzte mal, letztes mal, zum letzten mal, das letztemal, erst, frueher, so
      ungefaehr, etwa, circa, ca, schon, noch, irgendwann, irgendwann im|in, mal, so um
      so im, so gegen, meinem, meiner, vom, fruehestens, wieder, in der, in den, in die
      waehrend des, waehrend der, waehrend, erst wieder, auch, glaube ich, am tag, am abend vom
      es
      """
    ),
    (.trailing, "spaetestens, fruehestens, irgendwann, oder so, rum, herum, ungefaehr, circa, mal"),
  ]
}
