import LetGoCore

extension German {
  /// What a whole line can ask of the shell; the English words that its help names work too.
  static let requests: Words.Table<ShellRequest> = [
    (
      .back,
      """
      zurueck, zurueckgehen, geh zurueck, gehe zurueck, eins zurueck, einen zurueck, eine zurueck
      einen schritt zurueck, ein schritt zurueck, schritt zurueck, eine frage zurueck
      vorherige frage, vorige frage, letzte frage, vorherige, vorige, davor, die frage davor
      antwort aendern, meine antwort aendern, letzte antwort aendern, nochmal zurueck
      noch mal zurueck, zurueck zur letzten frage, zurueck zur vorigen|vorherigen frage
      zur vorigen|vorherigen|letzten frage, zur vorigen|vorherigen|letzten
      zurueck zur vorigen|vorherigen|letzten, eins|einen|eine zurueckgehen, zurueckgehen bitte
      antwort korrigieren, antwort nochmal aendern, zum anfang zurueck, zurueck zum anfang, back
      go back, prev, previous, zrueck
      """
    ),
    (
      .skip,
      """
      ueberspringen, ueberspringe, ueberspring, ueberspring das|es|die|den
      ueberspringe das|es|die|den, weiter, weiter geht es, naechste, naechster, naechstes
      naechste frage, naechster gegenstand, naechstes teil, naechste sache, auslassen, lass aus
      auslassen bitte, passe, ich passe, das naechste, der naechste, die naechste, mach weiter
      frag spaeter, frag mich spaeter, frag mich ein andermal, ein anderes, was anderes
      etwas anderes, skip, next, pass, uebergehen, uebergehe, spring weiter, keine angabe
      verrate ich nicht, frag was anderes, frag mich was anderes, frag mich etwas anderes
      sag ich nicht, moechte ich nicht sagen, will ich nicht sagen
      """
    ),
    (
      .quit,
      """
      beenden, beende, ende, schluss, aufhoeren, hoer auf, hoeren wir auf, ich hoere auf, tschuess
      tschuessi, tschau, ciao, tschoe, servus, stopp, stop, exit, quit, q, :q, :wq, raus hier
      verlassen, programm beenden, abmelden, auf wiedersehen, wiedersehen, bis bald, bis dann
      bis spaeter, mach es gut, machs gut, gute nacht, gut nacht, genug, genug fuer heute, reicht
      reicht fuer heute, das reicht, bis zum naechsten mal, wir sehen uns, wir sehen uns morgen
      das reicht fuer heute, es reicht, mir reicht es, das war es, das wars, das war's
      das wars fuer heute, das war es fuer heute, fertig, ich bin fertig, bin fertig
      fertig fuer heute, feierabend, feierabend fuer heute, schluss fuer heute, schluss jetzt
      schluss machen, ich mache schluss, ich gehe, ich muss los, muss los, ich muss gehen
      ich bin weg, keine fragen mehr, ende gelaende, bye, lass mich raus, letgo beenden
      ich brauche|will|mache (eine|ne) (kleine|kurze) pause, brauche (eine|ne) pause
      ich bin (so|zu) muede|erschoepft|kaputt, zu muede, ich kann nicht mehr
      """
    ),
    (
      .help,
      """
      hilfe, hilf mir, hilf mir bitte, hilf, help, h, ? hilfe, beispiel, beispiele, ein beispiel
      zum beispiel, gib mir ein beispiel, tipp, ein tipp, tipps, hinweis, optionen, moeglichkeiten
      anleitung, befehle, kommandos, verstehe ich nicht, versteh ich nicht, verstehe nicht
      versteh nicht, ich verstehe nicht, ich versteh nicht, ich verstehe die frage nicht
      ich versteh die frage nicht, verstehe die frage nicht, versteh die frage nicht
      nicht verstanden, habe ich nicht verstanden, kapier ich nicht, kapiere ich nicht, hae, haeh
      wie bitte, bitte was, was, was meinst du, was ist gemeint, was heisst das, was bedeutet das
      was ist das, was soll das heissen, was soll ich sagen|antworten|schreiben|eingeben|tippen
      was kann ich sagen|antworten|schreiben|eingeben|tippen
      was muss ich sagen|antworten|schreiben|eingeben|tippen, wie antworte ich
      wie soll ich antworten, wie geht das, wie funktioniert das, wie meinst du das
      erklaer mir das, erklaere, erklaer, erklaer das, erklaere das, erklaer die frage, erklaerung
      nochmal die frage, wiederhole die frage, frage wiederholen, noch mal bitte, nochmal bitte
      ich bin verwirrt, ich haenge fest
      """
    ),
    (
      .why,
      """
      warum, wieso, weshalb, weswegen, wozu, why, warum das, wieso das, warum fragst du
      wieso fragst du, weshalb fragst du, warum fragst du das, wieso fragst du das
      weshalb fragst du das, warum denn, wieso denn, warum denn das, warum ist das wichtig
      wieso ist das wichtig, warum willst du das wissen, wieso willst du das wissen
      weshalb willst du das wissen, wozu willst du das wissen, was soll die frage
      aus welchem grund, was ist der grund, was ist der sinn, wozu die frage, warum die frage
      wieso die frage, wozu das, wozu ist das gut, wofuer ist das, welche regel, was ist die regel
      warum|wieso|weshalb|wozu eigentlich|jetzt|denn|nur|ueberhaupt, warum eigentlich das
      warum|wieso fragst du (mich) (das) (eigentlich|denn|jetzt|ueberhaupt), wieso eigentlich das
      grund, begruendung, erklaer warum, sag mir warum, warum muss ich das sagen, warum sollte ich
      """
    ),
    (
      .undo,
      """
      rueckgaengig, rueckgaengig machen, mach das rueckgaengig, mach es rueckgaengig
      mach rueckgaengig, das rueckgaengig machen, letztes rueckgaengig
      letzten schritt rueckgaengig, undo, widerrufen, widerruf, zuruecknehmen, nimm das zurueck
      nimm es zurueck, ich nehme das zurueck, das war ein fehler, war ein fehler
      das war ein versehen, aus versehen, war keine absicht, wiederherstellen, strg z
      """
    ),
  ]

  /// What begins a question to the shell, whatever follows.
  static let openings: Words.Table<ShellRequest> = [
    (
      .why,
      """
      warum 20|30|90|zwanzig|dreissig|neunzig, wieso 20|30|90|zwanzig|dreissig|neunzig
      warum zaehlt
      warum ist|sind|muss|soll|sollte|fragst|willst|brauchst|genau|gerade|geld|zeit|preis
      wieso ist|sind|muss|soll|sollte|fragst|willst|brauchst|genau|gerade|geld|zeit
      weshalb ist|sind|muss|soll|fragst|willst|brauchst, was hat das mit, was steckt hinter
      was ist die idee hinter, was ist die 90|20|30, warum neunzig|zwanzig|dreissig tage
      erklaer mir warum, erklaer die regel, erklaer die 20|90, erzaehl mir
      """
    ),
    (
      .help,
      """
      was ist ein|eine|eigentlich, was heisst, was bedeutet, was meinst du mit, was zaehlt
      was gilt, was ist mit gemeint, was kann ich, was soll ich, was muss ich, wie soll ich
      wie kann ich, wie muss ich, wie zaehle ich, gib mir ein beispiel, zeig mir, zaehlt das
      zaehlt es, gilt das, gilt es, meinst du, ist damit gemeint, in welcher waehrung
      welche waehrung, welche einheit, in welcher einheit, kann ich sagen|antworten|eingeben
      wie ist das gemeint, soll ich
      """
    ),
  ]

  /// Words around a request.
  static let courtesies = """
    wuerde, wuerde ich, wuerden wir, das wuerde ich, bitte, bitte mal, mal, kurz, mal kurz
    nochmal, noch mal, doch, doch mal, jetzt, danke, dankeschoen, danke dir, ich will, ich moechte
    ich wuerde gerne, ich wuerde, kann ich, koennen wir, kannst du, koenntest du, lass uns, lass
    wir, moechte ich, moechte, ich muss, ich, oh, ah, ups, hoppla, warte, okay, hey, hi, sorry
    entschuldigung, die, das, den, der, diese frage, die frage, frage, diese, diesen, dieses, zur
    zum, einfach, erst, erstmal, erst mal, weiss nicht, keine ahnung, weiss ich nicht, nein, nee
    ja, gut, na gut, hmm, hm, also, dann, nein danke, und, los, lieber, hier, von hier, fuer mich
    mir, eine, ein, einen, noch, denn, hier bitte, fuer jetzt, fuer heute, heute, schnell, please
    hallo, letgo
    """
}
