import LetGoCore

extension English {
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
    the baby we lost, we lost him|her|them, lost him|her, since he|she left
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
      seasonal, seasonal item|thing|gear|decoration|decorations, christmas decorations
      xmas decorations, halloween costume|decorations, ski gear
      winter gear|clothes|coat|tyres|tires, summer clothes, beach gear
      """
    ),
    (
      .notMine,
      """
      not mine, it is not mine, is not mine, not my, belongs to someone|somebody else
      belongs to, it is borrowed, borrowed it, borrowed, on loan, rented, it is rented, leased
      my landlord is, the landlord is
      it is my wife|husband|partner|boyfriend|girlfriend is
      it is my flatmate|roommate|neighbour|neighbor|friend|boss|landlord is
      it is my brother|sister|son|daughter|cousin is
      someone else is, somebody else is, library book, work laptop, belongs to work
      """
    ),
  ]
}
