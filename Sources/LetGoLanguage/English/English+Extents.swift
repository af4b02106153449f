extension English {
  /// How much and how long, and what is no use at all, in the past as in time to come.
  static let extents: Words.Table<PolarWord> = [
    (.aside, asides), (.vague, "a|one weekend|evening|afternoon|morning|night|summer|winter"),
    (.no, "not so much"),
    (.vague, "not as often|much|frequently (as), not so|that often|frequently, not that much"),
    (.frequent, "constantly, religiously, regularly, frequently, often, heavily"),
    (.frequent, "much, a lot, loads, heaps, tons"),
  ]

  /// What a person says of themselves, or of the thing where it stands, which is no use of it.
  private static let asides = """
    for now, for today|tonight, for the moment|time being|present, in my|the|our|your way
    think of|about, thinking of|about, thought of|about, look at, looking at, looked at, stare at
    let it|them|that|this|those|these go, let go, get rid, got rid, getting rid, too much for me|us
    part with, parting with, tired, exhausted, a break, a rest
    walk|walking|go|going|run past|by, trip|tripping|fall|stumble|climb over, dust it|them
    live|living with it|that|them, feel (so|very) bad|guilty|sad|awful|terrible
    it|that goes|stays, it can|has|must go|stay
    """
}
