extension English {
  /// How often something happens.
  static let habits: Words.Table<TimeWord> = [
    (.every, "every, each"),
    (.other, "other, second"),
    (.times, "times, x, time"),
    (.count(1), "once, one time"),
    (.count(2), "twice"),
    (.count(3), "thrice"),
    (
      .habit(1),
      """
      daily, nightly, every day, every single day, everyday, day in day out, all the time
      constantly, hourly, every morning|evening|night, all day (every|long) (day), night and day
      day and night, 24 / 7, round the clock, each day|morning|night|evening, nonstop, non stop
      most days, most mornings|evenings|nights, almost every day, nearly every day
      several times a day, multiple times a day, on a daily basis, routinely, on most days
      on work days, on weekdays, weekdays, practically daily, almost daily
      every time i cook|bake|shower|shave|leave|drive|travel, every time i go out
      every time it rains, whenever i cook|bake
      """
    ),
    (
      .habit(7),
      """
      weekly, every week, on a weekly basis, at weekends, on weekends, weekends, most weekends
      most weeks, on mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
      of a sunday|saturday, of an evening, twice weekly, several times a week
      a few times a week, biweekly
      """
    ),
    (
      .habit(14),
      """
      fortnightly, every fortnight, every other week, every second week, every couple of weeks
      """
    ),
    (.habit(30), "monthly, every month, on a monthly basis, most months, a few times a month"),
    (.habit(61), "every other month, every second month, bimonthly, every couple of months"),
    (.habit(90), "quarterly, every quarter, once a quarter"),
    (
      .habit(182),
      """
      every half year, every six months, biannually, twice yearly, half yearly
      a couple of times a year, a few times a year, several times a year
      """
    ),
    (
      .yearly,
      """
      yearly, annually, once a year, once per year, one time a year, every year, each year
      year in year out, once yearly, year after year, every single year, like every year
      same as every year, as every year, annual thing, an annual thing, annual, annual tradition
      each and every year, once every year, every year without fail, on an annual basis
      """
    ),
    (
      .always,
      """
      always, always do, we always do, i always do, without fail, traditionally, as always
      as usual
      """
    ),
    (
      .sometimes,
      """
      sometimes, occasionally, from time to time, now and then, now and again
      every now and then|again, every so often, every once in a while, once in a while
      on occasion, on occasions, off and on, on and off, at times, here and there, when needed
      when i need it, if needed, as needed, periodically, intermittently, ever so often
      once in a blue moon, not often, not very often, not much, not a lot, not frequently
      not regularly, seasonally, in season, once every few years, in winter|summer mostly
      when it snows|rains, in emergencies, only in emergencies, infrequently
      for special occasions, on special occasions, special occasions, irregularly, some days
      some weeks, some years
      """
    ),
  ]
}
