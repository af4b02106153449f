extension German {
  /// Short and spoken forms for the full ones, and umlauts that were typed without their dots.
  static let contractions: [(String, String)] = [
    ("hab", "habe"), ("hab's", "habe es"), ("habs", "habe es"), ("habich", "habe ich"),
    ("glaub", "glaube"), ("glaubs", "glaube es"), ("denk", "denke"), ("schaetz", "schaetze"),
    ("versuch", "versuche"), ("hol", "hole"), ("kauf", "kaufe"), ("bring", "bringe"),
    ("stell", "stelle"), ("guck", "gucke"), ("schau", "schaue"),
    ("nehm", "nehme"), ("ueberleg", "ueberlege"), ("frag", "frage"), ("bezweifel", "bezweifle"),
    ("vermut", "vermute"), ("hoff", "hoffe"), ("komm", "komme"), ("behalt", "behalte"),
    ("brauch", "brauche"), ("brauchs", "brauche es"), ("werd", "werde"), ("wuerds", "wuerde es"),
    ("wuerd's", "wuerde es"), ("werds", "werde es"),
    ("kanns", "kann es"), ("wills", "will es"), ("sinds", "sind es"),
    ("tuts", "tut es"), ("schmeiss", "schmeisse"), ("wirf", "werfe"), ("werf", "werfe"),
    ("gib", "gebe"),
    ("gebs", "gebe es"), ("lass", "lasse"), ("wuerd", "wuerde"),
    ("benutz", "benutze"), ("nutz", "nutze"), ("zieh", "ziehe"), ("trag", "trage"),
    ("is", "ist"), ("isses", "ist es"), ("fuern", "fuer einen"), ("isch", "ist"), ("nich", "nicht"),
    ("net", "nicht"), ("ned", "nicht"),
    ("nit", "nicht"), ("nix", "nichts"), ("nichtmal", "nicht mal"), ("garnicht", "gar nicht"),
    ("garnichts", "gar nichts"), ("garkeine", "gar keine"), ("ueberhauptnicht", "gar nicht"),
    ("nichtmehr", "nicht mehr"), ("nochnie", "noch nie"), ("weis", "weiss"), ("seid", "seit"),
    ("gibts", "gibt es"), ("gehts", "geht es"), ("wenns", "wenn es"), ("obs", "ob es"),
    ("ists", "ist es"), ("hats", "hat es"), ("wars", "war es"), ("bins", "bin es"),
    ("mans", "man es"), ("ichs", "ich es"), ("drauf", "darauf"), ("drueber", "darueber"),
    ("dran", "daran"), ("grad", "gerade"), ("grade", "gerade"), ("vllt", "vielleicht"),
    ("vlt", "vielleicht"), ("vll", "vielleicht"), ("viell", "vielleicht"), ("evtl", "eventuell"),
    ("ev", "eventuell"), ("wahrsch", "wahrscheinlich"), ("ungef", "ungefaehr"),
    ("mind", "mindestens"),
    ("kp", "keine ahnung"), ("ka", "keine ahnung"), ("kA", "keine ahnung"),
    ("ok", "okay"), ("oki", "okay"), ("okey", "okay"), ("oke", "okay"), ("okidoki", "okay"),
    ("okeydokey", "okay"), ("funf", "fuenf"), ("zwolf", "zwoelf"), ("funfzig", "fuenfzig"),
    ("funfzehn", "fuenfzehn"), ("fur", "fuer"), ("uber", "ueber"), ("zuruck", "zurueck"),
    ("nachste", "naechste"), ("nchste", "naechste"), ("nchsten", "naechsten"),
    ("nachsten", "naechsten"), ("nachstes", "naechstes"),
    ("fruher", "frueher"), ("taglich", "taeglich"), ("jahrlich", "jaehrlich"),
    ("wochentlich", "woechentlich"), ("uberspringen", "ueberspringen"), ("spater", "spaeter"),
    ("mochte", "moechte"), ("naturlich", "natuerlich"), ("ubermorgen", "uebermorgen"),
    ("marz", "maerz"), ("fruhling", "fruehling"), ("fruhjahr", "fruehjahr"),
    ("hochstens", "hoechstens"),
    ("ungefahr", "ungefaehr"), ("paarmal", "paar mal"), ("einpaar", "ein paar"),
    ("jedenfall", "jeden fall"), ("aufjedenfall", "auf jeden fall"),
    ("aufkeinenfall", "auf keinen fall"),
    ("viertelstunde", "viertel stunde"),
    ("viertelstunden", "viertel stunden"), ("dreiviertelstunde", "dreiviertel stunde"),
    ("halbestunde", "halbe stunde"), ("halbstunde", "halbe stunde"),
    ("viertelstuendchen", "viertel stunde"), ("stk", "stueck"), ("stck", "stueck"),
    ("gern", "gerne"),
    ("zuhause", "daheim"), ("jedesmal", "jedes mal"), ("letztesmal", "letztes mal"),
    ("nene", "nee nee"), ("neenee", "nee nee"), ("neinnein", "nein nein"), ("muesst", "muesste"),
    ("wuesst", "wuesste"), ("koennt", "koennte"), ("haett", "haette"),
    ("waer", "waere"), ("duerft", "duerfte"), ("sollt", "sollte"), ("braeucht", "braeuchte"),
    ("weihnacht", "weihnachten"), ("xmas", "weihnachten"), ("christmas", "weihnachten"),
    ("jaenner", "januar"), ("feber", "februar"), ("heuer", "dieses jahr"),
  ]

  static let fillers = """
    aeh, aehm, oeh, hmpf, och, ah, aha, ehrlich, ehrlicherweise, ehrlichgesagt, tja, naja, leider
    echt, wirklich, ziemlich, ueberhaupt, komplett, voellig, ueberaus, haha, hihi, lol, puh, uff
    oje, ohje, seufz, uebrigens, wohlgemerkt, sozusagen, irgendwie, quasi, tatsaechlich, schlicht
    persoenlich, zugegeben
    """

  /// Pronouns, articles, prepositions and helping verbs.
  static let small = """
    ich, mich, mir, mein, meine, meinen, meinem, meiner, meins, du, dich, dir, dein, deine, er
    ihn, ihm, sie, ihr, ihre, ihren, es, wir, uns, unser, unsere, unseren, man, sich, der, die
    das, den, dem, des, dies, diese, dieser, dieses, diesen, diesem, ein, eine, einen, einem
    einer, eines, ne, nen, ner, nem, n, und, an, am, auf, aus, bei, beim, bis, durch, fuer, gegen
    in, im, ins, mit, nach, ohne, seit, ueber, um, unter, von, vom, vor, zu, zum, zur, zwischen
    so, wie, als, dann, da, dort, hier, hin, her, noch, schon, mal, auch, nur, erst, mehr, sehr
    viel, sein, ist, bin, bist, sind, war, waren, gewesen, wird, werde, werden, wurde, worden
    habe, hat, haben, hatte, hatten, gehabt, kann, koennen, konnte, will, wollen, wollte, soll
    sollte, muss, darf, mag, lassen, lass, gibt, geht, gehen, ging, gemacht, machen, mache, tun
    tue, sagen, sage, wuerde, wenn, ob, dass, daran, darauf, dafuer, damit, davon, darueber, dabei
    ach, oh, faellt, gott, boah, jo eh, mensch, mann, besonders, eher, lieber, besser, kommt
    kommen, bekomme, total, voll, ganz, extrem, recht, eben, einfach, praktisch, theoretisch, kurz
    hoechst, samt, bringe, bringt, bringen, stelle, stellt, setze, fange, faengt, laeuft, schaue
    gucke, fehlt, bloss, blos, endlich, beide, davor, danach, erneut, selber, selbst, daher, zweit
    oben, unten, deins, unsers, irgendwas, solche, solchen, sowas, genauso, daheim, jetzt, heute
    gerade, immer, wieder, weg, raus, rein, rum, herum, ab, jedenfalls, ja, halt, bitte, danke
    okay, also, soweit, sowieso, eh, denn, etwas, was, bisher, moechte, moechten, moechtest, magst
    mochte, willst, wolltest, kannst, koennt, konnten, solltest, sollten, muesst, muessen, musste
    mussten, muesste, muessten, darfst, duerfen, durfte, waere, waeren, haette, haetten, hast
    habt, wuerden, wuerdest, wirst, werdet, wurden, seien, sei, bleibe, lasse, laesst, liess, gehe
    gingen, gebe, gib, gab, geben, nehme, nimm, nimmt, nehmen, komme, kam, stehe, steht, stand
    liege, liegt, lag, sagt, meint, sehe, sieht, euch, euer, eure, euren, ihnen, seinen, seine
    seinem, seiner, ihrem, ihrer, deinen, deinem, unserem, jene, jener, jenes, welch, selbes
    selben, derselbe, dasselbe, dieselbe, ans, aufs, durchs, fuers, hinter, hinterm, ueberm
    uebers, ums, vorm, vors, neben, trotz, wegen, ausser, entlang, wo, vorne, hinten, links
    rechts, drin, drunter, darin, daneben, dazu, vorher, bereits, sogar, neu, alt, alte, alten
    altes, alter, leben, bestimmte, anderen, andere, anderer, anderes, anders, genau, deshalb
    dadurch, dahin, vielen, viele, vieles, weniger, ganze, ganzen, ganzer, gesamt, gesamte, allem
    allen, alles, letzte, letzten, letztes, zuletzt, mal wieder, erstmal, gut, ehrlich gesagt
    um ehrlich zu sein, soweit ich weiss, wenn ich mich recht erinnere
    wenn ich mich richtig erinnere, soweit ich mich erinnere, meines wissens, meiner meinung nach
    wie gesagt, sagen wir, sagen wir mal, bei mir
    """

  /// Who is spoken of as oneself; a family is, since one belongs to it.
  static let selves = "ich, wir, man, die|meine|unsere (ganze) familie"

  /// Words that lead a phrase of where, when, with whom or what for.
  static let prepositions = """
    an, am, auf, aus, bei, beim, bis, durch, fuer, gegen, in, im, ins, mit, nach, ohne, seit, ueber
    um, unter, von, vom, vor, zu, zum, zur, zwischen, als, wie, hinter, neben, waehrend, wegen, ans
    aufs, fuers, uebers, vorm, fuern, hinterm, ueberm, ums
    """

  /// Words between a preposition and its noun.
  static let determiners = """
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem
    meiner, unser, unsere, unseren, unserem, unserer, dein, deine, seinem, seiner, ihrem, ihrer
    diese, diesem, dieser, diesen, ner, nem, nen, ne
    """

  static let suffixes = """
    x, k, mal, er, ern, t, te, ten, tel, fach, stk, stueck, plus, st, uhr, jan, feb, apr, jun, jul
    aug, sep, sept, okt, nov, dez
    """

  /// A point behind one of these is part of it.
  static let abbreviations = """
    ca, max, min, mind, std, stdn, inkl, incl, zzgl, exkl, mwst, ggf, bzw, usw, etc, evtl
    eventuell, vielleicht, ungefaehr, mindestens, stk, stueck, sek, tg, mon, mo, di, mi, do, fr
    sa, so, jan, feb, apr, jun, jul, aug, sep, sept, okt, nov, dez, str, nr, wahrscheinlich
    """

  static let spelled = """
    nein, niemals, halbe, halben, vier, fuenf, sechs, sieben, zwoelf, dreizehn, vierzehn
    fuenfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreissig, vierzig, fuenfzig
    sechzig, siebzig, achtzig, neunzig, hundert, tausend, minute, minuten, stunde, stunden
    sekunden, woche, wochen, monat, monate, monaten, jahre, jahren, viertelstunde, euro, cent
    franken, dollar, zehner, dutzend, januar, februar, maerz, april, august, september, oktober
    november, dezember, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag
    weihnachten, ostern, silvester, pfingsten, heiligabend, gestern, vorgestern, morgen
    uebermorgen, sommer, winter, herbst, fruehling, fruehjahr, wahrscheinlich, vermutlich
    bestimmt, natuerlich, vielleicht, eventuell, moeglicherweise, hoffentlich, irgendwann
    ungefaehr, mindestens, hoechstens, maximal, kostenlos, umsonst, unbezahlbar, vermoegen
    benutzt, gebraucht, verwendet, getragen, angezogen, benutze, brauche, nichts, selten, manchmal
    naechste, naechsten, naechstes, letzte, letzten, letztes, kuerzlich, neulich, behalten
    verschenken, verkaufen, spenden, wegwerfen, einverstanden, ueberspringen, zurueck, beenden
    warum, wochenende, geburtstag, staendig, regelmaessig, taeglich, woechentlich, jaehrlich
    monatlich, sachen, stueck, buecher, ahnung, unbedingt, demnaechst, spaeter, unwahrscheinlich
    unsicher, nirgends, keine, nicht, jeden, jedes, halbes
    """
}
