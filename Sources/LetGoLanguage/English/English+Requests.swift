import LetGoCore

extension English {
  /// What a whole line can ask of the shell.
  static let requests: Words.Table<ShellRequest> = [
    (
      .back,
      """
      back, go back, back up, back one, previous, prev, previous question|one, step back
      one back, take me back, take me to, move back, change my answer, change my last answer|one
      change the last|previous answer|one, redo that one, redo the last one, redo it|that|this
      fix my last answer, go to the previous one, go to the last question, back to the, back to
      let me redo that, last question, the question before
      """
    ),
    (
      .skip,
      """
      skip, skip it|this|that|them|one, skip this|that one, skip over it|this|that, pass, i pass
      next, next one, next item, next question, move on, moving on, skip ahead, another item
      another one, next please, jump ahead, ask me later, ask me another time
      come back to it later, come back to this later, come back later
      leave this one out, leave this one for later, leave it for later, do another
      do another one, do a different one, go to the next one|item|question, move along
      move to the next one, pass on this one, different item, a different one, something else
      ask me something else, rather not say|answer, prefer not to say|answer
      """
    ),
    (
      .quit,
      """
      quit, exit, q, :q, :wq, stop, end, log out, logout, log off, bye, bye for now, goodbye
      bye bye, enough, enough for now|today|tonight, that is enough (for) (now|today|tonight)
      that is all (for) (now|today|tonight), i am done, done for now|today|tonight
      i am done for now|today|tonight, all done, finish, finished, let|get|take me out, let|get|take me out of here, get me out
      get me out of here, get out, call it a day|night, stop here, stop now, end session
      end it here, close, shut down, i give up, i am out, i am off, time to stop, time to go
      see you, see you later, see you tomorrow, good night, goodnight, night night
      no more for today|tonight|now, no more questions, i have had enough, i want out
      i want to leave|stop, i need to go, i have to go, gotta go, got to go, to be continued
      leave letgo, stop|quit|end for today|tonight|now, stop|quit for the day|night
      i need|want (to take|have) a break|rest|pause|breather, need|take a break|rest
      too tired, i am (so|too) tired|exhausted|knackered|shattered
      """
    ),
    (
      .help,
      """
      help, h, help me, ? help, example, examples, an example, for example, hint, a hint, hints
      options, what are my|the options, what are my choices, instructions, usage, commands
      i do not understand, i do not get it, not understand, do not understand, do not get it
      i am confused, confused, i am lost, i am stuck, stuck, explain, explain that|this|please
      explain the question, what, huh, eh, pardon, come again, what do you mean
      how does this|that|it work, how do i answer (this|that), how should i answer (this|that)
      what should i say|type|answer|enter|write, what can i say|type|answer|enter|write
      what do i say|type|answer|enter|write|put, what to say|type, how do you mean
      what is this|that, what is the question, repeat the question, say that again
      what does that mean, what is meant, rephrase, clarify, can you clarify, manual, man
      """
    ),
    (
      .why,
      """
      why, why this, why that, why is that, why ask, why do you ask, why do you want to know
      why does it|that matter, why does this matter, why should i, how come, what for
      for what reason, what is the reason, what is the point, what is the logic
      what is the rule, what rule, which rule, reason, why so, why the question
      why these questions, explain why, tell me why, says who, what is that for
      what is this for, what is it for, why would you ask, what difference does it make
      """
    ),
    (
      .undo,
      """
      undo, undo it|that|this|last, undo the last (one|thing), undo my last (one|answer|step)
      take it|that back, revert, revert that, reverse that, roll back, rollback, undelete
      ctrl z, cancel that, unrecord, unrecord that, i did not mean that|to, did not mean that|to
      that was a mistake, it was a mistake, i made a mistake, restore that
      """
    ),
  ]

  /// What begins a question to the shell, whatever follows.
  static let openings: Words.Table<ShellRequest> = [
    (
      .why,
      """
      why does, why do you, why is, why are, why 20|30|90|twenty|thirty|ninety, why count
      why should, why would i do, why do that, why would you|it|that, why so, why the, why only, why exactly, why these
      why this, why that, why money, why time, why cost, why price, why minutes, why days
      what is the 90, what is the 20, what is the 30, what is this 90, what is this 20
      what is the rule, what is the reason, what is the point, what is the idea behind
      what is the logic, what is the purpose, how come, explain the 20, explain the 90
      explain the rule, explain why, tell me about the 20|90|rule|30, what is behind
      what has that got to do, what does it matter, what does that matter
      """
    ),
    (
      .help,
      """
      what does, what do you mean by, what do you mean, what counts, what is meant by
      what is considered, what qualifies, what can i, what should i, what do i, how do i
      how should i, how can i, how does this, how do you, how am i supposed
      give me (an|some) example|examples, give me a hint, show me an example, show me, explain
      do you mean, does it count, does that count, does this count, do you want
      is that including, can i say, can i answer, can i type, can i enter, in what currency
      which currency, what currency, in what unit, what unit, which format, what format
      what is an, how is, do i count, what kind of answer, what sort of answer
      """
    ),
  ]

  /// Words around a request.
  static let courtesies = """
    please, pls, plz, can i, can we, can you, could i, could we, could you, may i, might i
    let us, i would, i want to, i would like to, i would like, i want, i need to, i need
    i will, would you, will you, let me, how do i, how can i, oops, whoops, wait, okay, hey, hi
    sorry, now, just, the, this item, this question, that question, the question
    the last question, the first question, the previous question, one, item, question, one step
    a step, step, to, this one, that one, for now, then, no idea, not sure, i do not know
    do not know, dunno, no clue, no, yes, right, well, hmm, actually, no thanks, thanks
    thank you, ta, cheers, go, and, shell, letgo, let go, but, never mind, nevermind, rather
    for today|tonight, for the day|moment, start, beginning, money, cost, price, time, used, use, first, last, about the, to the
    from here, here, there, for me, some, a, another, again, me, i think i will
    i think i would like to, i think, i guess, today, tonight, so, kindly, quickly, oh, ah
    """
}
