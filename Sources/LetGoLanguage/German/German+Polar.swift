extension German {
  /// Words of yes and no for every question.
  static let polar: Words.Table<PolarWord> = [
    (
      .yes,
      """
      ja, j, jo, joa, joah, jep, jepp, jap, japp, jup, jupp, jawohl, jawoll, ja klar, klar
      na klar, klaro, ja doch, klar doch, ja sicher
      yes, y, yep, yeah, yo, yup, jau, jaja, ja ja, ja genau, genau, stimmt, richtig, korrekt
      exakt, eben, so ist es, das stimmt, allerdings ja, ja eben, ein ja, sowieso ja, ja na klar
      sicherlich ja, 👍, ✅, ✔, ☑, 💯, 🙌, 👌, 🆗, ✓, mhm, hm ja, wahr, zutreffend, trifft zu, positiv
      wuerde mich wundern wenn nicht, waere ein wunder wenn nicht, wuerde (ich) ja sagen, sage ja
      ich sage mal ja, na logo, na logisch, na bestimmt, na sicher, na freilich, na und ob, und ob, auf jeden, aufjeden
      safe, hundertpro, hundert pro, 100 pro, 100 pro ja, sowas von, so was von, isso, jop, jaa, joo
      eh klar, jo eh, eh ja, sehr wohl, sure, of course, definitely, absolutely, probably, very likely, yes please, oh yes
      oh yeah, yess, yes sir, voll ja, aber sowas von, aber so was von, aber hallo, jawoi, sicha
      sichi, passt ja, of course yes, na aber sicher, selbstredend, positiv ja, ganz klar ja
      """
    ),
    (
      .no,
      """
      nein, n, ne danke, ne ne, nee nee, nein nein, ne du, nee, neee, noe, noeoe, noeh, naa, nope, no, nop, nah
      nein danke, nicht im geringsten, nicht die bohne, null, pustekuchen, denkste, von wegen
      im leben nicht, nie im leben, nicht im traum, im traum nicht, nicht in hundert jahren
      keine chance, null chance, fehlanzeige, ein nein, negativ, falsch, so weit kommt es noch
      vergiss es, kannst du vergessen, schoen waere es, schoen waer es, das war einmal
      der zug ist abgefahren, 👎, ❌, ✖, ✗, 🚫, 🙅, ⛔, i wo, iwo, nicht die spur, ausgeschlossen
      mitnichten, nicht dass ich wuesste, nicht dass ich mich erinnere
      nicht dass ich mich erinnern kann|koennte|wuerde, nicht dass ich wuesst, nicht dass mir bewusst (waere|ist)
      nicht dass ich mich entsinne, nicht dass ich mich entsinnen kann|koennte
      nicht dass mir (etwas) einfaellt, soweit ich weiss nicht, nicht soweit ich weiss
      meines wissens nicht, nicht in diesem leben, da muesste schon ein wunder
      muesste schon ein wunder, wuerde (ich) nein sagen, sage nein
      wuerde luegen wenn ich ja sage|sagen|sagte, muesste luegen, nicht solange ich lebe
      nur ueber meine leiche, soweit kommts noch, als ob, na klar nicht, nicht das ich wuesste
      nicht das ich mich erinnere, nada, niente, nischt, nuescht, no way, no chance, never, never ever
      not really, nope nope, kannst knicken, kannste knicken, kannste vergessen, traeum weiter
      ach was, ach woher, woher denn, kein gedanke, nie nich, kein stueck, schoen waere es ja
      wuesste (ich) nicht, wuesste ich jetzt nicht, nicht das ich wuesst, na geh, geh bitte
      mit sicherheit nicht, eher nein, na nicht wirklich, null komma null, auf gar keinsten, never
      auf gar kein fall, auf kein fall, auf keinsten, no thanks, no thank you, nein man, bewahre
      gott bewahre, um gottes willen, um himmels willen, muesste ein wunder geschehen|passieren
      muesste schon ein wunder geschehen|passieren
      """
    ),
    (.assent, "eigentlich schon, eigentlich ja, ja eigentlich"),
    (.objection, "doch, oh doch, aber doch, doch doch, na doch, doch schon"),
    (
      .assent,
      """
      absolut, mit vergnuegen, sicher, sicherlich, bestimmt, natuerlich, selbstverstaendlich
      logisch, logo, freilich, auf jeden fall, auf alle faelle, jedenfalls ja, definitiv
      unbedingt, ohne zweifel, zweifellos, zweifelsohne, garantiert, hundertprozentig, 100 %
      100 prozent, hundert prozent, wahrscheinlich, hoechstwahrscheinlich, vermutlich, wohl
      voraussichtlich, anscheinend, offenbar, offensichtlich, scheinbar, aller voraussicht nach
      mit sicherheit, ganz sicher, gewiss, klar, versprochen, mehr oder weniger, so gut wie sicher
      gute chancen, sehe schwarz nicht, warum nicht, was sonst, was denn sonst, keine frage
      gar keine frage, steht fest, steht ausser frage, eher schon, schaetze schon, tendenziell
      im zweifel, todsicher, darauf kannst du wetten, da kannst du darauf wetten
      worauf du dich verlassen kannst, verlass dich darauf, kannst (du) dich darauf verlassen
      darauf kannst du dich verlassen, so sicher wie das amen, denke ich mal, versteht sich
      versteht sich von selbst, was denkst du denn, was glaubst du denn, muss sein, duerfte
      duerfte so sein, muesste stimmen, davon ist auszugehen, da bin ich sicher, bin sicher
      bin mir sicher, ganz bestimmt, sehr wahrscheinlich, eher ja, so ziemlich
      im grossen und ganzen, garantiere
      """
    ),
    (
      .dissent,
      """
      bezweifle, bezweifele, zweifle, zweifel, unwahrscheinlich, fraglich, zweifelhaft
      wuerde mich wundern, wuerde mich ueberraschen, das letzte was, wenig wahrscheinlich
      skeptisch
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
      glaube, glauben, denke, dachte, meine ich, schaetze, nehme an, vermute, annehme, finde
      fuerchte, befuerchte, wuerde sagen, sage, schwoere, wette, verspreche, gehe davon aus, rechne
      """
    ),
    (.unsure, unsure),
    (
      .condition,
      """
      ausser es|ich|er|sie|wir|man, wenn, falls, sofern, solange, ausser wenn, vorausgesetzt
      es sei denn, im falle, nur wenn, insofern, angenommen, unter der bedingung, sobald, im fall
      """
    ),
    (
      .correction,
      """
      nach laengerem|reiflichem|reiflicher ueberlegen|ueberlegung
      bei genauerem|naeherem nachdenken|hinsehen|ueberlegen, warte, warte mal, warte kurz
      warte noch, warte bitte, einen moment, moment noch, moment bitte, momentchen, sekunde
      eine sekunde, kurz warten, stop mal, halt mal, nein warte, moment, moment mal, nein moment
      quatsch, korrektur, ich meine, meinte, ich meinte, besser gesagt, beziehungsweise, bzw
      sorry, ups, hoppla, entschuldigung, nein sorry, nee warte, ich korrigiere, anders gesagt
      genauer gesagt, stopp nein, falsch gesagt, verbesserung, oder besser, ne warte, nee moment
      warte doch
      """
    ),
    (
      .turn,
      """
      hmm, hm, hmmm, mm, eigentlich, na ja, andererseits, wobei, im grunde, genau genommen
      streng genommen, soll ich ehrlich sein, um ehrlich zu sein, mal ehrlich, nun, nun ja, also eigentlich, obwohl nein, wenn ich es recht bedenke
      """
    ),
    (
      .contrast,
      """
      wenn auch, wenngleich, auch wenn, aber, jedoch, allerdings, obwohl, dennoch, trotzdem, sondern, ausser, nur dass, hingegen
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
      nicht ganz, nicht so ganz, nicht unbedingt, nicht zwingend, nicht direkt
      nicht so richtig sagen, egal, mir egal, ist mir egal, blah, bla, test, hallo, hi, hey, moin
      geht so, so lala, gewissermassen, in gewisser weise, mehr oder minder
      """
    ),
    (
      .predicate,
      """
      habe, hat, haben, hatte, hatten, habe ich, koennte, koennten, werde, wird, werden, wuerde
      kann, koennen, tue, tut, mache, macht, will, wollen, mach ich, wuerden
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
      die|meine|unsere kids|kiddies|jungs|maedels|enkel|nichten|neffen|eltern|grosseltern|schwiegereltern|nachbarn|gaeste|kollegen|mitbewohner|maedchen|zwillinge
      mein|unser|der grosser|kleiner|juengster|aeltester|enkel|neffe|onkel|cousin|schwager|schwiegervater|chef|junge
      meine|unsere|die grosse|kleine|juengste|aelteste|enkelin|nichte|tante|cousine|schwaegerin|schwiegermutter|chefin|wg
      mein|meine|der|die ex|freundin|freund|mitbewohnerin|mitbewohner|partner|partnerin|verlobte|verlobter|verlobten
      """
    ),
  ]
}
