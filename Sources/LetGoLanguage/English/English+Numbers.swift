extension English {
  static let numbers: Words.Table<NumberWord> = [
    (.below(0), "zero, nought, naught"), (.below(1), "one"), (.below(2), "two"),
    (.below(3), "three"), (.below(4), "four"), (.below(5), "five"), (.below(6), "six"),
    (.below(7), "seven"), (.below(8), "eight"), (.below(9), "nine"), (.below(10), "ten"),
    (.below(11), "eleven"),
    (.below(12), "twelve"),
    (.below(13), "thirteen, baker is dozen, a baker is dozen"),
    (.below(14), "fourteen"), (.below(15), "fifteen"), (.below(16), "sixteen"),
    (.below(17), "seventeen"), (.below(18), "eighteen"), (.below(19), "nineteen"),
    (.below(20), "twenty, a score"), (.below(30), "thirty"), (.below(40), "forty, fourty"),
    (.below(50), "fifty"), (.below(60), "sixty"), (.below(70), "seventy"), (.below(80), "eighty"),
    (.below(90), "ninety"),
    (.hundred, "hundred, hundo"), (.scale(1_000), "thousand, k"), (.scale(1_000_000), "million"),
    (.group(12), "dozen"),
    (.part(500), "half"), (.part(250), "quarter, a quarter"),
    (.part(750), "three quarters, 3 quarters"), (.part(333), "third, a third"),
    (.added(500), "and a half, and half, n a half"), (.added(250), "and a quarter"),
    (.added(750), "and three quarters"),
    (.vague(2, 2), "couple, a couple, a couple of, couple of"),
    (.vague(3, 5), "few, a few, handful, a handful (of), a few more"), (.vague(3, 6), "several"),
    (.decade(20), "twenties"), (.decade(30), "thirties"), (.decade(40), "forties"),
    (.decade(50), "fifties"), (.decade(60), "sixties"), (.decade(70), "seventies"),
    (.decade(80), "eighties"), (.decade(90), "nineties"), (.decade(10), "teens"),
    (.plenty(100), "hundreds (of)"), (.plenty(1_000), "thousands (of)"),
    (.plenty(1_000_000), "millions (of)"),
    (.article, "a, an, a good|full|solid|whole|mere|round|clear|cool|measly|further"),
    (.and, "and"),
  ]

  static let durations: Words.Table<Int64> = [
    (1, "second, seconds, sec, secs, s"), (60, "minute, minutes, min, mins, m, minuts, minits"),
    (3_600, "hour, hours, hr, hrs, h"),
    (86_400, "day, days, d, business|working|calendar|full day|days, sleeps, nights"),
    (604_800, "week, weeks, wk, wks, w"), (1_209_600, "fortnight, fortnights"),
    (2_592_000, "month, months, mo, mos, mth, mths"), (7_776_000, "quarters"),
    (31_536_000, "year, years, yr, yrs, y"), (315_360_000, "decade, decades"),
  ]

  static let manyUnits = """
    seconds, secs, minutes, mins, minuts, minits, hours, hrs, days, sleeps, nights, weeks, wks
    fortnights, months, mos, mths, quarters, years, yrs, decades
    """

  static let otherUnits = """
    kg, kilo, kilos, g, gram, grams, lb, lbs, oz, ounce, ounces, stone, mile, miles, mi, km
    kms, kilometre, kilometres, kilometer, kilometers, metre, metres, meter, meters, cm, mm
    inch, inches, foot, feet, ft, yard, yards, block, blocks, litre, litres, liter, liters, ml
    gallon, gallons, watt, watts, volts, gb, mb, tb, percent, %, degrees, °, stops, steps
    stars, pages, pieces, pcs
    """
}
