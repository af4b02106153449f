extension German {
  /// Words around numbers of things.
  static let counts: Words.Table<AmountWord> = [
    (
      .zero,
      """
      null, keine, keins, keines, keinen, kein, nichts, gar nichts, gar keine, gar keins
      ueberhaupt nichts, ueberhaupt keine, nada, niente, kein einziges, keine einzige
      keinen einzigen, kein einziges teil|stueck, kein stueck, kein teil, keine sachen
      keine sache, nicht ein stueck, nicht eins, nicht eines
      nicht eine|ein|einen (einzige|einziges|einzigen) (sache|teil|stueck|ding)
      nicht ein einziges, noch nichts, noch keins, noch keine, noch gar nichts, leider nichts
      leider keine, nicht geschafft, nichts geschafft, nichts gemacht, nichts weggegeben
      nichts aussortiert, bin nicht dazu gekommen, nicht dazu gekommen, zero, nullkommanichts
      kein ding
      """
    ),
    (
      .whole(1),
      """
      eins, eines, eine, einen, einer, nur eins, nur eine, nur einen, ein einziges, eine einzige
      einen einzigen, ein einzelnes, ein paar schuhe
      ein paar jeans|hosen|schnuersenkel|inliner|rollschuhe|kopfhoerer|haussocken|lautsprecher|gummistiefel|winterschuhe
      ein paar socken|handschuhe|stiefel|ohrringe|ski|skier|sandalen|sneaker|struempfe|turnschuhe|hausschuhe
      ein set, ein satz, ein stueck, ein teil, eine sache, ein ding, einzelnes
      """
    ),
    (.whole(2), "beide, alle beide, alle zwei, die beiden, beides, ein paerchen"),
    (.whole(3), "alle drei, ein trio, trio"),
    (.whole(4), "alle vier"), (.whole(5), "alle fuenf"),
    (
      .aside,
      """
      gestern, vorgestern, letztes mal, letzte woche, uebrig, noch uebrig, noch offen, noch zu tun
      fehlen, fehlen noch, behalten, behalte, geblieben, bleiben, jahre alt, verbleibend, ziel
      mein ziel, das ziel, geplant, morgen, tage noch, noch tage, noch vor mir, noch zu machen
      geschafft werden sollten
      """
    ),
    (.vague, "alles, alle, das uebliche, ganze menge, ganz viel, das ganze zeug"),
    (
      .recurring,
      """
      ein paar, n paar, ein paar sachen, paar sachen, einige, mehrere, viele, sehr viele
      ganz viele, nicht viele, nicht so viele, nicht viel, viel, wenige, ein paar wenige, etliche
      diverse, zig, unzaehlige, zahlreiche, massenhaft, haufenweise, jede menge, eine menge
      ne menge, ne ganze menge, eine ganze menge, menge, einen haufen, ein haufen, haufen
      ein ganzer haufen, stapel, einen stapel, ein stapel, berg, einen berg, tuete, tueten, sack
      saecke, saecken, kiste, kisten, karton, kartons, koffer, tasche, taschen, box, boxen
      schublade, schubladen, regal, schrank, korb, koerbe, beutel, wagenladung, ladung, autoladung
      kofferraum, muellsack, muellsaecke, umzugskarton, umzugskartons, einkaufstuete, ein paket
      pakete, stueckzahl unbekannt, wie gestern, so viele wie gestern, so viel wie gestern
      mehr als gestern, weniger als gestern, wie letztes mal, wie immer, doppelt so viele
      die haelfte, haelfte, die meisten, das meiste, dutzende, hunderte, tausende, je, pro person
      zu viele, zu viel, zu viele zum, genug, nicht genug, reichlich, handvoll, eine handvoll
      ne handvoll, pro tag, am tag, taeglich, voll, unmengen
      """
    ),
    (
      .approximate,
      """
      macht, sind, es sind, es waren, das sind, das waren, waren es, waren, insgesamt, zusammen
      in summe, alles in allem, genau, exakt, nur, gerade mal, immerhin, bisher, ich zaehle
      zaehle, gezaehlt, so, stolze
      """
    ),
    (
      .plus,
      """
      plus, +, und noch, und auch, dazu, dazu noch, sowie, ausserdem, und dann, und dann noch
      dann
      """
    ),
    (.label, "tag, runde, woche, nummer, groesse, kapitel, nr, ziel war, fuer tag"),
    (.including, "von, davon, darunter, aus, inklusive, inkl, von den, von meinen, statt"),
    (
      .plain,
      """
      weggegeben, weggeworfen, weggeschmissen, entsorgt, verkauft, verschenkt, gespendet
      aussortiert, ausgemistet, losgelassen, losgeworden, rausgeworfen, rausgeschmissen, abgegeben
      recycelt, weg, raus, sachen, sache, dinge, ding, teile, teil, stueck, gegenstaende
      gegenstand, artikel, zeug, heute, habe, ich, wir, haben, sind, gegangen, geschafft, gemacht
      getan, erledigt, aus dem haus, in den muell, in die tonne, zum muell, zum flohmarkt
      fuer ebay, auf ebay, gesamt, total, an der zahl, so weit, bis jetzt, bisher, diesmal, schon
      sogar, immerhin, hilfe, davon, weggebracht, gehen, ja, also, ok, okay, paar, x, mal
      geworden, verliessen das haus, kram, klamotten weg
      """
    ),
  ]
}
