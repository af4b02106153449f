extension English {
  /// Words around numbers of things.
  static let counts: Words.Table<AmountWord> = [
    (
      .zero,
      """
      none, zero, nil, nada, zilch, zip, nothing, nowt, naught, nought, not a thing
      not a single thing|one|item, not one, not one thing, not any, did not manage any
      not manage any|anything, did not do any|anything, not do any|anything
      did not let go of any|anything, not get rid of any|anything, no items, no things
      no progress, diddly squat, sweet nothing, zippo, bupkis, goose egg, a big fat zero
      not even one, did not get round to any, no luck, nobody, never did any, not anything
      nothing at all, none at all
      not let anything go, not let go of anything
      """
    ),
    (.whole(2), "both, both of them, the two of them, pair of them, a brace"),
    (
      .whole(3),
      """
      all three, a trio, trio, all three of them, the three of them, hat trick, a hat trick
      """
    ),
    (.whole(4), "all four, a quartet, the four of them"), (.whole(5), "all five"),
    (
      .whole(1),
      """
      one and only, pair of, pairs of, a pair of, set of, a set of, sets of, just the one
      only the one, only one, just one, one only, a single one, a single thing|item, single
      """
    ),
    (
      .aside,
      """
      yesterday, the day before, last time, last week, to go, left to go, left, still to go
      remaining, remain, to do, still to do, years old, year old, yrs old, i am, i have kept
      kept, keeping, keep, i kept, we kept, stayed, saved, still have, put back, held on to
      hung on to, sticking with, maybe tomorrow, tomorrow, planned, more tomorrow, goal, target
      my goal, days left, percent, not counting, tried, the target
      """
    ),
    (.vague, "everything, all, all of it, all of them, the lot, the usual"),
    (
      .recurring,
      """
      a few, few, quite a few, a good few, several, some, many, not many, not that many, a lot
      lots, lots of, loads, loads of, heaps, tons, plenty, a bunch, a whole bunch, bunch
      whole bunch, a handful, handful, a pile, pile, piles, a stack, stacks, heap, a ton, oodles
      umpteen, numerous, countless, a number of, a couple of bags|boxes, bag, bags, box, boxes
      sack, sacks, crate, crates, bin bags, bin bag, carload, load, truckload, van load, suitcase
      suitcases, drawer, drawers, shelf, shelves, basket, baskets, carrier bag|bags
      trash bag|bags, garbage bag|bags, car full, bagful, boxful, armful, container, containers
      tub, tubs, cupboard, wardrobe, same as, same as yesterday|before|usual
      same as last time|week, as many as, as many, twice as many
      more than yesterday|before|usual, more than last time|week, less than yesterday|before
      less than last time|week, fewer than yesterday|before, fewer than last time|week
      than yesterday, than last time, than last week, than before, double yesterday, twice
      half of them, half, most of them, most
      worth, dozens, scores, hundreds, thousands, too many, enough, not enough
      a whole lot, various, an entire, a whole, whole drawer, a room full, more than i expected
      as usual, each, per day, a day
      """
    ),
    (
      .approximate,
      """
      that makes, makes, managed, a total of, a grand total of, grand total, counting up, count
      my count, by my count, it is, it was, was, exactly, just
      """
    ),
    (.plus, "plus, +, and also, as well as, along with, followed by, then, and then"),
    (.label, "day, days, round, week, number, size, chapter, for the last"),
    (.including, "out of, of which, including, incl, of the, of my, for a total of nothing"),
    (
      .plain,
      """
      donated, binned, tossed, sold, gave, given, threw, thrown, chucked, recycled, dumped
      got rid of, let go of, let go, away, out, in the bin, things, thing, items, item, bits
      pieces, today, down, alone, did, done, went, gone, released, dropped, dropped off, ditched
      removed, cleared, stopped, passed, counting, counted, in total, total, altogether
      all in all, in one go|sweep|day|trip|fell, so far, this time, help, hey, no help, pass, skipped, stuff, objects, articles
      of them, so, about
      """
    ),
  ]
}
