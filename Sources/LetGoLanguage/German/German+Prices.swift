extension German {
  /// Words around money.
  static let prices: Words.Table<AmountWord> = [
    (
      .zero,
      """
      kostenlos, umsonst, gratis, nichts, gar nichts, kostenfrei, fuer lau, fuer umme, geschenkt
      null, kostet nichts, zu verschenken, wird verschenkt, verschenken sie, kriege ich geschenkt
      leihe ich mir, leihe ich, wuerde ich leihen, keinen cent, keinen euro, keinen pfennig
      kein geld, fuer nichts, fuer umsonst, nothing, free, fuer nass, habe noch einen|eine|eins
      selbst gemacht, mache ich selbst, kostet mich nichts, null euro
      """
    ),
    (
      .tiny,
      """
      spottbillig, fast geschenkt|gratis|kostenlos, so gut wie geschenkt|gratis|kostenlos|umsonst, saubillig, fast nichts, so gut wie nichts, fast umsonst, kaum was, kaum etwas
      ein appel und ein ei, n appel und n ei, nen appel und ein ei, appel und ei
      ein|nen|n|en appel|apfel und ein|nen|n|en ei, kleingeld, peanuts, pfennigartikel, cent betrag, centbetrag
      centbetraege, pfennige, taschengeld, ein paar muenzen, ein trinkgeld, ein butterbrot
      fuer einen spottpreis, spottpreis, so viel wie ein kaffee, weniger als ein kaffee
      preis eines kaffees, einen kaffee, ein kaffee, klacks, ein klacks, nicht der rede wert
      paar groschen, groschen
      """
    ),
    (
      .enormous,
      """
      ein vermoegen, vermoegen, ein kleines vermoegen, kleines vermoegen, halbes vermoegen
      ein halbes vermoegen, sauteuer, schweineteuer, arschteuer, sau teuer, unverschaemt teuer
      unbezahlbar teuer, ein heidengeld, heidengeld, ein schweinegeld, schweinegeld, unsummen
      unsumme, eine unsumme, ein arm und ein bein, eine niere, eine stange geld, stange geld
      einen haufen geld, haufen geld, ein haufen geld, ne menge geld, eine menge geld
      jede menge geld, viel geld, horrend, horrende summe, astronomisch, utopisch, wucher
      ein monatsgehalt, monatsgehalt, monatslohn, mondpreis, mondpreise, nicht leisten
      kann ich mir nicht leisten, kann mir nicht leisten, unerschwinglich, mehr als mein auto
      mehr als meine miete, mehr als die miete, kostet die welt, ein horrorpreis
      """
    ),
    (
      .unavailable,
      """
      unbezahlbar, unersetzlich, unersetzbar, nicht ersetzbar, nicht zu ersetzen
      kann man nicht ersetzen, laesst sich nicht ersetzen
      nicht mehr zu bekommen|kriegen|kaufen|haben, nicht zu bekommen|kriegen|kaufen|haben
      kriegt|bekommt man nicht mehr, kriegt|bekommt|findet man nirgends|nirgendwo (mehr)
      kriege|bekomme|finde (ich) nirgends|nirgendwo (mehr)
      nirgendwo mehr, bekomme|kriege ich nicht mehr, gibt es nicht (mehr)
      gibt es nicht mehr (zu) (kaufen), gibt es nicht mehr neu, gibt es nimmer
      gibt es so nicht mehr, gibt es gar nicht mehr, gibt es nirgends, gibt es nirgends mehr
      nirgends zu bekommen|kriegen|finden|kaufen
      wird nicht mehr hergestellt|produziert|gebaut|gemacht|verkauft
      werden nicht mehr hergestellt|produziert|gebaut|gemacht|verkauft
      nicht mehr hergestellt|produziert|gebaut|erhaeltlich|lieferbar|verfuegbar|verkauft, nicht mehr im handel
      eingestellt, vergriffen, ausverkauft fuer immer, einzelstueck, ein einzelstueck, unikat
      ein unikat, sonderanfertigung, massanfertigung, einmalig, einzigartig, antik, antiquitaet
      handgemacht von, selbstgemacht von, erbstueck, ein erbstueck, fuer kein geld der welt
      mit geld nicht zu bezahlen, nicht kaeuflich, unverkaeuflich, produktion eingestellt
      auslaufmodell, kann man nicht (mehr) (nach) kaufen, nicht nachkaufbar, finde ich nie wieder
      kriege ich nie wieder, bekomme ich nie wieder
      """
    ),
    (
      .recurring,
      """
      im monat, pro monat, / monat, / mon, mtl, monatlich, jeden monat, den monat, im jahr
      pro jahr, / jahr, jaehrlich, jedes jahr, die woche, pro woche, / woche, woechentlich
      pro stunde, die stunde, / stunde, / std, / h, stuendlich, pro tag, am tag, / tag, taeglich
      pro kilo, das kilo, / kg, pro meter, / m, der meter, rabatt, prozent rabatt, % auf
      prozent auf, % rabatt, % weniger, prozent weniger, nachlass von, anzahlung dann, abo, im abo
      pro nutzung, probemonat, gratis dazu, zwei fuer eins, 2 fuer 1, guenstiger, nachlass
      """
    ),
    (
      .each,
      """
      je, jeweils, pro stueck, das stueck, stueckpreis, pro person, pro einheit, pro nase, einzeln
      pro teil, pro paar
      """
    ),
    (.bundle, "fuer"),
    (
      .plain,
      """
      vb, vhb, verhandlungsbasis, oder bestes angebot, mit rabatt, nach rabatt, mit gutschein
      mit lieferung, lieferung, anzahlung von, auf raten, versand, versandkosten, mit versand
      ohne versand, plus versand, + versand, inkl versand, inklusive versand, incl versand
      zzgl versand, zuzueglich versand, inkl mwst, inklusive mwst, inkl porto, mit porto
      plus porto, kaution, pfand, anzahlung, fuer das, fuer den, fuer die, fuer einen, fuer eine
      fuer eins, fuer mich, bei ikea|amazon|aldi|lidl|ebay|dm|rossmann|saturn|obi
      im baumarkt|supermarkt|laden|discounter, ikea, amazon, ebay, aldi, lidl, mediamarkt
      media markt, saturn, obi, im ausverkauf
      """
    ),
  ]
}
