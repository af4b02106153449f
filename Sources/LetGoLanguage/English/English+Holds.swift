extension English {
  /// Ways to say what holds a person back, apart from losses and exemptions.
  static let holds: Words.Table<Hold> = [
    (
      .duplicate,
      """
      duplicate, duplicates, a spare, my spare, as a spare, spare one, it is spare, the spare
      have two|three|four|five|several|another|others, have got two|three|another|others
      got two|three|four|another, own two|three|four|another, two|three|four of them|these|those
      one of two|three|four|several, have another one, already have one|two|another, second one
      have more of them|these, more than one, in case the other, if the other, backup, back up
      the other one|ones, extra one
      """
    ),
    (
      .gift,
      """
      gift, a gift, gifts, present, a present, birthday|christmas|wedding|leaving present
      was|were given to me, given to me, gave it to me, gave me it|this|that|them, gave it me
      got it from, got it for christmas|birthday, got it for my birthday, got it as
      from my aunt|uncle|mum|mom|dad|mother|father|sister|brother|son|daughter|friend|cousin
      from my husband|wife|partner|boyfriend|girlfriend|boss|colleague|colleagues|neighbour
      """
    ),
    (
      .broken,
      """
      broken, it broke, is broke, does not work, not work, do not work, not working
      stopped working, does not turn on|run|start, will not turn on|start, not turn on|start
      needs fixing|repair|repairing|mending|sewing|gluing, needs to be fixed|repaired|mended
      needs a new battery|screen|part|zip|strap, needs a repair, missing a|some|one part|piece
      a part|piece is missing, cracked, torn, faulty, out of order, in need of repair
      could|can be fixed|repaired|mended, to fix|repair|mend it, fix it|them, repair it|them
      mend it|them, want|going|meaning to fix|repair|mend
      """
    ),
    (
      .other,
      """
      not broken, not a gift|present|duplicate|spare, no gift|present|duplicate, at present
      the present, nothing broken|wrong, not faulty
      """
    ),
  ]
}
