extension German {
  /// Words of assent to letting a thing go.
  static let confirm: Words.Table<PolarWord> = [
    (
      .yes,
      """
      okay, gut, na gut, nun gut, also gut, gut so, ist gut, is gut, na schoen, na schoen dann
      na dann, na los, also los, los, los geht es, auf geht es, dann los, weiter so, einverstanden
      abgemacht, passt, passt so, passt schon, passt fuer mich, in ordnung, alles klar, alles gut
      geht klar, geht in ordnung, ist okay, ist in ordnung, von mir aus, meinetwegen, wegen mir
      bitte ja, ja bitte, bitte sehr, gerne, sehr gerne, ja gerne, mach, mach das, mach es
      mach mal, mach ruhig, mach nur, mach schon, mach ruhig ja, ja mach, ja mach das, ja mach mal
      mach das mal, mach halt, tu das, tu es, tu es einfach, tus, mach's, machs, machen wir
      machen wir so, lass uns das machen, so machen wir es, so machen wir das, wird gemacht, super
      prima, toll, klasse, perfekt, spitze, top, fein, schoen, wunderbar, sehr gut, gute idee
      klingt gut, hoert sich gut an, bin dabei, bin bereit, bereit, ich bin bereit, es ist zeit
      ist zeit, zeit loszulassen, zeit zu gehen, zeit sich zu verabschieden, zeit zum loslassen
      zeit abschied zu nehmen, laeuft, bin dafuer, ich bin dafuer, dafuer, gebongt, geritzt
      gemacht, gut dann, ja dann, ist recht, recht so, schadet nicht, kann nicht schaden
      warum eigentlich nicht, kann man machen, koennen wir machen, klar kann weg
      wenn es (unbedingt|denn|wirklich) sein muss, wenn es sein muss
      wenn du meinst|willst|magst|moechtest|denkst, wie du willst, wie du meinst, wenns sein muss
      kein problem, kein ding, bin froh wenn, bin froh wenn es weg ist, froh wenn es weg ist
      nichts gegen sagen, nichts dagegen sagen, kann ich nichts gegen sagen, sehe ich auch so
      sowieso egal, ganz egal, ganz deiner meinung, danke ja, keine einwaende, kein einwand
      nichts dagegen, habe nichts dagegen, spricht nichts dagegen, nichts einzuwenden, warum nicht
      wieso nicht, weshalb nicht, was solls, was soll es, egal, mir egal, ist mir egal
      meinen segen hast du, nur zu, ich bitte darum, jederzeit, hau rein, ran an den speck, hopp
      unbedingt, ich stimme zu, stimme zu, zugestimmt, genehmigt, bestaetigt, ich bestaetige
      bestaetige das, akzeptiert, wird (auch|langsam|mal|aber|schon) (mal) zeit, hoechste eisenbahn, hoechste zeit, zeit wird es, tschuess, ciao, leb wohl
      adieu, auf wiedersehen, adios, amen, juhu, hurra, endlich
      je eher|frueher|schneller desto besser, bin sicher, ich bin sicher, bin mir sicher
      da bin ich sicher, spielt keine rolle, kann ich mit leben, damit kann ich leben, ueberredet
      sei es drum, seis drum, schwamm drueber, drauf gepfiffen, pfeif drauf, sei es wie es sei
      du hast recht, hast recht, hast ja recht, gewonnen, 🗑, ade, adele, pfiat di, baba, go, go for it
      do it, let it go, fine, whatever, done, alright, all right, sounds good, why not, i guess
      los geht es, ab dafuer, ab geht die post, mach hin, mach hinne, mach fertig, nix wie weg
      nichts wie weg, so sei es, soll mir recht sein, mir recht, mir wurscht, wurscht, schnuppe
      von mir aus gerne, klar gerne, auf geht es dann, jetzt oder nie, bevor ich es mir anders ueberlege
      dann halt, na dann halt, na meinetwegen, wenn du unbedingt willst, auf nimmerwiedersehen
      tschoe, tschau, tschuess du, und tschuess, bye, bye bye, good bye, goodbye, farewell
      """
    ),
    (.carrier, "bitte"),
    (.correction, "halt, halt warte, halt moment"),
    (
      .unsure,
      """
      zweifel, kommen zweifel, habe zweifel, brauche mehr zeit, mehr zeit, brauche zeit
      gib mir einen tag, gib mir noch, bin am zweifeln, bin hin und her gerissen, frage erst
      """
    ),
    (
      .instead,
      """
      erst ein foto, erst foto, foto, foto machen, vorher ein foto, fotografieren, fotografiere
      erst fotografieren|knipsen|reparieren|waschen|fragen, vorher, zuerst, kiste, kisten
      in die|eine|eine kiste|box|schachtel, in den|einen karton, einkisten, einpacken, verpacken
      """
    ),
    (.assent, "schaetze, denke schon, glaube schon, sowieso, eh klar"),
    (
      .act,
      """
      wegzuwerfen, wegzugeben, weitergeben, weitergegeben, gebe weiter, hergeschenkt
      bringe es weg, bring es weg, wegbringen, weggebracht, nimm es mit, nimm mit, nimm es
      nehmt es mit, die tonne, fuer die tonne, fuer den muell, auf ebay stellen, inserieren
      ohne leben, ohne es leben, auch ohne leben, weg, weg damit, weg da, weg mit, weg mit dem
      kann weg, kann das weg, das kann weg, kann gehen, darf gehen, darf weg, soll weg, muss weg
      kommt weg, kann raus, muss raus, raus, raus damit, ab damit, fort, fort damit, hinfort
      hinaus, lass los, loslassen, losgelassen, lasse los, lasse (ich) (es) los
      lasse (ich) es gehen
      lass|lasse|lassen (ich|wir) (es|das|ihn|sie|die|den|sie) (jetzt|doch|mal|einfach|bitte) (endlich|jetzt) los|gehen|ziehen
      lass es gehen, lasse es gehen, gehen lassen, lass gehen, lass es los, weggeben, gebe weg
      gib weg, gib es weg, gebe es weg, gebe ich weg, weggegeben, hergeben, gebe her, abgeben
      gebe ab, gebe ich ab, verschenken, verschenke, verschenk, verschenkt, verschenk es
      verkaufen, verkaufe, verkauf, verkauft, verkauf es, spenden, spende, gespendet, wegwerfen
      werfe weg, werf weg, wirf weg, wirf es weg, weggeworfen, wegschmeissen
      schmeiss|werfe|schmeisse|haue|hau|haut|kippe (es|das|ihn|sie|den|die) (bitte|einfach|ruhig) weg|raus
      gebe (es|das|ihn|sie|den|die) (bitte|einfach|ruhig) weg|raus|her|ab
      gebe (ich|wir) (es|das|ihn|sie|den|die) (gerne|dann) weg|raus|her|ab|fort, schmeiss weg
      brauche|brauchen|benutze|benutzen (ich|wir) (es|das|den|die) (eh|sowieso|ja|wirklich) nicht (mehr)
      braucht (es|das|den|die) (eh|ja|doch|sowieso|hier) keiner|niemand (mehr)
      tue (ich) (es|das|den|die) weg|raus|fort, kommt|geht|wandert (jetzt|dann) weg|raus|fort
      schmeiss es weg, schmeisse weg, weggeschmissen, schmeiss raus, rausschmeissen, entsorgen
      entsorge, entsorgt, entsorg es, recyceln, wertstoffhof, zum wertstoffhof, ausmisten
      ausgemistet, aussortieren, aussortiert, sortiere aus, sortier aus, in den muell
      ab in den muell, in die tonne, ab in die tonne, in die muelltonne, tonne, in den container
      altkleider, in die altkleidersammlung, zum roten kreuz, zur caritas, zur diakonie
      zum sozialkaufhaus, kommt auf den|die|das flohmarkt|muell|sperrmuell|schrott|wertstoffhof|deponie|strasse|recyclinghof
      darf|kann|soll weiterziehen, werfe|schmeisse|haue (ich) (das|es|den|die) weg|raus|fort
      auf den flohmarkt, auf ebay, bei ebay, bei kleinanzeigen
      ins sozialkaufhaus, trenne mich, trennen, ich trenne mich, davon trennen, loswerden
      werde los, los werden, weg haben, trag es ein, trag ein, eintragen, eingetragen, notieren
      notier es, notiere, aufschreiben, erfassen, vermerken, speichern, brauche (ich) nicht (mehr)
      brauche es nicht (mehr), brauche das nicht (mehr), brauche ich (eh) nicht (mehr)
      will (ich) nicht mehr, will (ich) (das) nicht mehr|haben, will (ich) es|den|die|ihn|sie nicht mehr|haben, mag es nicht mehr
      sperrmuell, zum sperrmuell, auf den sperrmuell, zum schrott, auf den schrott, schrott
      verschrotten, zur tafel, in die spende, spendenbox, in die spendenkiste, aus dem haus
      gebrauchtwarenladen, secondhand, tschuess damit, mitnehmen lassen, zu verschenken
      zum verschenken, an die strasse stellen, ist weg, ist schon weg, schon weg, verkauft es
      kommt in den muell|container|sack, auf den muell, muell, kann (ich) (gut|gerne) darauf verzichten
      weghauen, weghaun, weggehauen, wegtun, weggetan, wegkommen, wegmachen, raushauen, rausgehauen
      rauswerfen, rausgeworfen, rausgeschmissen, forttun, fortgeben, hergeben, abstossen, verscherbeln
      verticken, loswerden, verkloppen, verramschen, verschrotten, weiterverkaufen, weiterverschenken
      verzichte darauf, geht auch ohne, komme ohne aus, braucht kein mensch, braucht keiner
      """
    ),
    (
      .keep,
      """
      behalten, behalte, behaltet, behalt, behaelt, behalte ich, aufheben, hebe auf, hebe ich auf
      aufbewahren, bewahre auf, bleibt, bleibt da, bleibt hier, das bleibt, soll bleiben
      darf bleiben, muss bleiben, bleiben, bleibt daheim, da lassen, dalassen, lass es da, lass da
      lass stehen, lass liegen, lass es liegen, hier lassen, hierlassen, stehen lassen
      liegen lassen, brauche (ich) noch, brauche (ich) (es|das|den|die) (doch|ja|aber|schon) (mal) noch
      brauche ich, noch gut, ist noch gut, noch brauchbar, noch zu gebrauchen, will haben
      will ich haben, gebe (ich) (es|das|den|die|sie|ihn) nicht her|weg|ab|raus
      schmeisse|werfe (ich) (es|das|den|die|sie|ihn) nicht weg|raus
      lasse (ich) (es|das|den|die|sie|ihn) nicht los|gehen
      haenge (ich) (so|sehr|noch|zu) (sehr) daran, ins regal, zurueck ins regal, wieder hin
      haenge daran, haenge ich daran, haenge zu sehr daran, haenge sehr daran, mag es zu sehr
      habe (ich) (noch|schon) verwendung (dafuer), noch verwendung, verwendung dafuer
      kann (ich) (noch|gut|immer) (gut|mal) brauchen|gebrauchen, wieder einpacken, zurueckstellen, stelle zurueck, zurueck damit, erstmal behalten
      kann bleiben, liebe, liebe es, mag ich noch, noch nicht bereit, nicht trennen
      mich nicht trennen, retten, zurueck in den schrank, gehoert mir, meins, keep, keep it, keeping it
      bleibt (bei) mir, bleibt drin|dort|stehen|liegen, bleibt im schrank|haus|regal, der|die|das|es bleibt
      hergeben tue ich nicht, nicht hergeben, gebe ich nicht her, kriegt keiner, ist noch zu gut
      kommt wieder in den schrank, kommt zurueck, will ich (noch) behalten, moechte ich behalten
      will es behalten, moechte es behalten
      """
    ),
    (
      .no,
      """
      will (ich) nicht, moechte (ich) nicht, nicht so schnell, nicht doch, untersteh dich, wage es nicht, nee lass, nein lass
      nee lass mal, nein lass mal, danke nein, ungern, eher ungern, nur ungern
      kommt nicht infrage, spinnst du, bist du verrueckt, bist du wahnsinnig, abbrechen, abbruch
      brich ab, halt stopp, haende weg, finger weg, lass es, lass das, lass es|das nicht los|gehen
      lass es sein, lass es bleiben, lass mal, lass gut sein, lass stecken, lass lieber
      unterlass das, kommt nicht in frage, kommt nicht in die tuete, nichts da
      hab es mir anders ueberlegt, habe es mir anders ueberlegt, anders ueberlegt, zu frueh
      zu schade, viel zu schade, bringe ich nicht uebers herz, bring ich nicht uebers herz
      bringe es nicht uebers herz, nicht uebers herz, bringe ich nicht fertig, schaffe ich nicht
      das schaffe ich nicht, dagegen, ich bin dagegen, bin dagegen, abgelehnt, lehne ab
      nicht mit mir, niemals nie, nein danke, nie im leben, pfoten weg, pfoten davon, wehe, wehe dir
      kann mich nicht trennen, kann ich mich nicht trennen, kann ich nicht, kann ich noch nicht
      noch nicht ganz, heute noch nicht, jetzt noch nicht, noch nicht so weit, bin (ich) noch nicht so weit, noch nicht bereit, not yet, never mind
      lieber doch nicht, dann lieber nicht, lass lieber sein, lass ma, lassma, passt nicht, bloss nicht
      auf garkeinen fall, lass die finger davon, stop, stopp, halt stop, tu das nicht, tu es nicht
      mach das nicht, mach es nicht, mach ja nicht, bring ich nicht fertig, das geht nicht, geht nicht
      """
    ),
    (
      .unsure,
      """
      lass mich (mal|nochmal|lieber) (darueber) (noch) (mal|nochmal|kurz|eben) nachdenken|ueberlegen|schlafen
      muss|will|moechte (ich) (erst|noch|da|das) (mal|nochmal|noch|erst) (darueber) (nochmal|mal) nachdenken|ueberlegen|schlafen
      ueberlege|ueberleg (ich) (mir|es) (es|das|mir) (noch) (mal|nochmal), darueber nachdenken
      darueber schlafen, lass mich ueberlegen, lass mich nachdenken, muss nachdenken
      muss ich nachdenken, muss noch nachdenken, muss noch ueberlegen, muss ueberlegen, ueberlege
      ich ueberlege, ueberleg noch, ueberleg, brauche bedenkzeit, bedenkzeit, brauche noch zeit
      gib mir zeit, schlafe drueber, schlafe darueber, eine nacht drueber schlafen
      erst meine frau fragen, erst meinen mann fragen, muss ich das, noch unentschlossen
      bin unsicher, bin nicht sicher, bin mir nicht sicher, bin mir unsicher, noch nicht sicher
      zoegere, vielleicht (ein) andermal, vielleicht naechstes mal
      """
    ),
    (
      .partial,
      """
      nur den, nur die, nur das, nur der, nur ein teil, einen teil, einen teil davon
      ein teil davon, eins davon, einen davon, eine davon, nur eins, nur einen, nur eine
      ein paar davon, manche davon, die haelfte, zur haelfte, teilweise, nicht alles, nicht alle
      alles ausser, alles bis auf, bis auf, ausser dem|der|den|das|die, das meiste
      """
    ),
    (
      .vague,
      """
      bin raus, will (ich) das nicht, was kostet, welche, welcher, welches, was denn, was, wer, wie bitte, das falsche
      den falschen
      """
    ),
    (
      .delay,
      """
      bald, schon bald, spaeter, vielleicht spaeter, ein andermal, ein anderes mal, ein ander mal, morgen
      uebermorgen, naechstes mal, naechste woche, naechsten monat, nachher, gleich, irgendwann
      ein anderer tag, an einem anderen tag, in einer minute, hat zeit, das hat zeit, eilt nicht
      demnaechst, irgendwann mal
      """
    ),
    (
      .negator,
      "zu schade zum, zu gut zum, zu schoen zum, kein grund (zu|zum), keinen grund (zu|zum)"
    ),
    (
      .plain,
      """
      weisst du was, ding, dem ding, teil, sache, mit dem, schon, schluss damit, teufel, jetzt
      heute, dann, es, eins, alles, alle, damit, hier, da, haben, in den schrank
      """
    ),
  ]
}
