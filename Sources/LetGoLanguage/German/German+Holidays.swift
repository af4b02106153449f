extension German {
  /// Feasts and days with a name.
  static let holidays: Words.Table<TimeWord> = [
    (
      .holiday(.fixed(month: 12, day: 25, days: 2)),
      """
      weihnachten, weihnachts, weihnachtsfest, weihnachtstag, weihnachtstage, weihnachtstagen
      erster|zweiter|ersten|zweiten weihnachtstag, weihnachtsfeiertag, weihnachtsfeiertage
      weihnachtsfeiertagen, weihnachtsessen, noel
      """
    ),
    (
      .holiday(.fixed(month: 12, day: 24, days: 1)),
      "heiligabend, heiliger abend, heiligen abend, heilig abend, weihnachtsabend, bescherung"
    ),
    (
      .holiday(.fixed(month: 12, day: 31, days: 1)),
      """
      silvester, sylvester, silvesterabend, silvesternacht, silvesterparty
      """
    ),
    (.holiday(.fixed(month: 1, day: 1, days: 1)), "neujahr, neujahrstag, jahreswechsel"),
    (
      .holiday(.fixed(month: 12, day: 1, days: 26)),
      """
      weihnachtszeit, vorweihnachtszeit, advent, adventszeit, adventskranz, weihnachtsmarkt
      """
    ),
    (
      .holiday(.fixed(month: 12, day: 21, days: 16)),
      """
      weihnachtsferien, feiertage, feiertagen, festtage, festtagen, zwischen den jahren
      """
    ),
    (.holiday(.fixed(month: 10, day: 5, days: 27)), "herbstferien"),
    (.holiday(.fixed(month: 2, day: 1, days: 21)), "winterferien, skiferien, skiurlaub"),
    (.holiday(.fixed(month: 12, day: 6, days: 1)), "nikolaus, nikolaustag"),
    (
      .holiday(.fixed(month: 1, day: 6, days: 1)),
      """
      dreikoenig, dreikoenige, heilige drei koenige, heiligen drei koenigen
      """
    ),
    (.holiday(.fixed(month: 2, day: 14, days: 1)), "valentinstag"),
    (.holiday(.fixed(month: 4, day: 1, days: 1)), "erster april, ersten april"),
    (.holiday(.fixed(month: 5, day: 1, days: 1)), "tag der arbeit, maifeiertag, erster mai"),
    (.holiday(.fixed(month: 6, day: 24, days: 1)), "johannistag, sonnwend, sonnwendfeier"),
    (.holiday(.fixed(month: 8, day: 1, days: 1)), "bundesfeier, schweizer nationalfeiertag"),
    (.holiday(.fixed(month: 8, day: 15, days: 1)), "mariae himmelfahrt"),
    (.holiday(.fixed(month: 9, day: 19, days: 16)), "oktoberfest, wiesn"),
    (
      .holiday(.fixed(month: 10, day: 3, days: 1)),
      """
      tag der deutschen einheit, tag der einheit, einheitsfeiertag
      """
    ),
    (.holiday(.fixed(month: 10, day: 26, days: 1)), "oesterreichischer nationalfeiertag"),
    (.holiday(.fixed(month: 10, day: 31, days: 1)), "halloween, reformationstag"),
    (.holiday(.fixed(month: 11, day: 1, days: 1)), "allerheiligen"),
    (.holiday(.fixed(month: 11, day: 11, days: 1)), "martinstag, sankt martin, st martin"),
    (.holiday(.nth(month: 11, weekday: 3, count: 4, after: 1)), "black friday"),
    (.holiday(.nth(month: 5, weekday: 6, count: 2, after: 0)), "muttertag"),
    (.holiday(.nth(month: 10, weekday: 6, count: 1, after: 0)), "erntedank, erntedankfest"),
    (
      .holiday(.easter(0)),
      """
      ostern, osterzeit, ostersonntag, osterfest, osterfeiertage, osterferien, ostereiersuche
      osterfeiertagen
      """
    ),
    (.holiday(.easter(1)), "ostermontag"), (.holiday(.easter(-2)), "karfreitag"),
    (.holiday(.easter(-7)), "palmsonntag"), (.holiday(.easter(-46)), "aschermittwoch"),
    (
      .holiday(.easter(-48)),
      """
      karneval, fasching, faschingszeit, karnevalszeit, faschingsumzug, fastnacht, fasnacht
      fasnet, rosenmontag, faschingsdienstag, weiberfastnacht
      """
    ),
    (.holiday(.easter(39)), "himmelfahrt, christi himmelfahrt, vatertag"),
    (.holiday(.easter(49)), "pfingsten, pfingstsonntag, pfingstferien"),
    (.holiday(.easter(50)), "pfingstmontag"), (.holiday(.easter(60)), "fronleichnam"),
    (
      .holiday(.movable),
      """
      chanukka, pessach, ramadan, zuckerfest, opferfest, diwali, chinesisches neujahr, kirmes
      schuetzenfest
      """
    ),
  ]
}
