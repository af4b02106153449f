import LetGoCore

extension German {
  /// Those who may own a thing that is at home.
  private static let relations = [
    "frau|mann|partner|partnerin|freund|freundin|verlobten|ex|mama|mutter|mutti|papa|vater|vati",
    "eltern|bruder|schwester|geschwistern|sohn|tochter|kind|kindern|kinder|tante|onkel|cousin",
    "cousine|nichte|neffen|enkel|enkelin|oma|opa|omi|opi|grossmutter|grossvater|grosseltern",
    "schwager|schwaegerin|schwiegermutter|schwiegervater|schwiegereltern|kumpel|bekannten",
    "mitbewohner|mitbewohnerin|nachbar|nachbarn|nachbarin|chef|chefin|kollege|kollegen|kollegin",
    "vermieter|vermieterin|arbeitgeber|firma|verein|schule|lehrer|lehrerin|kita|wg",
  ].joined(separator: "|")

  /// Ways to name a loss or a feeling.
  static let losses = """
    geerbt, erbe, erbstueck, erbstuecke, erbschaft, vererbt, sentimental, sentimentaler wert
    sentimentalen wert, emotionaler wert, ideeller wert, ideellen wert, erinnert mich an
    erinnerung an, erinnerungen, erinnerung, erinnerungsstueck, andenken, andenken an
    haengt mein herz daran, haengt mein herz an, mein herz haengt, herzstueck, bedeutet mir viel
    bedeutet mir sehr viel, bedeutet mir alles, liegt mir am herzen, ist mir heilig
    macht mich traurig, zu traurig, trauer, trauere, vermisse ihn|sie|meinen|meine, fehlt mir so
    gestorben, verstorben, verstorbenen, verstorbener, verstorbene, ist tot, beerdigung
    begraebnis, von uns gegangen, er|sie ist gegangen, als er|sie starb, vor seinem|ihrem tod
    seit seinem|ihrem tod, nachlass meiner|meines|von, hinterlassen
    gehoerte meinem|meiner|ihm|ihr|meinen, hat meinem|meiner gehoert, gehoerte mal meinem|meiner
    gehoerte frueher meinem|meiner, hat meinem|meiner \(relations) gehoert
    von meiner oma|mutter|mama|grossmutter|uroma|tante|schwester|frau|tochter|grosstante|patentante|mutti|omi
    von meinem opa|vater|papa|grossvater|uropa|onkel|bruder|mann|sohn|patenonkel|vati|opi
    war von meiner|meinem|oma|opa|mama|papa|omi|opi, war meiner oma, war meines vaters
    von oma|opa|mama|papa|omi|opi, omas, opas, letztes geschenk, hochzeitskleid
    von unserer hochzeit, von meiner hochzeit, als die kinder klein waren, babysachen
    erste schuhe, unser baby, meines verstorbenen, meiner verstorbenen, kindheitserinnerung
    hochzeitsgeschenk, hochzeitsgeschenke, es tut weh, tut weh, tut mir weh, zu schmerzhaft
    denke (ich) (oft|immer|viel|noch|taeglich) (oft|immer|noch) an ihn|sie|meine|meinen
    denke (ich) jeden tag (noch) an ihn|sie|meine|meinen
    muss (oft|immer) an ihn|sie denken, riecht|riechen (noch) (immer) nach ihm|ihr|mama|papa|oma|opa
    er|sie ist nicht mehr da|hier, er|sie ist nicht mehr unter uns, er|sie lebt nicht mehr, war mamas|papas|muttis|vatis
    geschenk von ihm|ihr|mama|papa|oma|opa, von ihm|ihr bekommen|geschenkt
    kann (ich) (es|das|die|den|sie|ihn) nicht wegwerfen|wegschmeissen|weggeben|hergeben
    kindheitserinnerungen, aus meiner kindheit, fehlgeburt, sternenkind, totgeburt
    unser|das|ein|mein kind|baby verloren, haben (wir) das|unser|ein kind|baby verloren
    mein|unser hund ist gestorben, meine|unsere katze ist gestorben, vermisse sie|ihn (noch) (immer|so|sehr)
    haben uns getrennt, scheidung, seit der trennung, bin geschieden
    """

  /// Ways to name what puts a thing outside the rules.
  static let exemptions: Words.Table<Exemption> = [
    (
      .emergency,
      """
      notfall, notfaelle, notfaellen, fuer notfaelle, fuer den notfall, im notfall
      notfallausruestung, notfallset, notvorrat, erste hilfe, erste hilfe kasten, erste hilfe set
      verbandskasten, verbandkasten, feuerloescher, rauchmelder, stromausfall, starthilfekabel
      warnweste, warndreieck, ersatzreifen, ersatzrad
      """
    ),
    (
      .consumable,
      """
      verbrauchsmaterial, verbrauchsgut, wird verbraucht, verbraucht sich, wird aufgebraucht
      aufgebraucht, brauchen wir auf, lebensmittel, essen wir, ist zum essen, medizin, medikament
      medikamente, medikamenten, batterien, ersatzbatterien, klopapier, toilettenpapier, vorrat
      vorraete
      """
    ),
    (
      .seasonal,
      """
      saisonal, saisonartikel, saisonware, weihnachtsdeko, weihnachtsschmuck, weihnachtsdekoration
      christbaumschmuck, osterdeko, halloweenkostuem, faschingskostuem, karnevalskostuem
      osterschmuck, ostersachen, weihnachtssachen, weihnachtsbaum, christbaum, christbaumstaender
      christbaumkugeln, lichterkette, adventskalender, adventskranz, weihnachtskrippe, faschingssachen
      halloweensachen, halloweendeko, herbstdeko, winterdeko, schlitten, skier
      skiausruestung, skisachen, wintersachen, winterkleidung, winterjacke, winterreifen
      winterstiefel, wintermantel, winterdecke, winterzeug, sommerzeug, sommerdecke
      sommerreifen, sommersachen, sommerkleidung, badesachen, strandsachen
      """
    ),
    (
      .notMine,
      """
      gehoert mir nicht, gehoert nicht mir, gehoert mir gar nicht, nicht meins, ist nicht meins
      nicht mein, ist nicht von mir, gehoert jemand anderem, gehoert jemandem anderen
      gehoert meinem|meiner|meinen|unserem|unserer|unseren|dem|der|den|einem|einer
      gehoert ihm|ihr|ihnen|euch|jemand|jemandem|wem, gehoert uns nicht, geliehen, ist geliehen
      von (meinem|meiner|meinen|unserem|unserer|einem|einer|dem|der|den) \(relations) (nur|mal) geliehen|ausgeliehen|geborgt|ausgeborgt
      vom \(relations) (nur|mal) geliehen|ausgeliehen|geborgt|ausgeborgt
      geliehen|ausgeliehen|geborgt|ausgeborgt von (meinem|meiner|meinen|unserem|einem|einer|dem|der) \(relations)
      ausgeliehen, geborgt, ausgeborgt, gemietet, ist gemietet, geleast, leihgabe, leihweise
      vom vermieter, gehoert dem vermieter, buechereibuch, aus der buecherei, aus der bibliothek
      von der arbeit, firmenlaptop, diensthandy, fremdes eigentum
      """
    ),
  ]

  /// What looks like a loss or an exemption and is none.
  static let exceptions = """
    meinem|meiner|meinen|unserem|unserer|einem|einer|dem|der \(relations) (nur|mal|gerade) geliehen|ausgeliehen|geborgt
    mein|meine|unser|unsere|ein|eine|der|die \(relations) hat (es|das|ihn|sie|den|die) (sich) (gerade|mal) geliehen|ausgeliehen|geborgt
    mein|meine|unser|unsere|ein|eine|der|die \(relations) hat sich (es|das|ihn|sie|den|die) (gerade|mal) geliehen|ausgeliehen|geborgt
    hat (es|das|ihn|sie|den|die) sich mein|meine|unser|unsere|ein|eine \(relations) (gerade|mal) geliehen|ausgeliehen|geborgt
    er|sie|jemand hat es|das|ihn|sie|den|die sich (gerade|mal) geliehen|ausgeliehen|geborgt
    nicht geliehen|ausgeliehen|geborgt|gemietet|saisonal, kein notfall, gehoert der vergangenheit
    tut weh beim, tut weh wenn, kein hochzeitsgeschenk, nicht mein ding|fall|stil|geschmack|bier|problem
    nicht meins mehr, nicht mehr meins
    """

  /// Ways to say whose a thing is that count only as a clause of their own.
  static let possessions = """
    (das) (ist) meinem|meiner|unserem|unserer \(relations) sein|seins|seines|seine|seiner|ihr|ihrs|ihres|ihre|ihrer
    (das) (ist) dem|der \(relations) seins|seiner|ihrs|ihrer
    (das) (ist) mamas|papas|omas|opas|muttis|vatis
    """

  /// What else holds a person back.
  static let holds: Words.Table<Hold> = [
    (
      .duplicate,
      """
      doppelt, habe ich doppelt, zweimal, habe zwei|drei|vier|fuenf|mehrere|noch einen|noch eine
      habe noch einen|eine|eins, habe noch ein, habe schon einen|eine|eins|zwei, habe ich zwei
      habe ich noch einen|eine, ich habe zwei|drei|vier davon, zwei davon, mehrere davon, ersatz
      als ersatz, reserve, als reserve, zur reserve, ersatzteil, zweitgeraet, noch so einen
      noch so eine, noch eins davon, falls das|der|die andere, falls der erste, falls die erste
      duplikat, dublette, einer von zwei, eine von zwei, eins von zwei, zweites exemplar
      """
    ),
    (
      .gift,
      """
      geschenk, ein geschenk, geschenke, war ein geschenk, geschenkt bekommen, geschenkt gekriegt
      geschenkt, geburtstagsgeschenk, weihnachtsgeschenk, hochzeitsgeschenk, abschiedsgeschenk
      einzugsgeschenk, zum geburtstag bekommen, zu weihnachten bekommen, zur hochzeit bekommen
      hat mir geschenkt, mir geschenkt, hat er mir gegeben, hat sie mir gegeben, bekommen von
      von einer freundin, von einem freund, von freunden
      von meiner freundin|schwiegermutter|chefin|kollegin|nachbarin|cousine
      von meinem freund|schwiegervater|chef|kollegen|nachbarn|cousin, mitbringsel
      """
    ),
    (
      .broken,
      """
      kaputt, ist kaputt, kaputtgegangen, defekt, funktioniert nicht, funktioniert nicht mehr
      geht nicht mehr, geht nicht an, laeuft nicht, laeuft nicht mehr, will ich reparieren
      muss repariert werden, muss man reparieren, muss ich reparieren, reparieren, reparatur
      zu reparieren, muss genaeht werden, muss geklebt werden
      braucht (eine|einen|ein) neue|neuen|neues batterie|akku|display|reissverschluss|riemen
      fehlt ein teil, ein teil fehlt, teil fehlt, gerissen, zerrissen, gesprungen, zerbrochen
      hat einen sprung, hat ein loch, loch drin, akku ist hin, akku kaputt, flicken
      """
    ),
    (
      .other,
      """
      nicht kaputt, kein geschenk, nicht geschenkt, nicht defekt, nicht doppelt, kein ersatz
      nichts kaputt, kein duplikat
      """
    ),
  ]
}
