import LetGoCore

extension English {
  /// Those who may own a thing that is at home.
  private static let relations = [
    "wife|husband|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|mum|mom|mam|mummy|mommy",
    "mother|dad|daddy|father|brother|sister|sibling|stepbrother|stepsister|son|daughter|kid|child",
    "aunt|uncle|cousin|niece|nephew|grandson|granddaughter|grandma|grandpa|grandmother|grandfather",
    "gran|granny|friend|mate|buddy|flatmate|roommate|housemate|neighbour|neighbor|boss|colleague",
    "coworker|employer|company|landlord|landlady|teacher|club|church|school|office|library",
  ].joined(separator: "|")

  private static let grandparents =
    "grandma|grandpa|grandmother|grandfather|gran|granny|grandad|granddad|gramps|nana|nan|nanny"
  private static let elders = "mum|mom|mam|mummy|mother|dad|daddy|father|\(grandparents)"

  /// Ways to name a loss or a feeling.
  static let losses = """
    sentimental, sentimental value|reasons, sentimentality, reminds|remind|reminded me of, memories
    memory of, in memory, keepsake, memento, heirloom, precious to me, means a lot
    means so much, means the world, close to my heart, hard to part with, breaks my heart
    makes me cry|sad, it makes me sad, too sad, i miss him|her|them, miss him|her|them, miss my
    grief, grieving, mourning, was|were my late, my late
    belonged to my|him|her|mum|mom|dad|grandma|grandpa|granny|nana, used to belong to my|him|her
    passed away, he|she|mum|mom|dad|grandma|grandpa|husband|wife died, the funeral
    before he|she died|passed, he|she left it, left it to me, left me it, inherited, inheritance
    was my mother|father|mum|mom|dad|stepmother|stepfather is
    was my grandmother|grandfather|grandma|grandpa|granny|gran|nana|nan|nanny is
    was my aunt|uncle|brother|sister|husband|wife|son|daughter|friend|dog|cat is
    from my grandmother|grandfather|grandma|grandpa|granny|gran|nana|nan
    was his|hers, last thing he|she gave, gave it to me before, last gift, wedding dress
    from when they|he|she were|was little|small, from my wedding, baby is first
    the baby we lost, i think of|about him|her, think|thinking of|about him|her
    can not bear to (throw|give|part), can|could not bear to
    can|could not throw|give it|them|that|this|those|these out|away, can|could not throw|give away
    can|could not part with, can|could not let it|them|this|that|these|those go, can|could not get rid
    it hurts, that hurts, hurts too much, hurts to look|think|see, too painful, it is painful
    smell|smells|smelled|smelt like|of him|her|\(elders), smell|smells still like|of him|her
    he|she is gone|dead, he|she is no longer with us|here, \(elders)|husband|wife is gone|dead
    gift|present|given|letter from|by (my) him|her|\(grandparents), from him|her
    wedding gift|present|presents, a wedding gift|present, from our wedding
    \(grandparents) gave it|them|this|that (to) me, \(grandparents) gave me it|them|this|that
    he|she gave it|them|this|that (to) me, he|she gave me it|them|this|that
    was|were \(elders) is, used to be (my) \(elders) is, from \(grandparents)
    we lost him|her|them, lost him|her, since he|she left
    miscarriage|miscarried|stillborn|stillbirth, lost the|our|my|a baby|child|son|daughter|pregnancy
    our|my dog|cat|pet|horse|baby|child|son|daughter|brother|sister|friend|parents died, still miss him|her|them
    we|i divorced, we broke|split up, my divorce
    reading|seeing|holding|opening|touching|hearing it|them|this|that|those (still|always) hurts
    reading|seeing|holding|opening|touching|hearing|playing|wearing|using it|them|this|that|those (still|always) makes me sad|cry
    """

  /// Ways to name what puts a thing outside the rules.
  static let exemptions: Words.Table<Exemption> = [
    (
      .emergency,
      """
      emergency, emergencies, for emergencies, emergency kit|gear|supplies|use, first aid
      first aid kit, fire extinguisher, smoke alarm, survival kit, safety equipment
      for a power cut|outage, in case of fire, jump leads, jumper cables, spare tyre|tire
      """
    ),
    (
      .consumable,
      """
      consumable, consumables, it gets used up, gets used up, used up, we eat it, it is food
      food, medicine, spare batteries, supplies, toilet paper, pantry
      """
    ),
    (
      .seasonal,
      """
      seasonal, seasonal item|thing|gear|decoration|decorations
      christmas|xmas|easter|halloween|advent decoration|decorations|lights|ornaments|stuff|things
      christmas|xmas tree, advent calendar|wreath, halloween|carnival|santa costume
      ski|snow|winter|summer|beach gear|things|stuff|clothes|clothing|equipment
      winter coat|jacket|boots|tyres|tires|duvet, summer tyres|tires|duvet
      """
    ),
    (
      .notMine,
      """
      not mine, it is not mine, is not mine, not my, belongs to someone|somebody else
      belongs to, it is borrowed, borrowed it, borrowed, on loan, rented, it is rented, leased
      my landlord is, the landlord is
      it|that|this is my|our \(relations) is
      borrowed (it|this|that|them) from my|our|a|the \(relations)
      on loan from my|our|a|the \(relations), my|our \(relations) lent|loaned me
      my|our \(relations) lent|loaned it|this|them to me, lent|loaned to me (by)
      someone else is, somebody else is, library book, work laptop, belongs to work
      """
    ),
  ]

  /// What looks like a loss or an exemption and is none.
  static let exceptions = """
    my|our|a|the \(relations) (has|have) borrowed, he|she|they|who|someone|somebody (has) borrowed
    borrowed by, lent|loaned it|this|that|them (out) to, not borrowed|rented|leased|seasonal
    no emergency, not an emergency, belongs to me|us, belongs to my|our past|childhood|youth
    not my style|taste|size|colour|color|thing|type|kind|cup|favourite|favorite|first|only|best
    it|that hurts|hurt my|the, hurts my, it hurts when, it hurts to wear|walk|sit|use, wedding gift|present to
    wedding gift|present for, not a wedding gift|present
    not my problem|fault|idea|priority, not my \(relations)
    it|that|this is my|our \(relations) is old|former|first|last|wedding|birthday|christmas|gift
    it|that|this is my|our \(relations) is present|favourite|favorite|fault|turn|idea|handiwork
    """

  /// Ways to say whose a thing is that count only as a clause of their own.
  static let possessions = "my|our|the \(relations) is, my|our \(relations) is one|ones"
}
