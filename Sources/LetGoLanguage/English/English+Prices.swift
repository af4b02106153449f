extension English {
  /// Words around money.
  static let prices: Words.Table<AmountWord> = [
    (
      .zero,
      """
      free, for free, nothing, zero, nil, nada, zilch, zip, gratis, no cost
      not a penny|cent|dime, it is free, free of charge, no charge, costs nothing, complimentary, a freebie
      freebie, on the house, nowt, gift from, would not cost (me) anything, cost anything
      i would make one, already have another, have a spare, got a spare
      """
    ),
    (
      .tiny,
      """
      peanuts, pennies, a pittance, pittance, next to nothing, chump change, loose change
      spare change, pocket change, small change, pocket money, chicken feed, a song, for a song
      dirt cheap, cheap as chips, price of a sandwich, buttons, a trifle, almost nothing
      practically nothing, hardly anything, virtually nothing, barely anything
      price of a coffee, cup of coffee, less than a coffee, shrapnel, couch change, a few coins
      coppers
      """
    ),
    (
      .enormous,
      """
      a fortune, fortune, small fortune, a small fortune, a bomb, a packet, an arm and a leg
      arm and a leg, the earth, a king is ransom, king is ransom, a kidney, my kidney
      sell a kidney, through the roof, astronomical, sky high, exorbitant, extortionate
      an absolute fortune, the moon, a pretty penny, pretty penny, pots of money, big bucks
      serious money, a mint, a boatload, a shedload, a ton of money, a lot of zeros, eye watering
      eyewatering, ruinous, my life savings, my firstborn
      more than my car|house|rent|mortgage|salary, more than the|a car|house|rent|mortgage
      costs the earth, break the bank, beyond my means, can not afford, could not afford
      unaffordable, crazy money, silly money, megabucks, loads of money
      month is salary|rent|wages
      """
    ),
    (
      .unavailable,
      """
      priceless, irreplaceable, unreplaceable, can|could not be replaced
      can|could|will|would not find|get|buy another (one), can|could not replace (it|them|that), can not get another (one)
      can not get them|it|one|those|these|this (any) (more), could not get another (one)
      can not buy (it|them|one|another|those) (any) (more)
      can not find (it|them|one|another|those) (any) (more|where), can not be bought|had
      no amount of money, no money, money can not buy, not for sale
      no longer make|makes|made|sell|sold|available|manufactured|produced
      no longer in production, not made|sold|produced any longer, not made any more, not sold any more, not available (any) (more)
      do not make it|them|those|these|this (any) (more)
      not make it|them|those|these (any) (more), does not exist any more, not exist any more
      discontinued, out of production, out of print, one of a kind, one off, a one off, unique
      only one in the world, stopped making it|them|those|these, stopped producing
      stopped selling, for love nor|or money, impossible to find|replace|get, not to be had
      hand made by, handmade by, an heirloom, heirloom, antique, unobtainable, extinct
      can not get hold, nowhere to be found, no one makes|sells, nobody makes|sells
      never find another, never get another, would never find another, there is not another
      is not another one
      """
    ),
    (
      .recurring,
      """
      off, minus, free trial, get one free, one free, bogo, bogof, two for one, buy one get one, a month, per month, / mo, / month, a mo, monthly, every month
      each month, a year, per year, / yr, / year, / y, yearly, annually, a week, per week, / wk
      / week, weekly, an hour, per hour, / hr, / hour, / h, a day, per day, / day, daily, pm
      p / m, pcm, per annum, pa, subscription, per kilo, per metre, per meter, a kilo, / kg
      a pound weight, a go
      """
    ),
    (
      .each,
      """
      each, apiece, a piece, a pop, per piece, every one, per unit, per item, a throw, ea
      individually
      """
    ),
    // How many there are already is no price.
    (.vague, "have|got|own two|three|four|five|six|several|plenty|others (others|already|more)"),
    (.bundle, "for"),
    (
      .plain,
      """
      postage, shipping, delivery, p & p, post, deposit, up front, upfront, depending on size
      for the, for that, for this, for it, for me, for another, free delivery, with points
      in tesco|aldi|lidl|ikea|walmart|target|argos
      at tesco|aldi|lidl|ikea|walmart|target|argos|the|a|my, on amazon|ebay|etsy
      from amazon|ebay|china|the|a|tesco, in the shop, on the high street, currency, sterling
      ikea, amazon, ebay, etsy, argos, tesco, walmart, target, online price, list price
      """
    ),
  ]
}
