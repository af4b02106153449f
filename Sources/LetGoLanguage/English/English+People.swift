extension English {
  /// Those whose use is not one's own, in every short form.
  static let people = [
    "wife|wifey|husband|hubby|spouse|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|missus",
    "mum|mom|mam|mummy|mommy|mama|ma|mother|dad|daddy|papa|pa|father|stepmum|stepdad|stepmother",
    "stepfather|parents|brother|bro|sister|sis|sibling|siblings|stepbrother|stepsister|son",
    "sons|daughter|daughters|kid|kids|child|children|aunt|auntie|aunty|uncle|cousin|cousins|niece",
    "nephew|grandson|granddaughter|grandkids|grandchildren|grandma|grandpa|grandmother",
    "grandfather|grandparents|gran|granny|grandad|granddad|gramps|nana|nan|nanny|nanna|friend",
    "friends|flatmate|flatmates|roommate|roommates|housemate|housemates|neighbour|neighbor",
    "neighbours|neighbors|colleague|coworker|landlord|landlady",
  ].joined(separator: "|")

  /// People as those who act.
  static let others: Words.Table<PolarWord> = [
    (.others, "(my|our|the|his|her) \(people) (is)"),
    (.aside, "used|worn|played|driven|watched by"), (.use, "used|worn|played|driven by me|us"),
    (
      .aside,
      "they used|use|wore|wear|played|play|watched|watch|read|drove|drive|rode (it|them|that|this)"
    ),
    // What is theirs or theirs to come to is where one's own use was.
    (.plain, "(my|our|the) \(people) is birthday|wedding|party|funeral|house|place|flat|barbecue"),
    (.plain, "with|at (my|our|the|his|her) \(people) (is)"),
  ]

  /// What a person says of themselves, or of the thing where it stands, which is no use of it.
  static let asides = """
    for now, for today|tonight, for the moment|time being|present, in my|the|our|your way
    think of|about, thinking of|about, thought of|about, look at, looking at, looked at, stare at
    let it|them|that|this|those|these go, let go, get rid, got rid, getting rid, too much for me|us
    part with, parting with, tired, exhausted, a break, a rest
    walk|walking|go|going|run past|by, trip|tripping|fall|stumble|climb over, dust it|them
    live|living with it|that|them, feel (so|very) bad|guilty|sad|awful|terrible
    it|that goes|stays, it can|has|must go|stay
    """
}
