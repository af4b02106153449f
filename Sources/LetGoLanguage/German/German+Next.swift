extension German {
  /// Words about using a thing in time to come.
  static let next: Words.Table<PolarWord> =
    others + [
      (.aside, asides), (.vague, "ein wochenende|abend|nachmittag|morgen|sommer|winter"),
      (.no, "nicht so richtig, nicht so recht, eher nicht so"),
      (.vague, "nicht so oft|haeufig|viel, nicht allzu oft, zuletzt benutzt"),
      (
        .frequent, "staendig, dauernd, andauernd, regelmaessig, haeufig, oft, oefter, oefters, viel"
      ),
      (
        .use,
        """
        benutze, benutzen, benutzt, benuetzen, benuetze, nutze, nutzen, nutzt, traegt, brauche, brauchen
        gebrauchen, braucht man, gebraucht werden, verwende, verwenden, anziehen, ziehe an
        ziehe ich an, nehme (ich) (es|das|den|die|ihn|sie) (wieder) mit, wird mitgenommen, kommt mit, trage, tragen, aufsetzen, spiele, spielen, lese, lesen, mitnehmen, nehme mit
        nehme ich mit, einsetzen, kommt zum einsatz, zum einsatz, im einsatz, rausholen, hole raus
        hole ich raus, aufmachen, oeffnen, auspacken, einschalten, anmachen, fahre, fahren, koche
        kochen, backe, backen, ausprobieren, probiere, in gebrauch, ziehe, wird gebraucht
        wird benutzt, anfassen, zelten, wandern, ski fahren, naehen, bohren
        """
      ),
      (
        .assent,
        """
        habe (ich) vor, vorhabe, vorgesehen, fest vorgesehen, geplant, ist geplant, plane, planen
        eingeplant, fest eingeplant, fest vor, beabsichtige, steht an, steht im kalender
        im kalender, gebucht, schon gebucht, tickets, karten, angemeldet, versprochen
        freue mich darauf, freue mich, kann es kaum erwarten, kanns kaum erwarten, werde ich, werde
        wird schon, rechne damit, rechne fest, gehe davon aus, bin dabei, vorgenommen
        habe ich mir vorgenommen, auf dem plan, steht auf dem plan, das ist der plan
        so ist der plan, ist der plan, sowieso, eh klar, ohnehin
        """
      ),
      (
        .no,
        """
        keine zeit (mehr) (dafuer), nicht mein ding, nicht mehr mein ding, keine lust
        keine lust mehr, kein interesse, kein interesse mehr, nichts geplant, wozu, wozu auch
        wozu denn, wofuer, wofuer denn, wofuer auch, warum auch, wann denn, wann auch
        hat sich erledigt, hat sich eruebrigt, erledigt, nicht noetig, unnoetig, ueberfluessig
        gefaellt mir nicht (mehr), mag (ich) (es|das|den|die) nicht (mehr), interessiert mich nicht (mehr), reizt mich nicht (mehr), macht mir keinen spass (mehr)
        keinen spass (mehr) daran, keine freude (mehr) daran, aus dem interesse raus
        braucht es nicht, aus dem alter raus, steht mir nicht mehr, nicht in diesem leben
        kein verlangen, keine zeit dafuer
        """
      ),
      (
        .dissent,
        """
        kein bedarf, keine verwendung (mehr) (dafuer), null bedarf, keinerlei bedarf, keine absicht
        keine plaene, keinen grund, kein grund, keine gelegenheit, kein anlass, keinen anlass
        habe (ich) nicht vor, nicht beabsichtigt, kann (ich) mir nicht vorstellen
        sehe keinen bedarf|grund|anlass, nicht vorgesehen, nicht vorstellen, kaum vorstellen
        kann mir kaum vorstellen, glaube kaum, sehe ich nicht, sehe nicht, sehe keinen
        wuesste nicht wann|wozu|wofuer|warum, wuesste nicht, weiss nicht wozu|wofuer
        """
      ),
      (
        .spent,
        """
        kaputt, ist kaputt, defekt, ist defekt, hinueber, im eimer, im arsch, futsch
        geht nicht mehr, funktioniert nicht (mehr), passt nicht (mehr), passt mir nicht (mehr), passt (mir) nimmer
        passt mir eh nicht (mehr), passe nicht mehr rein, passen nicht mehr, passen mir nicht mehr
        zu klein (geworden), zu gross, zu eng (geworden), rausgewachsen, herausgewachsen, ausgedient
        hat ausgedient, veraltet, ueberholt, abgelaufen, verschlissen, durchgelaufen
        saison ist vorbei, saison vorbei, nichts mehr zu reparieren|retten|machen
        die zeiten sind vorbei, schnee von gestern
        habe schon einen|eine|ein neuen|neue|neues|besseren|bessere
        habe schon|jetzt (einen|eine) neuen|neue|neues|besseren|bessere|besseres|anderen|andere|anderes
        habe (schon|jetzt|inzwischen|mittlerweile) ein neues|besseres|anderes
        habe (einen|eine|ein) neuen|neue|neues|besseren|bessere|besseres
        habe (schon|noch) zwei|drei (andere|davon), habe (noch) einen|eine anderen|andere
        habe (ich) (inzwischen|mittlerweile|jetzt|schon|laengst) (was|etwas) besseres|anderes|neues|neueres|moderneres
        habe mir|uns (schon|inzwischen) (einen|eine|ein) neuen|neue|neues|anderen|andere|anderes (gekauft|besorgt|geholt|zugelegt)
        habe ersatz, abgenutzt, durchgescheuert, ausgeleiert, eingelaufen, rausgewachsen aus
        steinalt, hat den geist aufgegeben, geist aufgegeben, fuer immer vorbei
        bin (ich) rausgewachsen, ersetzt, habe ich ersetzt, abgeschafft, nicht mehr zu retten
        nicht mehr brauchbar, unbrauchbar, aufgehoert, aufgegeben, mache ich nicht mehr
        ladegeraet|ladekabel|netzteil|kabel|fernbedienung|schluessel|deckel verloren|weg|fehlt
        ladegeraet|ladekabel|netzteil|kabel|fernbedienung|schluessel|deckel ist weg|verloren
        kaputtgegangen, kaputt gegangen, gerissen, zerrissen, zerbrochen, zu weit, zu kurz, zu lang
        damit bin ich durch, bin durch damit, nicht mehr reparierbar, nicht zu reparieren
        """
      ),
      (
        .unsure,
        """
        je nach wetter, wetterabhaengig, bei passendem wetter, wenn das wetter passt|mitspielt
        auf meiner|der liste, auf der wunschliste, hoffe, hoffe es, ich hoffe, hoffentlich
        hoffe schon, irgendwann, irgendwann mal, eines tages, irgendwann einmal
        irgendwann vielleicht, frueher oder spaeter, spaeter mal, spaeter, mal wieder, sollte
        sollte ich, sollte ich mal, muesste, muesste ich, muss ich mal, muesste ich mal, muss
        moechte, moechte ich, moechte schon, wuerde (ich) gerne, wuerde gerne, wuerde ich (ja) gerne
        moechte gerne, haette (ich) (schon) gerne, waere (schon) (mal) nett|cool|fein|super
        will schon lange|ewig, will ich schon lange, will schon lange, wollte ich mal
        wollte immer mal, wollte schon lange
        wollte (ich) (es|das) (schon) (immer|ewig|lange|laengst) (mal) (machen|tun), ich wollte mal, traeume davon, traum, wunschtraum
        wunsch, im idealfall, idealerweise, theoretisch, rein theoretisch, in der theorie
        fuer alle faelle, fuer den fall, zur sicherheit, sicherheitshalber, man weiss nie
        man weiss ja nie, kann man immer brauchen, kann man immer mal brauchen
        koennte (ich) (man) (noch) (mal) brauchen, koennte man ja (noch) (mal) brauchen
        koennte nuetzlich sein, koennte nuetzlich werden, koennte, koennte ich, koennte man
        wenn ich dazu komme, wenn zeit, wenn ich (mal) zeit habe, bei gelegenheit, so gott will
        bei gutem wetter, mit (etwas|viel|ein) (bisschen) glueck, will (ich) es versuchen|probieren
        werde es versuchen|probieren, ueberlege, ueberlege mir, versuche, versuche es, probiere es
        werde es versuchen, nehme es mir vor, nehme ich mir immer vor, ich nehme mir immer vor
        gute vorsaetze, daumen druecken, spaeter irgendwann, irgendwann wieder, wuerde, waere schoen
        waer schoen, schoen waere, bewahre es auf fuer, aufheben fuer
        """
      ),
      (
        .other,
        """
        verkaufe, verkaufen, kaufe, kaufen, verschenke, verschenken, spende, spenden, wegwerfen
        werfe, entsorgen, putzen, waschen, reparieren, reparier, suchen, finden, umziehen, behalten
        behalte, aufheben, lagern, leihen, verleihen, zurueckgeben, weggeben, gebe weg, loswerden
        kommt weg, gekauft, getragen, gespielt
        """
      ),
      (
        .predicate,
        """
        passieren, geschehen, vorkommen, mit sicherheit, mit vergnuegen, gerne, sehr gerne
        liebend gerne
        """
      ),
      (.yes, "immer noch, ja schon, und wie, aber hallo, logo"),
    ]
}
