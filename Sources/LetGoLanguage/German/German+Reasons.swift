import LetGoCore

extension German {
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
    gehoerte frueher meinem|meiner
    von meiner oma|mutter|mama|grossmutter|uroma|tante|schwester|frau|tochter|grosstante|patentante|mutti|omi
    von meinem opa|vater|papa|grossvater|uropa|onkel|bruder|mann|sohn|patenonkel|vati|opi
    war von meiner|meinem|oma|opa|mama|papa|omi|opi, war meiner oma, war meines vaters
    von oma|opa|mama|papa|omi|opi, omas, opas, letztes geschenk, hochzeitskleid
    von unserer hochzeit, von meiner hochzeit, als die kinder klein waren, babysachen
    erste schuhe, unser baby, meines verstorbenen, meiner verstorbenen, kindheitserinnerung
    kindheitserinnerungen, aus meiner kindheit
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
      skiausruestung, skisachen, wintersachen, winterkleidung, winterjacke, winterreifen
      sommerreifen, sommersachen, sommerkleidung, badesachen, strandsachen
      """
    ),
    (
      .notMine,
      """
      gehoert mir nicht, gehoert nicht mir, gehoert mir gar nicht, nicht meins, ist nicht meins
      nicht mein, ist nicht von mir, gehoert jemand anderem, gehoert jemandem anderen
      gehoert meinem|meiner|meinen|unserem|unserer|dem|der|einem|einer, geliehen, ist geliehen
      ausgeliehen, geborgt, ausgeborgt, gemietet, ist gemietet, geleast, leihgabe, leihweise
      vom vermieter, gehoert dem vermieter, buechereibuch, aus der buecherei, aus der bibliothek
      von der arbeit, firmenlaptop, diensthandy, fremdes eigentum
      """
    ),
  ]

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
