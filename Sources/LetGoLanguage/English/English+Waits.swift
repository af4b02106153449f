extension English {
  /// Words around how long it takes to get a thing.
  static let waits: Words.Table<AmountWord> = [
    (
      .zero,
      """
      instantly, instant, immediately, straight away, right away, at once, no time
      no time at all, in no time, zero, nothing, none, nil, have a spare, have another
      got another, got a spare, have one already, already have one, have two, a spare
      i have a spare, own another, own two, spare in, another one in the, have one in
      """
    ),
    (
      .tiny,
      """
      a jiffy, jiffy, a sec, a second, a moment, a mo, moments, a tick, two|three ticks, a couple (of) ticks, a minute or two at most
      two shakes, a heartbeat, in a flash, a flash, a blink, blink of an eye, seconds
      round the corner, around the corner, just round|around the corner, next door
      down the hall, across the road|street, over the road, on my doorstep, on the doorstep
      downstairs, corner shop, at the corner, in the next room, few steps away, under my nose
      a stone is throw, stone is throw, a trice, half a mo, a hop and a skip, quick as a flash
      on the corner
      """
    ),
    (
      .enormous,
      """
      ages, forever, for ever, an age, an eternity, eternity, donkey is years, donkeys years, yonks
      a lifetime, all day, all morning|afternoon|evening, an afternoon|evening
      a|the whole morning|afternoon|evening|day|weekend, half the day, the whole day
      a whole day and more, an arm and a leg, till the cows come home, months and months, years
      weeks and weeks, too long, a very long time, a long time, long time, so long, aeons, eons
      an age and a half, all year
      """
    ),
    (
      .unavailable,
      """
      discontinued, never, can|could|will|would not find|get|buy another (one), not any more, can not get another (one)
      can not get them|it|one|those|these|this (any) (more), could not get another (one)
      can not buy (it|them|one|another|those) (any) (more)
      can not find (it|them|one|another|those) (any) (more|where)
      can not be replaced|bought|had, can not replace (it|them), irreplaceable, priceless
      no longer make|makes|made|sell|sold|available|manufactured|produced
      no longer in production, not made|sold|produced any longer, not made any more, not sold any more, not available (any) (more)
      do not make it|them|those|these|this (any) (more)
      not make it|them|those|these (any) (more), stopped making it|them|those|these
      stopped producing, stopped selling, out of production, out of print, one of a kind
      one off, a one off, unique, impossible, impossible to find|replace|get
      for love nor|or money, not to be had, unobtainable, nowhere to be found
      no one makes|sells, nobody makes|sells, never find another, when hell freezes over
      an heirloom, heirloom, handmade by, does not exist any more
      """
    ),
    (
      .minutes(1_440),
      """
      next day, tomorrow, overnight, same time tomorrow, by tomorrow, the next day
      one day delivery, tomorrow morning|afternoon|evening, 24 / 7
      """
    ),
    (.minutes(2_880), "day after tomorrow, the day after tomorrow"),
    (.minutes(10_080), "next week, by next week"), (.minutes(43_200), "next month"),
    (.minutes(10), "a nip to the corner"),
    (
      .bothWays,
      """
      each way, either way, both ways, one way, there and the same back
      there and back again each
      """
    ),
    (
      .leg,
      """
      back, home, back home, return, there, in the shop|store|queue, queueing, shopping, parking
      queue, queuing, in line, in a queue, to park, to choose, paying, at the till, inside
      """
    ),
    (
      .vague,
      """
      not long, quick, quickly, soon, fast, slow, not far, far, far away, nearby, near by, close
      close by, a while, some time, a bit, a little while, a wee while, not too long
      no distance, in town, not soon, later, sometime, short, longish, a trek
      """
    ),
    (.recurring, "times a, per item"),
    (.label, "at, m, opens at, open at, closes at, after, before"),
    (
      .plain,
      """
      walk, walking, drive, driving, ride, bus, by bus, by car, on foot, by bike, on the bus
      by train, on the tube, trip, round trip, return trip, there and back, journey, delivery
      shipping, postage, mail, by mail, post, by post, courier, express, standard, prime
      with prime, amazon, online, order, ordering, to order, to arrive, arrive, arrives, comes
      come, waiting, wait, away, extra, down the road, up the road, down the street, from here
      from home, from my house|door|flat, in the car, on the road
      to the shop|store|shops|mall|supermarket|city|town|high street, by the time, detour
      errand, on my way home, on the way, stop by, hardware, store, shop, supermarket, business
      working, click and collect, pick up, pickup, collect, collection, to get there, to get one
      to get it, to buy one, to find one, door to door, of my time, of your time, faffing
      in all, on a good day, with traffic, in traffic, tesco, aldi, lidl, ikea, walmart, target
      argos, at the shop|store, than that, tube, tram, cycle, cycling, stroll, hop, on the train
      down the, to the, across town, time, worth, long, later, brisk, commute
      """
    ),
  ]
}
