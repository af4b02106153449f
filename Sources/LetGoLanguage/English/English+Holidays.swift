extension English {
  /// Feasts and days with a name.
  static let holidays: Words.Table<TimeWord> = [
    (
      .holiday(.fixed(month: 12, day: 25, days: 1)),
      """
      christmas, christmas day, xmas, xmas day, christmas dinner|lunch|party|morning, noel, yule
      """
    ),
    (.holiday(.fixed(month: 12, day: 24, days: 1)), "christmas eve, xmas eve"),
    (.holiday(.fixed(month: 12, day: 26, days: 1)), "boxing day"),
    (
      .holiday(.fixed(month: 12, day: 31, days: 1)),
      """
      new year is eve, new years eve, nye, hogmanay
      """
    ),
    (
      .holiday(.fixed(month: 1, day: 1, days: 1)),
      """
      new year, new year is, new years, new year is day, new years day, the new year
      """
    ),
    (
      .holiday(.fixed(month: 12, day: 20, days: 14)),
      """
      the holidays, holiday season, the holiday season, festive season, christmas holidays
      xmas holidays
      """
    ),
    (.holiday(.fixed(month: 1, day: 6, days: 1)), "epiphany, twelfth night"),
    (.holiday(.fixed(month: 1, day: 25, days: 1)), "burns night, australia day"),
    (
      .holiday(.fixed(month: 2, day: 14, days: 1)),
      """
      valentine, valentines, valentine is, valentine is day, valentines day
      """
    ),
    (.holiday(.fixed(month: 2, day: 2, days: 1)), "groundhog day"),
    (
      .holiday(.fixed(month: 3, day: 17, days: 1)),
      """
      st patrick is day, st patricks day, saint patrick is day, st paddy is day, paddy is day
      paddys day, st patrick is, st patricks
      """
    ),
    (
      .holiday(.fixed(month: 4, day: 1, days: 1)),
      """
      april fools, april fool is, april fools day, april fool is day
      """
    ),
    (.holiday(.fixed(month: 4, day: 25, days: 1)), "anzac day"),
    (.holiday(.fixed(month: 5, day: 1, days: 1)), "may day, labour day in may"),
    (.holiday(.fixed(month: 5, day: 5, days: 1)), "cinco de mayo"),
    (.holiday(.fixed(month: 6, day: 19, days: 1)), "juneteenth"),
    (.holiday(.fixed(month: 6, day: 24, days: 1)), "midsummer"),
    (.holiday(.fixed(month: 7, day: 1, days: 1)), "canada day"),
    (
      .holiday(.fixed(month: 7, day: 4, days: 1)),
      """
      independence day, fourth of july, the fourth of july, 4 th of july, july 4 th, july fourth
      """
    ),
    (.holiday(.fixed(month: 7, day: 14, days: 1)), "bastille day"),
    (
      .holiday(.fixed(month: 10, day: 31, days: 1)),
      """
      halloween, hallowe'en, all hallows eve, trick or treating
      """
    ),
    (.holiday(.fixed(month: 11, day: 5, days: 1)), "bonfire night, guy fawkes, guy fawkes night"),
    (
      .holiday(.fixed(month: 11, day: 11, days: 1)),
      """
      veterans day, remembrance day, armistice day, martinmas
      """
    ),
    (.holiday(.fixed(month: 12, day: 6, days: 1)), "st nicholas, st nicholas day"),
    (
      .holiday(.nth(month: 11, weekday: 3, count: 4, after: 0)),
      """
      thanksgiving, turkey day, thanksgiving dinner
      """
    ),
    (.holiday(.nth(month: 11, weekday: 3, count: 4, after: 1)), "black friday"),
    (.holiday(.nth(month: 11, weekday: 3, count: 4, after: 4)), "cyber monday"),
    (.holiday(.nth(month: 9, weekday: 0, count: 1, after: 0)), "labor day, labour day"),
    (
      .holiday(.nth(month: 10, weekday: 0, count: 2, after: 0)),
      """
      columbus day, indigenous peoples day, canadian thanksgiving
      """
    ),
    (.holiday(.nth(month: 1, weekday: 0, count: 3, after: 0)), "mlk day, martin luther king day"),
    (.holiday(.nth(month: 2, weekday: 0, count: 3, after: 0)), "presidents day, president is day"),
    (
      .holiday(.nth(month: 2, weekday: 6, count: 2, after: 0)),
      """
      super bowl, superbowl, super bowl sunday
      """
    ),
    (.holiday(.nth(month: 6, weekday: 6, count: 3, after: 0)), "father is day, fathers day"),
    (.holiday(.nth(month: 8, weekday: 0, count: 5, after: 0)), "august bank holiday"),
    (.holiday(.lastWeekday(month: 5, weekday: 0)), "memorial day, spring bank holiday"),
    (.holiday(.easter(0)), "easter, easter sunday, easter day, easter egg hunt, easter lunch"),
    (.holiday(.easter(-2)), "good friday"),
    (.holiday(.easter(1)), "easter monday"),
    (.holiday(.easter(-7)), "palm sunday"),
    (.holiday(.easter(-46)), "ash wednesday"),
    (.holiday(.easter(-47)), "shrove tuesday, pancake day, mardi gras, carnival"),
    (.holiday(.easter(49)), "pentecost, whitsun"),
    (.holiday(.easter(39)), "ascension, ascension day"),
    (
      .holiday(.movable),
      """
      mother is day, mothers day, mothering sunday, hanukkah, chanukah, passover, ramadan, eid
      diwali, chinese new year, lunar new year, holi, purim, yom kippur, rosh hashanah
      """
    ),
  ]
}
