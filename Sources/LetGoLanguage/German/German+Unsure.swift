extension German {
  /// Ways to say that one does not know, which hold for amounts too.
  static let ignorance = """
    keinen dunst, kein dunst, null dunst, keinen peil, kein peil, null peil, keinen tau, weiss nimmer
    weiss ich nimmer, weiss es nimmer, weiss gar nicht, weiss ich leider nicht, no idea, no clue
    not sure, dunno, idk, who knows, i do not know, dont know, weiss (ich) (es) (gerade|grad|jetzt) nicht (mehr|so|genau)
    weiss der kuckuck|geier|teufel|himmel, wissen die goetter, das wissen die goetter
    wenn ich das wuesste, wenn ich das nur wuesste, wuesste ich auch gern, wuesste ich auch gerne
    muesste (ich) luegen, da muesste ich luegen, da bin ich ueberfragt, kann ich (dir) (so|jetzt) nicht sagen
    muesste|muss (ich) (da|erst|mal|selber) (mal|erst) schauen|nachschauen|nachsehen|gucken|nachgucken|googeln|raussuchen|recherchieren|fragen|rechnen|ueberlegen
    habe (ich) (leider) keine ahnung, habe (ich) keinen plan|schimmer|ueberblick, keine ahnung mehr
    keinen blassen, keine blasse, nicht die blasseste, woher soll ich das wissen, weiss ich doch nicht
    steht (noch) nicht fest, noch nicht geschaut|nachgeschaut|geguckt|nachgesehen|gegoogelt
    nicht geschaut|nachgeschaut|geguckt|nachgesehen|gegoogelt, kann (ich) (mich) nicht (mehr) erinnern
    stand nicht dabei|da|dran|daran|drauf, steht nicht dabei|dran, keinen preis gesehen|gefunden|dran
    weiss ich beim besten willen nicht, beim besten willen nicht, entfallen, ist mir entfallen, faellt mir nicht (mehr) ein, faellt mir gerade nicht ein
    da fragst du den falschen|die falsche, nie drauf geachtet, nicht drauf geachtet, boah keine ahnung
    """

  /// Ways not to know, and to leave it open, for every question.
  static let unsure = """
    \(ignorance)
    kann (auch|aber|genauso) nicht sein, kann sein kann nicht sein, vielleicht auch nicht, je nach dem
    maybe, perhaps, we will see, kann passieren, koennte passieren, waere moeglich, gut moeglich
    durchaus moeglich, schon moeglich, moeglicherweise schon, kommt (ganz) aufs, kommt (ganz) auf
    kommt (ganz) drauf an, kommt (ganz) darauf an, depends, it depends, fuenfzig fuenfzig, mal schaun
    schau ma mal, schaun wir mal, schaumermal, schau mer mal, schauen wir, schwierig
    schwierige frage, schwere entscheidung, schwer zu entscheiden, abwarten und tee trinken
    kommt zeit kommt rat, noch nicht absehbar, nicht absehbar, muss ich sehen, noch nicht klar
    ungeklaert, vielleicht, eventuell, moeglicherweise, womoeglich, unter umstaenden, kann sein
    koennte sein, mag sein, kann gut sein, koennte gut sein, kann schon sein, moeglich
    nicht sicher, unsicher, nicht ganz sicher, nicht so sicher, keine ahnung, kein plan
    keinen plan, keinen schimmer, keinen blassen schimmer, kein schimmer, weiss nicht
    weiss es nicht, weiss ich nicht, weiss ich (gar) nicht (mehr), weiss ich noch nicht
    weiss nicht mehr, weiss (es) noch nicht, weiss (es) nicht genau, weiss ich nicht genau
    weiss man nicht, weiss der geier|teufel|himmel|kuckuck, wer weiss, wer weiss das schon
    man weiss (ja) nie, was weiss ich, woher soll ich das wissen, kann|koennte ich nicht sagen
    kann ich (so) nicht sagen, kann man nicht sagen, schwer zu sagen, schwer zu beurteilen
    frag mich nicht, frag mich was leichteres, keine idee, null ahnung, null plan
    habe (ich) vergessen, vergessen, erinnere mich nicht (mehr), erinner mich nicht
    kann mich nicht erinnern, nicht mehr erinnern, jein, ja und nein, halb halb, fifty fifty
    50 / 50, 50 : 50, 50 50, 50 - 50, 50 prozent, 50 %, mal so mal so, mal sehen, mal schauen, mal gucken
    schauen wir mal, sehen wir mal, werden wir sehen, wir werden sehen, sehen wir dann
    sehen wir noch, wird man sehen, sieht man dann, mal abwarten, abwarten, wird sich zeigen
    wird sich zeigen muessen, kommt (ganz) darauf an, kommt (ganz) auf den|die|das, je nachdem
    haengt davon ab, haengt ab, steht in den sternen, steht noch in den sternen, offen
    noch offen, noch unklar, unklar, ungewiss, unentschlossen, unentschieden, unschluessig
    hin und hergerissen, hin und her gerissen, zwiegespalten, noch nicht entschieden
    nicht entschieden, kann mich nicht entscheiden, noch am ueberlegen, bin am ueberlegen
    ueberlege noch, am ueberlegen, muss (ich) (noch) ueberlegen
    muss (ich) (erst) (noch) (mal) nachdenken
    muss (ich) mal schauen|gucken|sehen|fragen|nachsehen, muss ich (erst) fragen
    muss (erst) fragen, muss drueber schlafen, muss darueber schlafen, k . a, ?, ??, ???, 🤷, 🤔
    😕, vielleicht vielleicht auch nicht, vielleicht ja vielleicht nein
    vielleicht aber vielleicht auch nicht, hin - und hergerissen, hin - und her gerissen
    frage erst, frag erst, erst fragen, gedaechtnis, blackout, gute frage, da fragst du mich was
    entsinne mich nicht, kann mich nicht entsinnen, nicht mehr wissen, muesste ich nachdenken
    muss ueberlegen, keinerlei ahnung, nicht die leiseste ahnung, keine blasse ahnung
    nicht den blassesten schimmer, der himmel weiss, weiss nur gott, frag nicht mich
    frag meine frau, frag meinen mann, teils teils, weder noch sicher, keine erinnerung
    kann ich nicht garantieren, kann ich nicht versprechen, bin ueberfragt, ueberfragt, schwanke
    muss (ich) (erst) (noch) (mal) meine|meinen|die|den frau|mann|partner|partnerin|freundin|freund|mutter|mama|vater|papa|kinder|sohn|tochter|schwester|bruder fragen
    """
}
