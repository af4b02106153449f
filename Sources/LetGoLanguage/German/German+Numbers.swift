extension German {
  static let numbers: Words.Table<NumberWord> =
    [
      (.below(0), "null"), (.below(1), "eins"), (.below(2), "zwei, zwo"), (.below(3), "drei"),
      (.below(4), "vier"), (.below(5), "fuenf"), (.below(6), "sechs"), (.below(7), "sieben"),
      (.below(8), "acht"), (.below(9), "neun"), (.below(10), "zehn"), (.below(11), "elf"),
      (.below(12), "zwoelf"), (.below(13), "dreizehn"), (.below(14), "vierzehn"),
      (.below(15), "fuenfzehn, fuffzehn"), (.below(16), "sechzehn"), (.below(17), "siebzehn"),
      (.below(18), "achtzehn"), (.below(19), "neunzehn"),
      (.hundred, "hundert"), (.scale(1_000), "tausend, k, tsd"),
      (.scale(1_000_000), "million, millionen, mio"), (.group(12), "dutzend"),
      (
        .part(500),
        """
        halb, halbe, halber, halbes, halben, halbem, ein halb, ne halbe, nen halben
        """
      ),
      (.part(250), "viertel, ein viertel"), (.part(750), "dreiviertel, drei viertel"),
      (.part(333), "drittel, ein drittel"), (.part(667), "zwei drittel"),
      (.part(1_500), "anderthalb, eineinhalb, einundeinhalb, ein einhalb, einenhalb"),
      (.added(500), "einhalb, und ein halb|halbe|halber|halbes|halben"),
      (.added(500), "und eine|einen|ne halbe|halben"),
      (.added(250), "und ein viertel"), (.added(750), "und dreiviertel"),
      (.vague(3, 5), "paar, ein paar, n paar, par, ein par, ne handvoll, eine handvoll, handvoll"),
      (.vague(1, 2), "ein zwei, eins zwei, einen zwei, eine zwei"), (.vague(2, 3), "zwei drei"),
      (.vague(3, 4), "drei vier"), (.vague(4, 5), "vier fuenf"), (.vague(5, 6), "fuenf sechs"),
      (.vague(3, 6), "mehrere, mehreren, einige, einigen"),
      (.plenty(100), "hunderte, hunderten"), (.plenty(1_000), "tausende, tausenden"),
      (.plenty(1_000_000), "millionenfach"),
      (
        .article,
        """
        ein, eine, einen, einem, einer, eines, ne, nen, ner, nem, n, en, ganze, ganzen, ganzer, ganzes
        ein|eine|einen guter|gute|gutes|guten|voller|volle|volles|vollen|ganzer|ganze|ganzes
        ein|eine|einen ganzen|knapper|knappe|knappes|knappen|weiterer|weitere|weiteres|weiteren
        ne|nen gute|guten|ganze|ganzen|knappe|knappen|volle|vollen|gut, ein gut
        """
      ),
      (.and, "und"),
    ] + tens

  /// The tens, and what stands before them: `einundzwanzig`.
  private static let tens: Words.Table<NumberWord> = {
    let units = ["", "ein", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun"]
    let tens = [
      "zwanzig", "dreissig", "vierzig", "fuenfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]
    return tens.enumerated().flatMap { index, ten in
      units.enumerated().map { unit, name in
        let value = (index + 2) * 10 + unit
        let spoken = unit == 2 ? ", zwound\(ten), zwo und \(ten)" : ""
        return (.below(value), unit == 0 ? ten : "\(name)und\(ten), \(name) und \(ten)\(spoken)")
      }
    } + [(.below(30), "dreizig"), (.below(50), "fuffzig")]
  }()

  /// What longer number words are put together from.
  static let compounds = """
    ein, eins, einhalb, zwei, zwo, drei, vier, fuenf, sechs, sieben, acht, neun, zehn, elf, zwoelf, dreizehn
    vierzehn, fuenfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreissig, vierzig
    fuenfzig, sechzig, siebzig, achtzig, neunzig, hundert, tausend, und, mal, anderthalb
    euro, stunden, minuten, tage, wochen, viertel, stunde
    \(twoDigits)
    """

  private static let twoDigits = tens.map(\.1)
    .compactMap { $0.split(separator: ",").first.map(String.init) }.joined(separator: ", ")

  static let durations: Words.Table<Int64> = [
    (1, "sekunde, sekunden, sek, s"), (60, "minute, minuten, min, mins, m, minuetchen"),
    (3_600, "stunde, stunden, std, stdn, h, stuendchen"),
    (
      86_400,
      """
      tag, tage, tagen, tages, tg, tgn, d, werktag, werktage, werktagen, arbeitstag, arbeitstage
      arbeitstagen, naechte, naechten, tag|tage lieferzeit
      """
    ),
    (604_800, "woche, wochen, wo, wch"), (2_592_000, "monat, monate, monaten, monats, mon"),
    (7_776_000, "quartal, quartale, quartalen, vierteljahr"), (15_768_000, "halbjahr, halbjahre"),
    (31_536_000, "jahr, jahre, jahren, jahres, jahrs"),
    (315_360_000, "jahrzehnt, jahrzehnte, jahrzehnten"),
  ]

  static let manyUnits = """
    sekunden, minuten, stunden, tage, tagen, wochen, monate, monaten, jahre, jahren, jahrzehnte
    werktage
    """

  static let otherUnits = """
    kg, kilo, kilos, kilogramm, g, gramm, pfund gewicht, zentner, tonne, tonnen, km, kilometer
    kilometern, m weit, meter, metern, cm, zentimeter, mm, zoll, liter, litern, ml, watt, volt, gb
    mb, tb, prozent, %, grad, °, stationen, haltestellen, schritte, sterne, seiten
    """
}
