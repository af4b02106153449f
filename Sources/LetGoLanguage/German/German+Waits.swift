extension German {
  /// Words around how long it takes to get a thing.
  static let waits: Words.Table<AmountWord> = [
    (
      .zero,
      """
      sofort, augenblicklich, umgehend, unverzueglich, auf der stelle, keine zeit, gar keine zeit
      null, nichts, gar nichts, habe noch einen|eine|eins|welche, habe noch ein
      habe (noch) (einen|eine) zweiten|zweite|zweites, habe (schon) einen|eine ersatz, habe ersatz
      habe (ich) doppelt (da), doppelt da, habe (ich) (noch) einen|eine|eins|welche da|daheim|hier
      habe (ich) (noch) einen|eine|eins|welche im|auf|in keller|schrank|haus|lager|reserve
      liegt|steht|haengt noch einer|eine|eins|welche|einen, noch einen|eine|eins|welche da|daheim|hier
      liegt noch (einer|eine|eins) im keller|schrank|haus, ist schon da, schon da, schon hier
      habe (ich) (schon|noch) (mehrere|genug|mehr|viele) davon, in echtzeit, habe (ich) (schon|noch|ja) (einen|eine) ersatz, habe zwei, habe noch zwei, liegt noch einer im keller, habe einen anderen, instant, gleich
      """
    ),
    (
      .tiny,
      """
      ueber die strasse, nur ueber die strasse, im selben haus, im haus, drei schritte
      im handumdrehen, handumdrehen, keine minute, ein moment, einen moment, moment
      ein momentchen, augenblick, ein augenblick, einen augenblick, ein katzensprung, katzensprung
      im nu, um die ecke, gleich um die ecke, direkt um die ecke, um's eck, ums eck
      gleich ums eck, nebenan, gleich nebenan, direkt nebenan, nur nebenan, gegenueber
      gleich gegenueber, vor der haustuer, vor der tuer, im erdgeschoss, unten im haus
      ein paar schritte, paar schritte, ruckzuck, ruck zuck, schwuppdiwupp, ratzfatz, blitzschnell
      ein klick, zwei klicks, ein mausklick, nur ein klick
      ein wimpernschlag, sekunden, wenige sekunden, wenige minuten, nullkommanichts
      (in) null komma nichts, ein klacks, ein sprung, ein spruenglein, zwei schritte
      """
    ),
    (
      .enormous,
      """
      ewig, ewig lange, eine ewigkeit, ne ewigkeit, ewigkeiten, ewig und drei tage, stundenlang
      unendlich, unendlich lang|lange, ellenlang, ne halbe ewigkeit, die halbe ewigkeit
      tagelang, wochenlang, monatelang, jahrelang, sehr lange, viel zu lange, zu lange
      extrem lange, lange zeit, den ganzen tag, einen ganzen tag rumfahren, ganzen tag
      der ganze tag, den|einen|der|ein ganzen|ganze|ganzer vormittag|nachmittag|abend|morgen
      das ganze wochenende, ein ganzes wochenende, den halben tag unterwegs, einen nachmittag
      einen abend, einen vormittag, ein nachmittag, eine halbe weltreise, weltreise
      halbe ewigkeit, eine halbe ewigkeit, bis zum sankt nimmerleinstag, jahre, wochen und monate
      monate und jahre
      """
    ),
    (
      .unavailable,
      """
      nie, niemals, nie wieder, unmoeglich, unersetzlich, unersetzbar, nicht ersetzbar
      nicht zu ersetzen, gar nicht mehr, nicht mehr, nicht mehr zu bekommen|kriegen|kaufen|haben
      nicht zu bekommen|kriegen|kaufen|haben, kriegt|bekommt man nicht mehr
      bekommt man gar nicht mehr, kriegt|bekommt|findet man nirgends|nirgendwo (mehr)
      kriege|bekomme|finde (ich) nirgends|nirgendwo (mehr)
      nirgendwo mehr, bekomme|kriege ich nicht mehr, gibt es nicht (mehr)
      gibt es nicht mehr (zu) (kaufen), gibt es nimmer, gibt es so nicht mehr
      gibt es gar nicht mehr, gibt es nirgends, gibt es nirgends mehr
      nirgends zu bekommen|kriegen|finden|kaufen, kann man nicht (mehr) kaufen
      wird nicht mehr hergestellt|produziert|gebaut|gemacht|verkauft
      werden nicht mehr hergestellt|produziert|gebaut|gemacht|verkauft
      nicht mehr hergestellt|produziert|gebaut|erhaeltlich|lieferbar|verfuegbar|verkauft, nicht mehr im handel
      eingestellt, vergriffen, einzelstueck, unikat, ein einzelstueck, ein unikat, unbezahlbar
      erbstueck, ein erbstueck, antik, finde ich nie wieder, kriege ich nie wieder
      bekomme ich nie wieder
      """
    ),
    (
      .minutes(1_440),
      """
      morgen, ueber nacht, bis morgen, am naechsten tag, naechster tag, naechsten tag
      morgen frueh, morgen da, morgen im briefkasten
      """
    ),
    (.minutes(2_880), "uebermorgen, bis uebermorgen"),
    (.minutes(10_080), "naechste woche, bis naechste woche"),
    (.minutes(43_200), "naechsten monat, bis naechsten monat"),
    (
      .bothWays,
      """
      jeweils, pro strecke, je strecke, pro weg, je weg, jede strecke, einfache strecke, eine strecke
      einfach, in jede richtung, je richtung, pro richtung, und genauso lange zurueck
      und das gleiche zurueck
      """
    ),
    (
      .leg,
      """
      hin, zurueck, hinweg, rueckweg, hinfahrt, rueckfahrt, im laden, im geschaeft, an der kasse
      parken, parkplatzsuche, suchen, anstehen, schlange
      """
    ),
    (
      .vague,
      """
      lange, nicht lange, nicht so lange, nicht sehr lange, schnell, nicht schnell, kurz, bald
      weit, nicht weit, weit weg, in der naehe, nah, naehe, eine weile, ne weile, weile
      einige zeit, etwas zeit, ein bisschen, bisschen, geht schnell, geht fix, fix, ein wenig
      dauert etwas, dauert ein bisschen, spaeter, eine zeit lang
      """
    ),
    (
      .recurring,
      """
      nach|vor eins|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf
      halb eins|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf
      """
    ),
    (.label, "um, oeffnet um, macht um, auf um, nach"),
    (
      .plain,
      """
      hin und zurueck, hin und her, hin und wieder zurueck, hin und rueck, insgesamt, fahrt
      fahrzeit, fahren, fahre, autofahrt, busfahrt, fussweg, fussmarsch, gehen, laufen, lauf, weg
      wegzeit, zu fuss, mit dem auto|rad|fahrrad|bus|zug|bike|roller
      mit der bahn|u bahn|s bahn|strassenbahn|tram, mit den oeffis, per rad, per post, per express
      auto, bus, bahn, rad, fahrrad, lieferzeit, lieferung, lieferdauer, versand, versandzeit
      post, dhl, hermes, express, prime, mit prime, mit amazon prime, amazon, bei amazon, online
      bestellt, bestellen, zum bestellen, bis es da ist, bis er da ist, bis sie da ist
      bis zur lieferung, bis er kommt, bis es kommt, kommt, ankommt, warten, wartezeit
      zum baumarkt|supermarkt|laden|geschaeft|markt
      zum naechsten baumarkt|supermarkt|laden|geschaeft, zu ikea|obi|aldi|lidl|dm|rossmann
      zur drogerie|stadt|post, in die stadt, in der stadt, in den baumarkt|supermarkt|laden
      im baumarkt|supermarkt, baumarkt, supermarkt, ikea, obi, aldi, lidl, rossmann, dm, laden
      geschaeft, stadt, von hier, von daheim, von zu hause, von der arbeit, bis dahin
      bis zum laden, entfernt, unterwegs, auf dem heimweg, besorgen, zum besorgen, holen
      zum holen, abholen, abholung, click & collect, einkaufen, shoppen, werktags, zeit, lang, da
      radeln, mit verkehr, je nach verkehr, aufwand, arbeit, tuer zu tuer, von tuer zu tuer
      """
    ),
  ]
}
