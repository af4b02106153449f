extension English {
  /// Words about using a thing in time to come.
  static let next: Words.Table<PolarWord> =
    others + extents + [
      // Of several, which says why another is wished for and nothing of the one at hand.
      (.other, "both|all|two broke"),
      (
        .use,
        """
        use, uses, using, wear, wears, wearing, play, plays, playing, ride, rides, riding, drive
        drives, driving, need, needs, needing, needed for, read, reading, bring, bringing, take it
        taking it, take them, taking them, take it with, pack it, packing it, cook with
        cooking with, bake with, switch it on, put it on, put it to use, get it out, bring it out
        fire it up, dig it out, open it, give it a go, make use, come in useful|handy for
        break it out, gets used, get used, be used
        """
      ),
      (
        .assent,
        """
        plan to, plan on, planning to, planning on, the plan, that is the plan, am planning
        i am planning, intend to, fully intend, intending to, intention is, mean to use, going to
        gonna, about to, due to, set to, booked, scheduled, pencilled in, penciled in
        on the calendar, in the diary, can not wait, looking forward, counting on, counting on it
        counting the days, would not miss it, it is on my list for, will do, shall do, i shall
        will be, sure will, i will, you can bet, promised to, signed up, have tickets
        definitely will, raring to go, itching to, never miss, expect to, expecting to, aim to
        aiming to, want it for, it is a given, tickets booked, already planned, already arranged
        determined to, resolved to
        """
      ),
      (
        .no,
        """
        never again, no need, not any time soon, no time soon, not soon, not for a long time|while
        not for ages|years, not in a hurry, not holding my breath, not my thing
        """
      ),
      (
        .dissent,
        """

        no intention|intentions|plan|plans|desire|wish|interest|occasion|appetite|urge|reason|call|point|use
        no point in, no need for|of|to, no call for, not interested, not bothered, not planning
        can not see it|myself|me|that|when|why|how (happening|coming|doing|being), can not imagine (why|when|how|that|where|it|me|myself)
        can not picture (it|me|myself), can|could not think (of) why|when|what, lying if i said (yes|so|otherwise), can not think of|when|why, do|would not see it|myself, not see myself
        the last thing, would not bet on it, not bet on it, would not count on it, not count on it
        what would i use it for, why would i, when would i, where would i, who would, refuse to
        unwilling
        """
      ),
      (
        .spent,
        """
        broken, broken beyond repair, beyond repair, bust, busted, kaput, knackered, worn out
        worn through, dead, outgrown, outgrew, too small (now), too big (now), obsolete, outdated
        no longer fits, does|do not fit, does|do not fit (me|him|her|us) any more
        does|do not work any more, season is over, season over, season has ended|finished
        season is finished|done, over for the year, those days are over|gone|behind me
        days are over|gone|behind me, over it, past it, done with it|that|them
        finished with it|that, moved on, i am done with, gave it up, given it up, gave up, given up
        quit, retired, stopped, sold it, replaced it, have replaced it, superseded
        a thing of the past, lost interest
        have (got) another|a (newer|better|new|nicer|different) one, have (got) two|three others
        have newer|better|new ones
        broke, it|they broke (down), snapped, torn, ripped, faulty, too tight|loose|short|long|big (now)
        do|does|will not close|work|fit, not work, not fit
        lost the charger|cable|remote|plug|adapter|battery|batteries|key|keys|lid|manual
        beyond fixing|saving|help|mending|hope
        """
      ),
      (
        .unsure,
        """
        permitting, on my list, on my bucket|wish list, special occasion, for a special occasion
        saving it for, save it for, need to, needs to, hope, hopefully, hoping, i hope so, hope so, fingers crossed, someday
        some day, one day, some time, sometime, eventually, at some point, at some stage
        sooner or later, later, in the future, one of these days, in an ideal world, ideally
        in theory, in principle, if only, would be nice, would love to, would like to, love to
        like to, want to, i want to, wish, wishing, dream of, dreaming of, tempted, in case
        in case of, just in case, may come in handy|useful, might come in handy
        could come in handy, come in handy, handy one day, rainy day, never know, should, ought to
        supposed to, really should, have to, must, need to get round|around to, get round|around to
        keep meaning to, keep telling|promising (myself) (to), keep saying, been meaning to, meaning to, mean to, means to, intentions
        good intentions, thinking of, thinking about, considering, toying with, contemplating
        could, would if, when i have time, when i get (the) time|chance, when i find time
        if i get round, given the chance, if ever, trying to, try to, i will try, will try
        working up to, weather permitting, all being well, god willing, in the right weather
        touch wood, knock on wood, some other time, whenever
        going to try, gonna try
        """
      ),
      (
        .other,
        """
        used, wore, worn, played, rode, drove, buy, bought, sell, selling, give, giving, gave
        throw, toss, bin, donate, lend, ask, clean, wash, repair, fix, look for, find, move, moving
        store, keep, miss, saw, have it, have one, have them, get rid, used it, got it, return
        rehome, photograph
        """
      ),
      (
        .predicate, "shall, gladly, happily, with pleasure, be using, be wearing, happen, happening"
      ),
      (.yes, "all the time"),
      (.when, "when i|we|the|it|they|my|our|there, once i|we|the|it|they|my|our"),
      (.condition, "only when|if|in|at|for, as soon as, once it|i|we|the, whenever, in the event"),
      (.vague, "last used, once, twice, a few times"),
    ]
}
