extension English {
  /// What stands between counted things.
  static let joints: Set<String> = ["and", "&", "+", ",", "plus"]

  /// What makes the number before it a part of the name: `12 volt batteries`, `24 hour clocks`.
  static let measures: Set<String> = [
    "volt", "volts", "v", "watt", "watts", "w", "amp", "inch", "inches", "in", "ft", "foot", "feet",
    "cm", "mm", "m", "km", "mile", "kg", "g", "gram", "grams", "lb", "oz", "ml", "cl", "l", "litre",
    "liter", "litres", "liters", "gallon", "gb", "tb", "mb", "hz", "mp", "bit", "hour", "hours",
    "minute", "minutes", "day", "days", "week", "weeks", "month", "months", "year", "years",
    "piece",
    "pack", "person", "man", "men", "seater", "door", "wheel", "way", "speed", "port", "pin",
    "player", "ply", "layer", "degree", "degrees", "percent", "euro", "euros", "dollar", "dollars",
    "pound", "pounds", "am", "pm", "x", "st", "nd", "rd", "th", "of",
  ]

  /// What holds or measures several things of a kind: `3 pairs of jeans`.
  static let containers: Set<String> = [
    "pairs", "sets", "boxes", "bags", "packs", "packets", "bottles", "piles", "stacks", "rolls",
    "sheets", "cans", "tins", "jars", "cases", "crates", "bundles", "pieces", "cups", "bins",
    "folders", "spools", "reels", "balls", "bars", "tubes", "tubs", "skeins", "decks", "books",
  ]

  /// Plurals that do not end in an s.
  static let plurals: Set<String> = ["knives", "dice", "mice", "teeth", "geese", "skis"]
}
