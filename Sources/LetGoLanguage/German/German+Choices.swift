extension German {
  /// The words by which a choice is named; those of English that mean nothing else work too.
  static let choices = Choices(
    wishes: [
      (
        .bought,
        [
          "gekauft", "kaufe", "kauf", "kaufen", "bestellt", "geholt", "gekriegt", "bekommen",
          "besorgt", "bought", "b",
        ]
      ),
      (
        .passed,
        [
          "verzichtet", "verzichte", "verzichten", "nicht mehr", "nicht gekauft", "kein interesse",
          "keine lust mehr", "brauche ich nicht", "brauch ich nicht", "vorbei", "vergessen",
          "verworfen", "lasse ich", "will ich nicht", "will ich nicht mehr", "will es nicht",
          "will es nicht mehr", "will das nicht mehr", "will nicht", "will nicht mehr",
          "moechte ich nicht mehr", "moechte es nicht mehr", "brauche ich nicht mehr",
          "brauche es nicht mehr", "nein danke", "anders ueberlegt", "passed", "p",
        ]
      ),
      (
        .wanted,
        [
          "will ich", "will ich noch", "will es", "will es noch", "will das noch", "moechte ich",
          "moechte ich noch", "moechte es", "moechte es noch", "brauche ich noch",
          "brauche es noch",
          "immer noch", "noch immer", "noch", "haette ich gern", "haette ich gerne",
        ]
      ),
      (
        .again,
        [
          "pause", "pausieren", "nochmal", "noch mal", "warten", "warte", "weiter warten", "wieder",
          "noch einmal", "again", "a",
        ]
      ),
      (
        .later,
        [
          "spaeter", "morgen", "nachher", "ein andermal", "jetzt nicht", "noch nicht", "later", "l",
        ]
      ),
    ],
    boxes: [
      (
        .keep,
        [
          "behalten", "behalte", "behalt", "bleibt", "bleiben", "bleib", "aufheben", "brauche ich",
          "keep", "k",
        ]
      ),
      (
        .letGo,
        [
          "loslassen", "lass los", "lasse los", "lass es los", "lasse es los", "lass gehen",
          "lass es gehen", "gehen", "gehen lassen", "geht", "kann gehen", "kann weg", "soll weg",
          "darf gehen", "hergeben", "weggeben", "let go",
        ]
      ),
      (.out, ["raus", "weg", "draussen", "fort", "aus dem haus", "ist weg", "out", "gone", "o"]),
      (
        .again,
        [
          "kiste", "karton", "box", "nochmal", "noch mal", "noch einmal", "wieder einpacken",
          "einpacken", "again", "a", "b",
        ]
      ),
      (.later, ["spaeter", "morgen", "nachher", "ein andermal", "later", "l"]),
    ],
    offers: [
      (
        .letGo,
        [
          "loslassen", "lass los", "lasse los", "los", "lass es los", "lasse es los",
          "lass es gehen",
          "lasse es gehen", "gehen lassen", "gehen", "geht", "weg", "weggeben", "kann weg",
          "trotzdem", "trotzdem loslassen", "spenden", "spende", "verschenken", "verschenke",
          "verkaufen", "verkaufe", "wegwerfen", "entsorgen", "raus", "lass es trotzdem los",
          "let go",
          "l",
        ]
      ),
      (
        .box,
        [
          "box", "kiste", "karton", "schachtel", "einpacken", "pack", "packen", "packe", "boxen",
          "in die kiste", "in den karton", "in eine kiste", "b",
        ]
      ),
      (
        .leave,
        [
          "lass es", "lasse es", "lass es da", "lassen", "lass es so", "da lassen", "dalassen",
          "liegen lassen", "stehen lassen", "so lassen", "bleibt", "bleiben", "behalten",
          "behalte", "behalt", "lass liegen", "lass stehen", "nichts", "nein", "n", "nee", "noe",
          "spaeter", "nicht", "jetzt nicht", "noch nicht", "leave", "keep",
        ]
      ),
      (
        .photograph,
        ["foto", "photo", "fotografieren", "fotografiere", "bild", "ablichten", "knipsen", "p"]
      ),
    ],
    plain: [
      "es", "das", "die", "den", "der", "ihn", "sie", "bitte", "jetzt", "mal", "ein", "eine",
      "einen", "in", "machen", "mach", "davon", "fuer", "30", "tage", "ich", "wir", "dann", "doch",
      "gerne", "gern", "lieber", "will", "moechte", "wuerde",
    ],
    pronouns: ["es", "das", "ihn", "sie", "damit", "davon"],
    telling: [
      "habe", "hab", "habs", "hab's", "hab’s", "haben", "ist", "sind", "war", "wurde", "schon",
      "bereits", "mir", "uns", "ja", "jo", "gestern", "vorgestern", "heute", "letzte", "letzten",
      "woche", "monat", "inzwischen", "gerade", "eben", "endlich", "online", "alles", "kann",
    ],
    refusals: [
      "nicht", "nie", "niemals", "kein", "keine", "keinen", "nein", "nee", "noe", "ohne", "fast",
      "beinahe", "not", "no", "never",
    ],
    answers: ["nein", "nee", "noe", "no"],
    loneAnswers: ["nichts"]
  )
}
