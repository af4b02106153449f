extension English {
  /// Words of yes and no for every question.
  static let polar: Words.Table<PolarWord> = [
    (
      .yes,
      """
      yes, y, ye, yea, yeah, yep, yup, yuppers, yah, ya, yas, yass, yis, yus, yessir, yessum, aye
      affirmative, uh huh, mhm, mm hmm, mmhmm, yes indeed, indeed, true, correct
      that is right|correct|true, positive, 10 - 4, roger, nah yeah, no yeah, why yes, yes please
      oh yes, hell|heck yes|yeah, you bet, you betcha, 👍, ✅, ✔, ☑, 💯, 🙌, 👌, 🆗, a yes, it is a yes
      yh, yeh, ✓
      """
    ),
    (
      .no,
      """
      no, n, nope, nopes, nah, naw, nay, nuh uh, uh uh, negative, false, no way, no way jose
      no chance, not a chance, fat|slim|small chance, yeah nah, yes nah, yeah right, hell|heck no
      god no, no sir, no ma'am, no sirree, 👎, ❌, ✖, ✗, 🚫, 🙅, ⛔, a no, it is a no, as if
      not on your life, not in a million years, not in this lifetime, in my|your dreams, dream on
      when hell freezes over, when pigs fly, no dice, that ship has|is sailed
      that train has left, i wish, not by a long shot, not in the slightest, far from it
      anything but, forget it, out of the question
      not if i can help it, not if i can avoid it
      nup, nop
      """
    ),
    (
      .assent,
      """
      definitely, absolutely, certainly, surely, sure, of course, for sure, sure thing, obviously
      naturally, undoubtedly, clearly, evidently, without a|any doubt|question, without fail
      no doubt, no question, beyond doubt, too right, dead right, 100 %, 100 percent
      a hundred percent, one hundred percent, by all means, count on it, bet on it, most likely
      likely, probable, probably, prolly, presumably, in all likelihood|probability, odds on
      supposedly, apparently, think so, believe so, expect so, guess so, suppose so, say so
      imagine so, reckon so, assume so, fancy so, gather so, should think so, should hope so
      i should think, chances|odds are, the chances|odds are, more likely than not, more or less
      pretty much, as good as, good chance, a good chance, fair chance, strong chance
      almost|nearly certainly, almost certain, certain, confident, convinced, positive, must have
      bound to, not see why not, can not see why not, why not, why would not i, why would i not
      is the pope (a) catholic, does|do a bear shit|poop in the woods
      do bears shit|poop in the woods, is water wet, is the sky blue, what do you think
      need you ask, do you even have|need to ask, like clockwork, goes without saying
      it goes without saying, not half, rather, right on, for certain, in a heartbeat
      """
    ),
    (
      .dissent,
      """
      doubt, doubtful, dubious, unlikely, improbable, no likelihood, surprised, surprised if
      surprise me, surprise me if, zero|0 chance, little chance, long shot, a long shot
      sceptical, skeptical, the last thing
      """
    ),
    (
      .negator,
      """
      can|could not say i|we|that|it, not, never, nor, neither, hardly, barely, scarcely, rarely
      seldom, nobody, no one, none, no longer, no way i|that|we, there is no way
      there is no chance, no chance i|that|of, no chance in hell, not once, not even once
      not a single time|once, not one single time, not one time, not the once, zero times
      in no way, by no means, no reason, on no account, not at all, there is not a chance
      not ever, never ever, never once, nowhere, nothing, no time
      almost|nearly|practically|virtually|basically never, next to never
      """
    ),
    (
      .carrier,
      """
      think, thought, believe, guess, suppose, reckon, imagine, expect, assume, presume, suspect
      say, feel, figure
      promise (you), swear, guarantee (you), assure you, tell you
      """
    ),
    (
      .unsure,
      """
      maybe, perhaps, possibly, mebbe, might, may be, i|we may, might be, could be, could have
      may have, may not, might not, 50 %, maybe (yes) maybe not|no, 50 / 50, 50 - 50, fifty fifty
      50 50, not sure, not too sure, not so sure, unsure, uncertain, not certain, not 100 % sure
      not a hundred percent, can not be sure|certain, not positive, no idea
      not the faintest|foggiest|slightest
      not (got) the|a faintest|foggiest|slightest|clue|scooby, no clue, clueless
      no (earthly) idea|clue, have not (got) a|the|any (clue|idea|foggiest|faintest|scooby)
      not a clue, haven't a clue, do|did not know, not know, i do not know, would not know
      do not remember|recall, can not remember|recall, not remember|recall, i forget, forgot
      i forgot, forgotten when, not that i know for sure, who knows, who can say|tell
      god|heaven|lord|goodness knows, beats me, search me, ask me another, you tell me
      your guess is as good as mine, your guess, anyone is|guess guess, anyone guess
      anybody is guess, hard to say|tell|know, tough to say|call, tricky to say
      can|could not say|tell, can|could not say for sure|certain, can not decide
      can not make up my mind, not made up my mind, have not decided, not decided, undecided
      yet to decide, still deciding, not yet decided, in two minds, of two minds, torn
      on the fence, up in the air, going back and forth, go back and forth, toss up, a toss up
      coin toss|flip, could go either way, either way, touch and go, jury is out
      jury is still out, it depends, depends, depending, that depends, time will tell
      we will see, we shall see, wait and see, remains to be seen, tbd, tbc, you never know
      one never knows, never say never, ?, ??, ???, 🤷, 🤔, 😕, 🤷‍♂️, part of me, half of me
      need to|more think|time, have to think, must think, need to think about it
      let me think about it, think about it, think it over, thinking about it, mull it over
      sleep on it, need to ask|check, have to ask|check, must ask|check, got to ask|check
      will ask|check, let me ask|check, ask my, check with, wavering, hesitating, conflicted
      shrug, shrugs, meh, my memory is, memory fails, mind has gone blank, drawing a blank
      lost track, not a scooby
      no way to tell|know, no way of telling|knowing, do not ask me, ask me another
      can not promise
      hard to remember, tough to remember
      to be decided|determined|confirmed
      """
    ),
    (
      .condition,
      """
      if, unless, provided, providing, assuming, as long as, so long as, in case of, only if
      on condition
      """
    ),
    (
      .correction,
      """
      wait, no wait, wait no, hang on, no hang on, hold on, hold up, scratch that, strike that
      correction, make that, i mean, on second thought|thoughts, come to think of it
      thinking about it again, let me rephrase, my mistake, my bad, no sorry, sorry, oops
      i take that back, or rather, nope wait, actually wait, oh wait, actually no wait
      """
    ),
    (.turn, "well, hmm, hm, hmmm, mm, mmm, actually, then again, mind you, ok fine"),
    (
      .contrast,
      """
      but, however, though, although, except, yet still, only that, instead, albeit, whereas
      """
    ),
    (
      .conclusion,
      """
      so, therefore, hence, thus, ergo, which means, meaning, in short, so that is
      so that would be, long story short, bottom line, all in all, in conclusion
      """
    ),
    (
      .joint,
      """
      because, and, or, plus, since it|i|we|my|the, as it|i|we|my|the, seeing as, given that
      and also
      """
    ),
    (
      .vague,
      """
      who, what, when, where, how, which, whom
      do|did|should|have|will|can|could|would|shall|must|may i|we, yes / no, y / n, n / a, na
      yes or no, either or, none of the above, whatever, maybe so maybe not, blah, asdf, test
      hello, hi, hey, so so, sort of, kind of, in a way, yes and no, not necessarily, not exactly
      """
    ),
    (
      .predicate,
      """
      have, has, had, do, does, did, will, would, shall, can, am, could, going to
      """
    ),
    (.copula, "is, are, was, were, been, be, being"),
    (
      .others,
      """
      my wife, my husband, my partner, my girlfriend, my boyfriend, my son, my daughter, my kids
      the kids, my children, the children, my mum|mom|mother|dad|father|brother|sister
      my flatmate|roommate|housemate|neighbour|neighbor, he, she, someone else, somebody else
      the wife, the husband, the dog, the cat, the neighbours|neighbors
      my grandson|granddaughter, other people
      someone, somebody, a friend, my friend
      """
    ),
  ]
}
