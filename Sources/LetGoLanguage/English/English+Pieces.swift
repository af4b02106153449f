extension English {
  /// How counted things are written.
  static let counting = Counting(
    joints: ["and", "&", "+", ",", "plus"],
    measures: [
      "volt", "volts", "v", "watt", "watts", "w", "amp", "inch", "inches", "in", "ft", "foot",
      "feet",
      "cm", "mm", "m", "km", "mile", "kg", "g", "gram", "grams", "lb", "oz", "ml", "cl", "l",
      "litre",
      "liter", "litres", "liters", "gallon", "gb", "tb", "mb", "hz", "mp", "bit", "hour", "hours",
      "minute", "minutes", "day", "days", "week", "weeks", "month", "months", "year", "years",
      "piece",
      "pack", "person", "man", "men", "seater", "door", "wheel", "way", "speed", "port", "pin",
      "player", "ply", "layer", "degree", "degrees", "percent", "euro", "euros", "dollar",
      "dollars",
      "pound", "pounds", "am", "pm", "x", "st", "nd", "rd", "th", "of",
    ],
    containers: [
      "pairs", "sets", "boxes", "bags", "packs", "packets", "bottles", "piles", "stacks", "rolls",
      "sheets", "cans", "tins", "jars", "cases", "crates", "bundles", "pieces", "cups", "bins",
      "folders", "spools", "reels", "balls", "bars", "tubes", "tubs", "skeins", "decks", "books",
    ],
    link: "of",
    irregular: ["knives", "dice", "mice", "teeth", "geese", "skis"],
    plurals: Plurals(endings: ["s"], exceptions: ["ss", "us", "is"]),
    adjectiveEnding: nil,
    ones: ["1", "a", "an", "one"]
  )
}
