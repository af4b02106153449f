extension English {
  /// Words around any amount.
  static let amounts: Words.Table<AmountWord> = [
    (
      .approximate,
      """
      just, about, around, roughly, approximately, approx, circa, ca, c, some, ish, or so
      or thereabouts, thereabouts, give or take, odd, something, ballpark, in the ballpark of
      in the region of, in the neighbourhood|neighborhood of, on the order of
      somewhere around|near|about, somewhere in the region of, somewhere, nearly, almost
      close to, near, near enough, nearer, more like, probably, maybe, perhaps, possibly, i think
      i guess, i would say|guess|think, i reckon, i believe, i suppose, say, like, let us say
      call it, only, exactly, precisely, another, a bit, a little, a lot, a tad, a touch
      a shade, slightly, well, way, much, far, a solid, i expect, i imagine, at a guess, guess
      guessing, my guess, my guess is, best guess, estimate, estimated, est, in total, total
      altogether, all in, in all, all told, tops out at, hopefully, in the, low, mid, high, the
      easily, least
      not much|lot more than, not a lot more than, little more than, hardly|barely|scarcely more than, not much over, not far off
      """
    ),
    (
      .below,
      """
      not a penny|cent|dime over|above, not a penny|cent|dime more than, under, below, less than
      no more than, not more than, at most, at the most, at the very most, up to, max, maximum
      <, within, not over, not above, not even, cheaper than, inside, no longer than
      not longer than, fewer than, as much as, no higher than, shorter than, beneath, south of
      lower than, does not exceed, not exceeding, can not be more than, will not be more than
      would not be more than, no greater than, maximum of, max of, a maximum of, a max of, sub
      not as much as, nowhere near, shy of, just shy of
      """
    ),
    (
      .above,
      """
      lucky to find|get (one|it|them) under|below, lucky to find|get (one|it|them) for less than|under, over, above, more than, at least, at the (very) least, no less than, not less than
      not under, not below, no fewer than, upwards of, upward of, north of, from
      starting at|from, >, minimum, min of, minimum of, a minimum of, exceeding, exceeds, beyond
      in excess of, not a penny|cent|dime under|below, not a penny|cent|dime less than, past
      higher than, longer than, greater than, better part of, starts at|from, no cheaper than
      anything from, can not be less than, would not be less than, not cheaper than, excess of
      dearer than, pushing past
      """
    ),
    (
      .belowAfter,
      """
      tops, max, maximum, at most, at the most, at the very most, or less, or under, or below
      or fewer, or cheaper, and under, and below, or lower, at the outside, at the maximum
      as a maximum, or quicker, or faster, limit
      """
    ),
    (
      .aboveAfter,
      """
      or more, or over, or above, and up, and over, and above, upwards, and upwards, upward
      minimum, at least, at the (very) least, at minimum, at a minimum, or higher, and more
      and then some, and a bit, and change, and counting, plus change, something, odd and more
      easy, easily, to start, and rising, or longer
      """
    ),
    (.to, "to, -, ~, till, until, through, thru, –"),
    (.or, "or, maybe, or maybe, or perhaps, or even, or possibly, possibly, perhaps"),
    (
      .between,
      """
      between, somewhere between, anywhere between, from, anywhere from, either, in between
      anything between
      """
    ),
    (
      .plus,
      """
      plus, +, and another, as well as, on top of, together with, added to, and then, then
      with another
      """
    ),
    (.and, "and, &, n"),
    (
      .times,
      """
      x, ×, times, *, lots of, instalments of, installments of, payments of
      monthly payments|instalments|installments of, packs at, at, by
      """
    ),
    (.contrast, "but, though, although, however, whereas, while, yet"),
    (
      .including,
      """
      including, incl, inc, includes, which includes, of which, out of, inclusive of, counting
      instead of, not, rather than, down from, reduced from, compared to, compared with, versus
      vs, minus, depending on, depending, because, since, unless, if, so long as, for the last
      """
    ),
    (
      .past,
      """
      used to be, used to cost, used to take, was, were, originally, back then, in the past
      years ago, when i bought|got it, when we bought|got it, i paid, we paid, paid, once
      cost me, at the time, when new, back in the day, previously, formerly, before, last year
      last time, flea market, car boot, jumble sale, yard sale, thrift
      """
    ),
    (
      .now,
      """
      now, these days, nowadays, today, currently, at the moment, at present, replacing it
      to replace it, to replace, brand new, new ones are, a new one (is), this time, right now
      as of today
      """
    ),
    (
      .correction,
      """
      no, nope, wait, hang on, hold on, scratch that, strike that, correction, make that, i mean
      sorry, actually, rather, or rather, hmm, no wait, wait no, oops, i meant, my mistake
      my bad, on second thought|thoughts, i take that back, nah
      """
    ),
    (
      .unsure,
      """
      no idea, not sure, unsure, uncertain, no clue, not a clue, clueless, do not know, not know
      would not know, did not know, i do not know
      have not (got) a|the|any clue|idea|foggiest|faintest, not the faintest|foggiest
      not (got) a scooby, who knows, beats me, search me, your guess is as good as mine
      anybody is guess, anyone is guess, hard to say|tell|know, hard to put a price (on), tough to say
      could not say|tell (you), can not say|tell, can not remember, do not remember|recall
      not remember|recall, i forget, forgot, forgotten, god|heaven|lord|goodness knows, ?, ??
      ???, 🤷, 🤔, it depends, depends, that depends, varies, it varies, it varies a lot
      all over the place, would|will have to look (it) up, have to look (it) up, look it up
      need to look, have to check, need to check, would have to google|check|ask|research
      will check, no price listed, no price, not listed, price on request, no price tag
      it does not say, does not say, not stated, not marked, not given, tbd, tbc, n / a yet
      unknown, never looked, never checked, never bought one, have not looked, have not checked
      not looked into it, lost track, lost count, did not keep count, did not count, not count
      was not counting, forgot to count, not kept track, did not keep track, not been counting
      not counted, have not counted, stopped counting, no record
      never saw (the|a) price, never seen (the|a) price, did not see (the|a) price, did not look, not looked (it) up
      no way to tell|know, no way of knowing, do not ask me, ask me another
      not said, not told me, to be confirmed|announced
      """
    ),
    (
      .vague,
      """
      cheap, not cheap, not expensive, inexpensive, affordable, reasonable, pricey, pricy
      expensive, dear, costly, steep, not much, not a lot, not too much, not that much, not bad
      little, too much, a bit much, a lot of money, moderate, average, normal, standard, bargain
      a bargain, a steal, good value, good deal, overpriced, decent, depends how
      more than i want, less than you would think, less than you might think
      more than you would think, more than it is worth, than the other one, than yesterday
      than last time, than before, than last week, half price, a fair bit|amount, quite a bit
      a good deal, a fair few, some money
      """
    ),
    (
      .plain,
      """
      second hand, secondhand, used, new, refurbished, refurb, online, delivered, postage paid
      on sale, in the sale, on ebay, on amazon, on vinted, in store, in shops, in the shops
      costs, cost, costing, price, priced, paid, pay, pays, paying, saw, see, seen, found, find
      listed, spotted, asked, asking, need, needed, want, take, takes, taken, taking, took, set
      back, set me back, would set me back, run me, sell, sells, selling, going for, goes for
      retails, retail, rrp, worth, charge, charged, charging, buy, buying, bought, get, got
      replace, replacing, replacement, max, each, plus, once, looking, checked, look, quit
      stopped, shop, store, shops, stores, market, sounds, right, fine, okay, good, cash, money
      tax, vat, incl vat, inc vat, with tax, free delivery|shipping|postage|returns, free p & p
      with free delivery|shipping|postage|p, yes, yeah, oh, quite, same, similar, model
      one like it, like it, for one, for it, for a new one, for another, for another one
      per item, dropped, ended
      """
    ),
    (
      .label,
      """
      size, model, chapter, page, number, no ., #, level, model number, version, v, series, type
      mark, mk, iphone, galaxy, ps, playstation, xbox, windows, episode, season, part, room
      route, bus, platform, aged, age, article, item number, figure, volume, vol, size uk
      uk size, in the year, since, year, catch, apollo, formula, area, top
      """
    ),
  ]
}
