extension English {
  /// Words about having used a thing.
  static let used: Words.Table<PolarWord> =
    others + extents + [
      (.plain, "to|for|from|near|for|by (my|our|the) \(people) is"),
      (.aside, "worn out|through, lost the"),
      (.plain, "helped, a good, when i|we had|was|were"),
      (.instrument, "with it|them|this|that|these|those, in|on it"),
      (
        .use,
        """
        use, uses, used, using, usage, wear, wears, wore, worn, wearing, touch, touched, touching
        open, opened, opening, play, plays, played, playing, ride, rides, rode, ridden, riding
        drive, drove, driven, driving, cook|cooked|cooking with, read, reading, watch, watched
        watching, plugged (it) in, plug (it) in, switched (it) on, switch (it) on, turned (it) on
        finished it|them, turn (it) on, powered (it) up, took|take|taken it out, got|get it out
        had it out, brought (it) out, pulled (it) out, listen|listened|listening to
        went through it|them, dug (it) out, fired (it) up, put it on, put them on
        put it to use, made use
        make use, tried it, tried them, try it, unboxed, unpacked, unwrapped, took it for a spin
        gave it a go|whirl|spin, give it a go, reach for, reached for, reach for it, picked (it) up
        pick it up, needed it, need it, operated, handled, lit it, ran it, run it, baked with
        made something with, worked out with, last used, last wore
        had (the|a) chance|opportunity|occasion|need|cause|excuse|reason (to), the|a chance|opportunity to
        see|seen (the) daylight|sunlight, see|seen the light of (day), left the box|drawer|shelf|cupboard|closet|case|house
        last had it
        out of its|the|their box|case|bag|drawer|wrapper|packaging, out of storage
        leave|leaves|left|leaving (the|its|their) box|drawer|cupboard|shelf|closet|case|wardrobe|garage|loft|attic
        """
      ),
      (
        .inUse,
        """
        came|comes|come out, gets used|worn, got used|worn, get used, been used|worn, in use
        came|comes with me|us
        """
      ),
      (.use, "took|take|taken it|them camping|hiking|skiing|swimming|fishing|travelling|traveling"),
      (.plain, "took|take|taken it|them|that|this (along|with)"),
      (
        .other,
        "took|taken it|them|that|this back, took|taken it|them|that|this to the tip|dump|charity|shop"
      ),
      (
        .disuse,
        """
        unused, untouched, unopened, unworn, unread, unplayed, unboxed never, never opened
        pristine, mint condition, still sealed, sealed, shrink wrapped, shrinkwrapped, still boxed
        still in the|its|their|original box|boxes|packaging|package|packet|wrapper|wrapping|bag|plastic|cellophane
        still in its original box|packaging|wrapper
        in the|its original box|packaging|wrapper|package, still in plastic, still wrapped
        still packed, (still) has|have|had the|its (price) tag|tags|label|labels on
        tags (are) (still) on, tag is still on, price tag (is) still on, with the tags on
        still (got) the tags on, still tagged, dust, dusty, cobweb, cobwebs
        gathering|collecting|covered in dust, gathers|collects dust, dust collector, rusting
        rusted, rotting away, mothballs, mothballed, forgot i (even) had|have|owned|own
        forgot it existed, forgot about it, forgot all about it, forgotten i had|owned
        did not know i (still|even) had|have|owned, did not know it was there
        did not know i still had, not know i had, completely forgotten
        can not remember the last time, do not remember the last time, can not recall the last time
        not (even) looked at|seen|noticed|missed (it), not (even) thought about|of (it)
        not laid eyes on it, packed away, boxed up, boxed away, put away for years, sitting idle
        sits idle, sat idle, lain idle, lying idle, sits there unused, just sits there, sits there
        sitting there, been sitting there, been sitting around, dormant, idle, long forgotten
        lost interest, over it, past it, moved on from it, retired it, been retired
        """
      ),
      (
        .other,
        """
        quit, stopped, buy, bought, buying, purchased, ordered, got it, got them, got this, got one
        have it, have one, have them, have two, have got, moved, moving, cleaned, washed, found
        saw, seen, lent, loaned, borrowed, broke, died, gave, given, sold, sell, stored, put it
        packed, returned, received, repaired, fixed, inherited, owned, own, fits, fit, replaced
        lost, charged it, looked at it, thought about
        """
      ),
      (
        .stop,
        """
        quit using|wearing|playing|riding|it|that, stopped using|wearing|playing|riding|it
        gave up using|wearing|playing|riding|it, gave up on it, given up using|on, gave it up
        given it up, ceased using, finished with it, done with it, retired from, used to
        """
      ),
      (.other, "used to be"),
      (.plain, "last time, the last time"),
      (
        .occasion,
        """
        once, twice, thrice, once or twice, a few times, a couple (of) times, several times
        a time or two, many times, lots of times, more times than, plenty of times, countless times, three times
        four times, five times, no more than, not more than, at least, more than once, at most
        plenty, hundreds of times
        one time, a time
        """
      ),
      (
        .assent,
        """
        recall, remember, not a day goes by, not a day passes, not a week goes by
        not a day without, never a day without, never leaves my side|hand|sight, go to, my go to
        daily driver, workhorse, staple, old faithful, right now, in the wash, in the laundry
        can|could not live|manage|cope|survive without, could not do without, can not do without
        lost without, would be lost without, wearing it now, have it on, got it on, on right now
        every chance i get, my favourite|favorite, and counting, as we speak, as i type|write|speak, practically lives
        lives on my, attached to it, welded to
        as i type|write|speak, on my wrist
        """
      ),
      (
        .no,
        """
        not now, not these days, not nowadays, not recently, not lately, not of late
        not that i recall|remember|know (of), not that i can recall|remember|think of
        not that i am aware (of), not to my knowledge, not as far as i know, not for a second
        no need, no use, no point, not since forever, a thing of the past
        those days are over|gone|behind me, history, long gone days, not me, not i
        """
      ),
      (
        .others,
        """
        will, going to, i will, plan to, planning to, the other one, another one, a different one
        something else, my other one, other ones
        """
      ),
      (
        .yes,
        """
        guilty, guilty as charged, too much
        """
      ),
    ]
}
