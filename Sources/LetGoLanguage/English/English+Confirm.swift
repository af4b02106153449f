extension English {
  /// Words of assent to letting a thing go.
  static let confirm: Words.Table<PolarWord> = [
    (
      .yes,
      """
      okay, k, okie dokie, okey dokey, fine, alright, all right, right, agreed, deal, done
      done deal, confirmed, confirm, approved, accepted, granted, sold, bet, word, cool, great
      good, perfect, lovely, super, sweet, grand, excellent, yes please, please do, go ahead
      go on, go on then, go for it, get on with it, do it, do so, make it so, so be it
      let us do it, let us do this, proceed, continue, carry on, crack on, fire away
      be my guest, knock yourself out, sounds good, sounds fine|great|right|fair, looks good
      works for me, fine by me, fine with me, good with me, okay by|with me, i am in, i am game
      i am ready, ready, time to, it is time, about time, high time, happy|glad|delighted to
      nothing against, with pleasure, gladly, i agree, i consent, i accept, i do, you may
      feel free, why not, bye, bye bye, goodbye, farewell, so long, good riddance, rest in peace
      rip, adios, sayonara, amen, hurrah, hooray, yippee, thank you next, ship it, aye aye
      as you wish, if you must, if you like|want|wish|insist, if you say|think so, if i must
      if i have to, if need be, whatever you say|think, i give in, you win, you are right
      fair enough, fair, i can live with that, no objection|objections, no problem|problems
      no worries, no complaints, no regrets, no qualms, do not mind, would not mind, not mind
      i do not care, do not care, could not care less, makes no difference, no skin off my nose
      would not say no, can not say no, can not argue, yes i am sure, i am sure, sure why not, 🗑
      the sooner the better, might|may (just) as well
      """
    ),
    // Whose it was says nothing of where it goes.
    (
      .vague,
      "gave|given it|them|that|this to me|us, gave me|us (it|them|that|this), given to me|us"
    ),
    (.assent, "please, guess, suppose, i guess, i suppose, reckon"),
    (
      .act,
      """
      off you go, part ways, let it go, let them go, let that go, let this go, let go
      letting it|that|this|them|go (one) (go), let that one go, let this one go, record it
      record that, log it, donate, donated, donating, give it|them|that|this
      gave it|them|that|this, giving it|them|that|this, give away, giving away, given away
      pass it on, passing it on, passed it on, hand it on, toss, toss it, tossed, chuck, chuck it
      chucked, throw, throw it out|away, threw, thrown, bin, bin it, binned
      in the bin|trash|skip|bag|donation, to the tip|dump|charity, dump, dump it, dumped, ditch
      ditch it, ditched, trash, trash it, trashed, scrap, scrap it, junk, junk it, recycle
      recycled, recycle it, sell, sell it, sold it, selling, get rid, got rid, getting rid
      be rid, rid of it, lose, lose it, part with, parting with, out it goes, off it goes
      away it goes, there it goes, out you go, it goes, it can go, it should go, it has to go
      it must go, take it, take it away, out with it, say goodbye, waved goodbye, charity shop
      goodwill, freecycle, help the charity, be gone, begone, it is gone, is gone, gone
      already gone, it left, out the door, it is out, move it along, release it, rehome
      rehome it, clear it out, kick it out, shift it, away with it, do not need, not need it
      not want it, do not want it, no longer need|want, no use for it
      live|do|manage|cope without it|them|that
      """
    ),
    (
      .keep,
      """
      keep, keep it, keeps, keeping, kept, hold on to, holding on to, hang on to, hanging on to
      hold onto, hang onto, cling to, it stays, stays, stay, staying, stay put, leave it
      leave it be, leave it there|here, leave that, save it, save, retain, want it, want it back
      still want, i want it, still need, need it, love it, i love it, not ready, not ready to
      not part, put it back, mine, bring it back, spare it, rescue
      """
    ),
    (
      .no,
      """
      nothing doing, do not you dare, stop, cancel, abort, halt, not yet, not now, not today, not tonight, not right now
      not this time, not just yet, hold off, hold your horses, hold it, hold fire
      hold on a sec|second|minute|moment, hang on a sec|second|minute|moment
      wait a bit|minute|moment|sec|while, give me a minute|moment, maybe later
      not ready, i am not ready
      not so fast, no thanks, no thank you, no ta, no deal, better not, rather not, prefer not
      i would rather not, would prefer not, best not, not for me, over my dead body, no can do
      hands off, back off, never mind, nevermind, scratch that idea, changed my mind
      change of heart, can not do it, can not bring myself, can not bear, i refuse, refuse
      decline, declined, i object, objection, veto, pass on that, not happening, it can wait
      can wait, too soon, no go, no no
      """
    ),
    (
      .unsure,
      """
      ask my wife|husband|partner|mum|mom|dad first, let me think, i am thinking
      need a minute|moment|day|night, need some time, sleep on it, undecided, can not decide
      give me time, dunno, to think, time to think, give me a|some|more|until, do i have to
      second thoughts, having doubts, have doubts
      """
    ),
    (
      .partial,
      """
      only the, just the, part of it, half of it, some of it, some of them, one of them, not all
      all but, all except, everything but, everything except, apart from, except for, half of them
      the lid, most of it, except, excepting, but|only|just half|some|one|two|most (of) (it|them)
      only|but not all (of) (it|them), not the, yes to the|this|that|those, not every, not everything
      """
    ),
    (
      .instead,
      """
      box, box it|them|this|that (up) (for), boxed, box up, boxing it, in|into a|the box
      first, photograph, photograph it|them (first), photo, a photo, take a photo|picture
      a picture, photo first, picture first, lend it, fix it, repair it, mend it
      """
    ),
    (
      .vague,
      """
      cost, costs, record what, what, which, which one, who, the other one, other one, wrong one
      maybe so
      """
    ),
    (.negator, "please do not, no need|reason|point (to|in|for)"),
    (
      .delay,
      "soon, shortly, before long, later today, later this week, any day now, later, another time, some other time, another|some day, some other day, tomorrow, next time|week|month, in a bit|while|minute"
    ),
    (.negator, "too good|nice|precious|useful|pretty|valuable to"),
    (
      .plain,
      "where it is|belongs, right here|there|now|away, now, already, today, then, want, wants, it, one, all, everything, with it"
    ),
  ]
}
