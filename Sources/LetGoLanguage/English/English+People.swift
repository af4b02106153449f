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
}
