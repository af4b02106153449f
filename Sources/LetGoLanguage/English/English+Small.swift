extension English {
  static let contractions: [(String, String)] = [
    ("can't", "can not"), ("cant", "can not"), ("cannot", "can not"), ("won't", "will not"),
    ("wont", "will not"), ("shan't", "shall not"), ("ain't", "is not"), ("aint", "is not"),
    ("don't", "do not"), ("dont", "do not"), ("didnt", "did not"), ("doesnt", "does not"),
    ("havent", "have not"), ("hasnt", "has not"), ("hadnt", "had not"), ("isnt", "is not"),
    ("wasnt", "was not"), ("wouldnt", "would not"), ("couldnt", "could not"),
    ("shouldnt", "should not"), ("arent", "are not"), ("werent", "were not"), ("ive", "i have"),
    ("im", "i am"), ("thats", "that is"), ("whats", "what is"), ("theyre", "they are"),
    ("theres", "there is"), ("dunno", "do not know"), ("idk", "i do not know"),
    ("gonna", "going to"), ("gotta", "got to"), ("wanna", "want to"), ("let's", "let us"),
    ("lets", "let us"), ("coupla", "couple of"), ("lemme", "let me"),
    ("gimme", "give me"), ("kinda", "kind of"), ("sorta", "sort of"), ("prob", "probably"),
    ("probs", "probably"), ("def", "definitely"), ("defo", "definitely"), ("deffo", "definitely"),
    ("tho", "though"), ("cuz", "because"), ("cos", "because"), ("'cause", "because"),
    ("coz", "because"), ("bc", "because"), ("u", "you"), ("ur", "your"), ("anymore", "any more"),
    ("everytime", "every time"), ("rn", "right now"), ("xmas", "christmas"),
    ("ok", "okay"), ("okey", "okay"), ("kk", "okay"), ("o'clock", "oclock"),
  ]

  static let endings: [(String, String)] = [
    ("n't", "not"), ("'ll", "will"), ("'ve", "have"), ("'re", "are"), ("'d", "would"),
    ("'m", "am"), ("'s", "is"),
  ]

  static let fillers = """
    really, honestly, truly, frankly, literally, totally, completely, entirely, very, quite
    fairly, um, umm, er, erm, ah, ahh, oh, ooh, lol, haha, hehe, ha, sigh, ugh, argh, gosh
    jeez, wow, bloody, damn, freaking, frigging, flipping, mate, dude, sir, buddy, pal, darling
    dear, technically, basically, personally, seriously, tbh, imo, imho, afaik, fyi, already
    simply, highly, extremely, terribly, awfully, particularly, especially, somewhat, sadly
    alas, unfortunately, luckily, thankfully, anyway, anyhow, folks, guys, sweetie, currently
    overall
    """

  /// Pronouns, articles, prepositions and helping verbs.
  static let small = """
    i, me, my, mine, myself, we, us, our, ours, you, your, yours, it, its, itself, this, that
    these, those, them, their, the, a, an, one, ones, some, any, all, both, either, own, such
    same, of, at, on, in, to, for, from, by, with, without, about, into, onto, out, up, down
    off, over, around, through, during, near, as, like, than, then, there, here, too, also
    else, ever, even, still, again, only, once, much, many, more, most, less, least, lot, lots
    bit, way, thing, things, time, be, been, being, am, is, are, was, were, do, does, did, done
    have, has, had, having, will, would, shall, can, could, go, goes, going, gone, get, gets
    got, let, say, said, says, tell, who, whom, which, what, when, where, how, so, very, at all
    any more, back, away, ago, just, pretty, uh, please, now, today, yet, since, after, before
    until, till, while, i am afraid, afraid, that is, if i am honest, to be honest, to be fair
    in fact, as far as i know, as far as i can tell
    if i remember|recall (rightly|correctly|right), if memory serves (me) (right), in truth
    truth be told, that said, i mean, you know, you see, for me, in my case, let us see
    let me see, let me think
    """

  /// Who is spoken of as oneself; a family is, since one belongs to it.
  static let selves = "i, we, the|my|our (whole|entire) family, everyone|everybody here"

  /// Words that lead a phrase of where, when, with whom or what for.
  static let prepositions = """
    at, on, in, to, for, from, with, without, by, during, after, before, into, onto, of, around
    near, over, through, when, since, until, till, as, like, about, out, off, up, down
    """

  /// Words between a preposition and its noun.
  static let determiners = """
    a, an, the, my, our, your, his, her, their, its, this, that, these, those, some, any, all, is
    """

  static let suffixes = """
    ish, st, nd, rd, th, s, x, k, odd, something, am, pm, ad, bc, plus, pcs, pc, jan, feb, mar
    apr, jun, jul, aug, sep, sept, oct, nov, dec
    """

  static let spelled = """
    yes, nope, never, half, three, seven, eight, eleven, twelve, thirteen, fourteen, fifteen
    sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy
    eighty, ninety, hundred, thousand, minute, minutes, hour, hours, second, seconds, week
    weeks, month, months, quarter, dollar, dollars, euros, pounds, tenner, fiver, dozen, couple
    january, february, march, april, august, september, october, november, december, monday
    tuesday, wednesday, thursday, friday, saturday, sunday, christmas, easter, halloween
    thanksgiving, yesterday, tomorrow, tonight, summer, winter, autumn, spring, probably
    definitely, absolutely, certainly, maybe, perhaps, possibly, unlikely, doubtful, doubt
    unsure, nothing, hopefully, eventually, overnight, discontinued, priceless, fortune
    peanuts, roughly, approximately, recently, obviously, donate, course, unused, untouched
    haven't, birthday, weekend, sometimes, already, always
    """
}
