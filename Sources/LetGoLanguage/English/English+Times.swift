extension English {
  /// Words of the calendar and of time from today.
  static let times: Words.Table<TimeWord> = relativeTimes + calendar + habits + holidays

  private static let relativeTimes: Words.Table<TimeWord> = [
    (
      .relative(0, 0),
      """
      today, just now, right now, now, this very minute, this morning, this afternoon
      earlier today, earlier on, a moment|minute|second ago, moments ago, tonight, this evening
      an hour or so ago, seconds ago, minutes ago, hours ago, at the moment, as we speak
      before breakfast|lunch|dinner, at breakfast|lunch
      """
    ),
    (.relative(-1, -1), "yesterday, last night, yesterday morning|afternoon|evening|night"),
    (
      .relative(-2, -2),
      """
      day before yesterday, the day before yesterday, night before last, the night before last
      the other night
      """
    ),
    (
      .relative(-7, -1),
      """
      the other day, other day, a day or two ago, a day or so ago, earlier this week, days ago
      only days ago
      """
    ),
    (
      .near(-45, 0),
      """
      recently, lately, of late, not long ago, not that long ago, not so long ago
      not too long ago, very recently, fairly recently, quite recently, in recent days|weeks
      only recently, the other week, a short while ago, a little while ago, since recently
      """
    ),
    (.relative(-372, -358), "this time last year, about this time last year, a year ago today"),
    (.relative(1, 1), "tomorrow, tomorrow morning|afternoon|evening|night, first thing tomorrow"),
    (.relative(2, 2), "day after tomorrow, the day after tomorrow"),
    (
      .near(0, 30),
      """
      soon, very soon, shortly, any day now, any day, imminently, any minute now, in no time
      before long, straight away, immediately, right away, asap, in a minute|moment|bit
      in the next few days, in the coming days|weeks, later today, later this week
      in the near|foreseeable future, any time soon, anytime soon, presently, momentarily, later on today, before the week is out
      at the earliest opportunity
      """
    ),
    (
      .longAgo,
      """
      ages ago, long ago, a long time ago, a long while ago, years ago, years and years ago
      many years ago, many moons ago, donkey is years (ago), donkeys years (ago), yonks (ago)
      way back, way back when, a lifetime ago, in another life, another lifetime, eons ago
      aeons ago, an eternity ago, forever ago, back in the day, last century
      in the last century, when i was a kid|child|boy|girl|student|teenager|little|young|younger
      when we were kids|young, as a kid|child|teenager|student, at school, at uni, at university
      in college, in high school, in my youth|teens|twenties|childhood, before the war
      decades ago, before (the) covid|pandemic|lockdown, during (the) covid|pandemic|lockdown
      in lockdown, ages, years, eras ago, ages and ages
      been a (very) long time|while
      """
    ),
    (
      .longSince,
      """
      since (the) covid|pandemic|lockdown, since forever, since school|college|uni|university
      since i was a kid|child|boy|girl|student|teenager, since we were kids, since childhood
      """
    ),
    (
      .longSpan,
      """
      in ages, in an age, in forever, for ages, in years, for years, in yonks, for yonks
      in a (very) long time, for a (very) long time, in donkey is years, for donkey is years
      for decades, in decades, in (all) my life, in a lifetime, for many years, in many years
      in living memory, in a month of sundays
      """
    ),
    (
      .someTime,
      """
      a while ago, a while back, some time ago, sometime ago, a bit ago, quite a while ago
      months ago, weeks ago, in a while, for a while, in some time, a good while
      quite some time, in months, for months
      """
    ),
    (
      .part(0),
      """
      early, early in, beginning of, the beginning of, start of, the start of
      (the) first half|week|days of|in, (the) first few days of
      """
    ),
    (.part(1), "mid, middle of, the middle of, (the) second|third week of|in"),
    (
      .part(2),
      """
      late, late in, end of, the end of, (the) second half of, back end of
      (the) last week|days of, (the) last few days of
      """
    ),
    (.ago, "ago, back, before now, earlier, prior"),
    (.hence, "from now, hence, from today, is time, time, of time, later"),
    (.last, "last, past, previous, this past, this last"),
    (.this, "this, current, the present"),
    (.next, "next, coming, this coming, upcoming, the following, following"),
    (.beyond, "before last, after next"),
    (.since, "since, ever since then, since about|around|roughly|before, not after"),
    (.everSince, "ever since"),
    (.until, "until at least, till at least, until, till, up to, til, up until"),
    (.before, "before, by, prior to, ahead of, until before, this side of"),
    (.after, "after, following, from"),
    (
      .within,
      """
      in the last|past, over the last|past, during the last|past, within the last|past
      these last|past, for the last|past, this last, within, inside, in under, in less than
      throughout the past|last, at any point|time in the last|past, once in the last|past
      at all in the last|past, any time in the last|past
      """
    ),
    (
      .coming,
      """
      in the next, over the next, within the next, during the next, in the coming
      over the coming, for the next
      """
    ),
    (.over, "in"),
    (.lasting, "for"),
    (
      .elapsed,
      """
      it has been, has been, been, it is been, it is, must be, gotta be, going on, it will be
      would be
      """
    ),
    (.another, "for another, another, for at least another, for a further"),
    (
      .only,
      """
      only, just, only ever, solely, exclusively, purely, only use|wear|need (it|them|this|these)
      only used, only worn, only needed, only comes|come out, only gets|get used
      """
    ),
    (
      .plain,
      """
      on, at, the, earlier this, later this, earlier in, later in, around, about, roughly, of
      during, starting, beginning, as of, over the, back in, back at|on, 
      at the end of the day|night, or so, or thereabouts, say
      as recently as, as late as, as far back as, my, our, like, in the, in my
      approx, approximately, circa, i think, late on, early on, morning of, night of, evening of
      afternoon of, day of
      """
    ),
    (.trailing, "sometime, some time, at the latest, at the earliest, at the very latest"),
  ]
}
