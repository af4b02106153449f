extension German {
  /// How counted things are written.
  static let counting = Counting(
    joints: ["und", "&", "+", ",", "plus", "sowie"],
    measures: [
      "volt", "v", "watt", "w", "ampere", "zoll", "cm", "mm", "m", "meter", "km", "kilometer", "kg",
      "kilo", "g", "gramm", "liter", "l", "ml", "cl", "gb", "tb", "mb", "hz", "mp", "bit",
      "stunden",
      "minuten", "tage", "wochen", "monate", "jahre", "tage-", "jahreszeiten", "personen", "mann",
      "mal", "er", "grad", "prozent", "%", "euro", "cent", "uhr", "d", "x", "gang", "gänge",
      "plätze",
      "teile", "in", "tonnen", "takt", "raum", "zimmer",
    ],
    containers: [
      "paar", "kisten", "kartons", "tüten", "säcke", "taschen", "packungen", "päckchen", "flaschen",
      "stapel", "rollen", "dosen", "gläser", "bündel", "sätze", "sets", "stück", "ordner", "boxen",
      "tuben", "bögen", "bahnen", "knäuel", "schachteln", "meter", "tassen", "beutel",
    ],
    link: nil,
    irregular: ["ski", "skier", "sofas", "gläser"],
    plurals: Plurals(
      endings: ["e", "en", "n", "er", "el", "s", "chen"],
      exceptions: ["ss", "us", "is", "chten"]
    ),
    adjectiveEnding: "e",
    ones: ["1", "ein", "eine", "einen", "ne", "nen"]
  )
}
