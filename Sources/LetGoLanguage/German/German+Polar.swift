extension German {
  /// Words of yes and no for every question.
  static let polar: Words.Table<PolarWord> = [
    (
      .yes,
      """
      ja, j, jo, joa, joah, jep, jepp, jap, japp, jup, jupp, jawohl, jawoll, ja klar, klar, na klar
      klaro, ja doch, klar doch, aber ja, aber ja doch, aber klar, aber sicher, ja sicher, yes, y
      yep, yeah, yo, yup, jau, jaja, ja ja, ja genau, genau, stimmt, richtig, korrekt, exakt, eben
      so ist es, das stimmt, allerdings ja, ja eben, ein ja, sowieso ja, ja na klar, sicherlich ja
      👍, ✅, ✔, ☑, 💯, 🙌, 👌, 🆗, ✓, mhm, hm ja, wahr, zutreffend, trifft zu, positiv, wuerde (ich) ja sagen, sage ja, ich sage mal ja
      """
    ),
    (
      .no,
      """
      nein, n, ne, nee, neee, noe, noeoe, noeh, naa, nope, no, nop, nah, nein danke
      nicht im geringsten, nicht die bohne, null, pustekuchen, denkste, von wegen, im leben nicht
      nie im leben, nicht im traum, im traum nicht, nicht in hundert jahren, keine chance
      null chance, fehlanzeige, ein nein, negativ, falsch, so weit kommt es noch, vergiss es
      kannst du vergessen, schoen waere es, schoen waer es, das war einmal, der zug ist abgefahren
      👎, ❌, ✖, ✗, 🚫, 🙅, ⛔, i wo, iwo, nicht die spur, ausgeschlossen, mitnichten
      nicht dass ich wuesste, nicht dass ich mich erinnere, nicht dass ich mich erinnern kann
      nicht dass ich wuesst, nicht dass mir bewusst (waere|ist), nicht dass ich mich entsinne, nicht dass ich mich entsinnen kann|koennte, nicht dass mir (etwas) einfaellt
      soweit ich weiss nicht, nicht soweit ich weiss, meines wissens nicht, nicht in diesem leben, da muesste schon ein wunder, muesste schon ein wunder, wuerde (ich) nein sagen, sage nein
      wuerde luegen wenn ich ja sage|sagen|sagte, muesste luegen, nicht solange ich lebe, nur ueber meine leiche, soweit kommts noch, als ob, na klar nicht, nicht das ich wuesste, nicht das ich mich erinnere
      """
    ),
    (.objection, "doch, oh doch, aber doch, doch doch, na doch, doch schon"),
    (
      .assent,
      """
      absolut, mit vergnuegen, sicher, sicherlich, bestimmt, natuerlich, selbstverstaendlich, logisch, logo, freilich
      auf jeden fall, auf alle faelle, jedenfalls ja, definitiv, unbedingt, ohne zweifel, zweifellos
      zweifelsohne, garantiert, hundertprozentig, 100 %, 100 prozent, hundert prozent, wahrscheinlich
      hoechstwahrscheinlich, vermutlich, wohl, voraussichtlich, anscheinend, offenbar, offensichtlich
      scheinbar, aller voraussicht nach, mit sicherheit, ganz sicher, gewiss, klar, versprochen
      mehr oder weniger, so gut wie sicher, gute chancen, sehe schwarz nicht, warum nicht
      was sonst, was denn sonst, keine frage, gar keine frage, steht fest, steht ausser frage
      eher schon, schaetze schon, tendenziell, im zweifel, todsicher, darauf kannst du wetten, da kannst du darauf wetten, worauf du dich verlassen kannst, verlass dich darauf, kannst (du) dich darauf verlassen, darauf kannst du dich verlassen, so sicher wie das amen, denke ich mal
      versteht sich, versteht sich von selbst, was denkst du denn, was glaubst du denn, muss sein, duerfte, duerfte so sein, muesste stimmen, davon ist auszugehen, da bin ich sicher, bin sicher, bin mir sicher
      ganz bestimmt, sehr wahrscheinlich, eher ja, so ziemlich, im grossen und ganzen, garantiere
      """
    ),
    (
      .dissent,
      """
      bezweifle, bezweifele, zweifle, zweifel, unwahrscheinlich, fraglich, zweifelhaft
      wuerde mich wundern, wuerde mich ueberraschen, das letzte was, wenig wahrscheinlich, skeptisch
      """
    ),
    (
      .negator,
      """
      nicht, nie, niemals, nimmer, nie und nimmer, nie mehr, nie wieder, noch nie, nirgends, kaum
      selten, sehr selten, gar nicht, ueberhaupt nicht, gar nie, nichts, gar nichts, kein, keine
      keinen, keinem, keiner, keines, keins, gar kein, gar keine, gar keinen, ueberhaupt kein
      ueberhaupt keine, ueberhaupt keinen, niemand, keineswegs, keinesfalls, auf keinen fall
      auf gar keinen fall, in keinem fall, unter keinen umstaenden, nicht ein einziges mal
      kein einziges mal, kein mal, nicht einmal, nicht ein mal, nicht mal einmal, kein bisschen
      so gut wie nie, so gut wie nicht, fast nie, fast nicht, beinahe nie, nahezu nie, quasi nie
      praktisch nie, mein lebtag nicht, weder, noch nicht ein mal, nicht laenger, sicher nicht
      kaum noch, kaum mal, hoechst selten, nur selten, viel zu selten, weniger
      """
    ),
    (
      .carrier,
      """
      glaube, glauben, denke, dachte, meine ich, schaetze, nehme an, vermute, annehme, finde, wuerde sagen
      sage, schwoere, wette, verspreche, gehe davon aus, rechne
      """
    ),
    (
      .unsure,
      """
      muss ich sehen, noch nicht klar, ungeklaert, vielleicht, eventuell, moeglicherweise, womoeglich, unter umstaenden, kann sein, koennte sein
      mag sein, kann gut sein, koennte gut sein, kann schon sein, moeglich, nicht sicher, unsicher
      nicht ganz sicher, nicht so sicher, keine ahnung, kein plan, keinen plan, keinen schimmer
      keinen blassen schimmer, kein schimmer, weiss nicht, weiss es nicht, weiss ich nicht
      weiss ich (gar) nicht (mehr), weiss ich noch nicht, weiss nicht mehr, weiss (es) noch nicht
      weiss (es) nicht genau, weiss ich nicht genau, weiss man nicht, weiss der geier|teufel|himmel|kuckuck
      wer weiss, wer weiss das schon, man weiss (ja) nie, was weiss ich, woher soll ich das wissen
      kann|koennte ich nicht sagen, kann ich (so) nicht sagen, kann man nicht sagen, schwer zu sagen
      schwer zu beurteilen, frag mich nicht, frag mich was leichteres, keine idee, null ahnung
      null plan, habe (ich) vergessen, vergessen, erinnere mich nicht (mehr), erinner mich nicht
      kann mich nicht erinnern, nicht mehr erinnern, jein, ja und nein, halb halb, fifty fifty
      50 / 50, 50 50, 50 - 50, 50 prozent, 50 %, mal so mal so, mal sehen, mal schauen, mal gucken
      schauen wir mal, sehen wir mal, werden wir sehen, wir werden sehen, sehen wir dann, sehen wir noch, wird man sehen, sieht man dann, mal abwarten, abwarten, wird sich zeigen, wird sich zeigen muessen
      kommt (ganz) darauf an, kommt (ganz) auf den|die|das, je nachdem, haengt davon ab, haengt ab, steht in den sternen
      steht noch in den sternen, offen, noch offen, noch unklar, unklar, ungewiss, unentschlossen
      unentschieden, unschluessig, hin und hergerissen, hin und her gerissen, zwiegespalten
      noch nicht entschieden, nicht entschieden, kann mich nicht entscheiden, noch am ueberlegen
      bin am ueberlegen, ueberlege noch, am ueberlegen, muss (ich) (noch) ueberlegen
      muss (ich) (erst) (noch) (mal) nachdenken, muss (ich) mal schauen|gucken|sehen|fragen|nachsehen
      muss ich (erst) fragen, muss (erst) fragen, muss drueber schlafen, muss darueber schlafen
      k . a, ?, ??, ???, 🤷, 🤔, 😕, vielleicht vielleicht auch nicht, vielleicht ja vielleicht nein, vielleicht aber vielleicht auch nicht, hin - und hergerissen, hin - und her gerissen, frage erst, frag erst, erst fragen
      gedaechtnis, blackout, gute frage, da fragst du mich was, entsinne mich nicht, kann mich nicht entsinnen, nicht mehr wissen, muesste ich nachdenken, muss ueberlegen, keinerlei ahnung
      nicht die leiseste ahnung, keine blasse ahnung, nicht den blassesten schimmer, der himmel weiss, weiss nur gott, frag nicht mich, frag meine frau, frag meinen mann, teils teils, weder noch sicher
      keine erinnerung, kann ich nicht garantieren, kann ich nicht versprechen, bin ueberfragt
      ueberfragt
      """
    ),
    (
      .condition,
      """
      ausser es|ich|er|sie|wir|man, wenn, falls, sofern, solange, ausser wenn, vorausgesetzt, es sei denn, im falle, nur wenn
      insofern, angenommen, unter der bedingung, sobald, im fall
      """
    ),
    (
      .correction,
      """
      nach laengerem|reiflichem|reiflicher ueberlegen|ueberlegung, bei genauerem|naeherem nachdenken|hinsehen|ueberlegen, warte, warte mal, warte kurz, warte noch, warte bitte, einen moment, moment noch, moment bitte, momentchen, sekunde, eine sekunde, kurz warten, stop mal, halt mal, nein warte, moment, moment mal, nein moment, quatsch
      korrektur, ich meine, meinte, ich meinte, besser gesagt, beziehungsweise, bzw, sorry, ups, hoppla
      entschuldigung, nein sorry, nee warte, ich korrigiere, anders gesagt, genauer gesagt
      stopp nein, falsch gesagt, verbesserung, oder besser, ne warte, nee moment, warte doch
      """
    ),
    (
      .turn,
      """
      hmm, hm, hmmm, mm, eigentlich, na ja, andererseits, wobei, im grunde, genau genommen
      streng genommen, nun, nun ja, also eigentlich, obwohl nein, wenn ich es recht bedenke
      """
    ),
    (
      .contrast,
      """
      aber, jedoch, allerdings, obwohl, dennoch, trotzdem, sondern, ausser, nur dass, hingegen
      dagegen, wohingegen, obgleich, zwar
      """
    ),
    (
      .conclusion,
      """
      also, deshalb, daher, darum, deswegen, folglich, somit, sprich, kurzum, kurz gesagt
      unterm strich, lange rede kurzer sinn, das heisst, heisst also, demnach
      """
    ),
    (.joint, "und, oder, weil, da ich|es|er|sie|wir|man, plus, sowie, zumal, nachdem"),
    (
      .vague,
      """
      wer, was, wann, wo, wie, welche, welcher, welches, welchen, ja / nein, j / n, ja oder nein
      nicht unbedingt, nicht zwingend, nicht direkt, nicht so richtig sagen, egal, mir egal, ist mir egal
      blah, bla, test, hallo, hi, hey, moin, geht so, so lala, gewissermassen, in gewisser weise
      mehr oder minder
      """
    ),
    (
      .predicate,
      """
      habe, hat, haben, hatte, hatten, habe ich, koennte, koennten, werde, wird, werden, wuerde, kann, koennen, tue
      tut, mache, macht, will, wollen, mach ich, wuerden
      """
    ),
    (.copula, "ist, sind, war, waren, bin, gewesen, wurde, wurden, sei"),
    (
      .others,
      """
      meine frau, mein mann, mein partner, meine partnerin, meine freundin, mein freund, mein sohn
      meine tochter, meine kinder, die kinder, den kindern, meine mutter, mein vater, meine mama
      mein papa, mein bruder, meine schwester, mein mitbewohner, meine mitbewohnerin, mein nachbar
      meine nachbarin, der nachbar, er, sie, jemand anders, jemand anderes, jemand, andere leute
      das andere, der andere, die andere, den anderen, ein anderer, ein anderes, eine andere
      der mann, die frau, der hund, die katze, meine oma, mein opa, mein kollege, meine kollegin
      ein freund, eine freundin, meine eltern, unser sohn, unsere tochter, unsere kinder
      """
    ),
  ]
}
