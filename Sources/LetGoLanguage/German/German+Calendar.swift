extension German {
  /// Months, days of the week, seasons, decades and days of the month.
  static let calendar: Words.Table<TimeWord> =
    [
      (.month(1), "januar, jan"), (.month(2), "februar, feb"), (.month(3), "maerz, mrz"),
      (.month(4), "april, apr"), (.month(5), "mai"), (.month(6), "juni, jun, juno"),
      (.month(7), "juli, jul, julei"), (.month(8), "august, aug"),
      (.month(9), "september, sept, sep"), (.month(10), "oktober, okt"),
      (.month(11), "november, nov"), (.month(12), "dezember, dez"), (.weekend, "wochenende, we"),
      (.season(3), "fruehling, fruehjahr, fruehlings, lenz"),
      (.season(6), "sommer, sommers, sommerferien, sommerurlaub, sommerzeit, hochsommer"),
      (.season(9), "herbst, spaetherbst, herbstes"), (.season(12), "winter, winters, winterzeit"),
      (.decade(1950), "fuenfziger, fuenfzigern, 50 er, 50 ern"),
      (.decade(1960), "sechziger, sechzigern, 60 er, 60 ern"),
      (.decade(1970), "siebziger, siebzigern, 70 er, 70 ern"),
      (.decade(1980), "achtziger, achtzigern, 80 er, 80 ern"),
      (.decade(1990), "neunziger, neunzigern, 90 er, 90 ern"),
      (.decade(2000), "nuller, nullerjahre, nullerjahren, 2000 er, 2000 ern"),
    ] + weekdays + ordinals

  private static let weekdays: Words.Table<TimeWord> = [
    (0, "montag", "mo"), (1, "dienstag", "di"), (2, "mittwoch", "mi"), (3, "donnerstag", "do"),
    (4, "freitag", "fr"), (5, "samstag", "sa"), (6, "sonntag", "so"), (5, "sonnabend", ""),
  ].map { number, name, short in
    let parts = "\(name) morgen|frueh|mittag|nachmittag|vormittag|abend|nacht"
    let whole = "\(name)morgen, \(name)mittag, \(name)nachmittag, \(name)abend, \(name)nacht"
    // "Do" and "mi" stand for days only after "am", since they are words of their own.
    let brief = short.isEmpty ? "" : ", am \(short)"
    return (.weekday(number), "\(name), \(parts), \(whole)\(brief)")
  }

  private static let ordinals: Words.Table<TimeWord> = [
    (1, "erst"), (2, "zweit"), (3, "dritt"), (4, "viert"), (5, "fuenft"), (6, "sechst"),
    (7, "siebt"), (8, "acht"), (9, "neunt"), (10, "zehnt"), (11, "elft"), (12, "zwoelft"),
    (13, "dreizehnt"), (14, "vierzehnt"), (15, "fuenfzehnt"), (16, "sechzehnt"),
    (17, "siebzehnt"), (18, "achtzehnt"), (19, "neunzehnt"), (20, "zwanzigst"),
    (21, "einundzwanzigst"), (22, "zweiundzwanzigst"), (23, "dreiundzwanzigst"),
    (24, "vierundzwanzigst"), (25, "fuenfundzwanzigst"), (26, "sechsundzwanzigst"),
    (27, "siebenundzwanzigst"), (28, "achtundzwanzigst"), (29, "neunundzwanzigst"),
    (30, "dreissigst"), (31, "einunddreissigst"),
  ].map { number, stem in
    // "Erst" and "acht" with an e alone are words of their own: the endings tell.
    (.ordinal(number), "\(stem)e, \(stem)en, \(stem)er, \(stem)es, \(stem)em")
  }
}
