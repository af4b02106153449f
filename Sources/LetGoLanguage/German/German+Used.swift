extension German {
  /// Words about having used a thing.
  static let used: Words.Table<PolarWord> =
    others + [
      (.aside, asides), (.aside, "steht, liegt, stehen, liegen"), (.instrument, "damit, darin"),
      (.inUse, "war ich|wir damit, waren wir damit"),
      (.vague, "ein wochenende|abend|nachmittag|morgen|sommer|winter"),
      (.no, "nicht so richtig, nicht so recht, eher nicht so"),
      (
        .vague,
        "mag (ich) (es|das|den|die|ihn|sie) (nicht|sehr) (mehr), gefaellt mir (nicht) (mehr), nicht so oft|haeufig|viel (wie), nicht allzu oft, eher weniger, nicht so oft"
      ),
      (
        .frequent,
        """
        staendig, dauernd, andauernd, regelmaessig, haeufig, oft, oefter, oefters, sehr oft, viel
        immerzu, laufend, permanent, fortwaehrend, im dauereinsatz, dauereinsatz, im dauerbetrieb
        """
      ),
      (
        .use,
        """
        benutzt, benutze, benutzen, benuetzt, benuetze, benuetzen, genutzt, nutze, nutzen, nutzt, traegt, gebraucht
        brauche, brauchen, gebrauche, verwendet, verwende, verwenden, angehabt, an gehabt, angezogen
        ziehe, zieht, ziehen, getragen, trage, tragen, aufgehabt, aufgesetzt, gespielt, spiele
        spielen, gelesen, lese, lesen, geoeffnet, aufgemacht, angefasst, in der hand gehabt
        in der hand, in die hand genommen, rausgeholt, herausgeholt, rausgenommen, hervorgeholt
        eingeschaltet, angeschaltet, angemacht, gestartet, angeworfen, gefahren, fahre, geritten
        gekocht, koche, gebacken, backe, gebohrt, geschaut, angeschaut, geguckt, hoere
        musik gehoert, radio gehoert, eingesetzt, im einsatz, zum einsatz, in gebrauch, in benutzung
        in verwendung, in betrieb, im gebrauch, ausprobiert, probiert, getestet, mitgenommen
        ausgepackt, ausgefuehrt, dabei gehabt, dabeigehabt, geschlafen, gesessen, gearbeitet
        gemaeht, genaeht, gelaufen, geschrieben, getrunken, gegessen, gemixt, gebuegelt, gesaugt
        gesurft, gezeltet, gewandert, angeruehrt, beruehrt, aufgeklappt, aufgebaut, eingelegt
        aufgelegt, abgespielt, angesteckt, eingesteckt, angeschlossen, aufgepumpt, aufgezogen
        umgebunden, umgehaengt, geschnitten, gehaekelt, gestrickt, gezeichnet, gemalt, fotografiert
        gefilmt, gemessen, gewogen, gereist, geflogen, geangelt, gegrillt, gefeiert, gesungen
        musiziert, geuebt, trainiert, gejoggt, geschwommen, gerodelt, gepaddelt, durchgelesen
        reingeschaut, reingeguckt, nachgeschlagen, geblaettert, serviert, aufgetragen, rangekommen
        rangegangen, geholt, gezockt, gestaubsaugt, gehobelt, geschraubt, gehaemmert, gesaegt
        geschliffen, gestrichen, gepflanzt, gegossen, gerechnet, geduscht, gefoehnt, rasiert
        geschminkt, geheizt, in benuetzung, wird benutzt, benutzung, verwendung
        aus der|dem schachtel|box|schrank|keller|schublade|regal|karton|verpackung|huelle|tasche geholt|genommen|gekommen|rausgekommen
        verlaesst den|die|das schrank|schublade|regal|keller|haus|box|karton, kommt raus
        kommt heraus, rausgekommen, tageslicht gesehen, das licht der welt, anlass, anlass gehabt
        gelegenheit, gelegenheit gehabt, gelegenheit dazu, grund dazu, grund gehabt, bedarf
        bedarf gehabt, verwendung dafuer, verwendung gehabt, dazu gekommen, im umlauf
        letzter einsatz, letzte nutzung
        """
      ),
      (
        .disuse,
        """
        unbenutzt, ungenutzt, ungebraucht, unberuehrt, ungeoeffnet, ungetragen, ungelesen
        ungespielt, originalverpackt, original verpackt, ovp, noch ovp, noch verpackt
        noch eingepackt, eingeschweisst, noch eingeschweisst, noch in folie
        noch in der verpackung|folie|huelle|tuete|box|schachtel, noch im karton|originalkarton|paket
        in der verpackung, in der originalverpackung, neu und unbenutzt, noch neu, nagelneu
        noch mit etikett|preisschild, etikett (noch) daran, etikett ist (noch) daran
        preisschild (noch) daran, preisschild haengt (noch) daran, etikett haengt (noch) daran
        staubt|liegt|steht|haengt|gammelt|rostet|modert (da|dort|nur|so) vor sich hin
        fristet (sein|ihr) dasein, staubt rum, gammelt rum, schimmelt vor sich hin
        verstaubt, staubt ein, staubt zu, eingestaubt, faengt (nur) staub, staubfaenger, staub
        staubig, setzt staub an, spinnweben, verrostet, rostet vor sich hin, vergammelt, modert
        gammelt rum, liegt (nur) rum|herum, liegt nur so rum, liegt nur, steht (nur) rum|herum
        steht nur (so) rum, haengt nur rum, haengt nur, steht nur, liegt in der ecke
        steht in der ecke, liegt (nur) im keller|schrank|regal, steht (nur) im keller|schrank|regal
        liegt auf dem dachboden, steht auf dem dachboden, liegt auf dem speicher
        steht nur im keller rum, liegt nur im schrank rum, eingemottet, eingelagert
        steht|liegt|haengt seit, nur deko, reine deko, nur zur zierde, vergraben, unangetastet
        in vergessenheit geraten, vergessen dass ich das|den|die|es, vergessen dass es
        wusste (gar) nicht dass ich das|den|die|es, wusste gar nicht mehr dass
        wusste (ich) (gar) nicht (mehr), nicht mehr gewusst dass
        nicht (mehr) angeguckt|angeschaut|angesehen, liegt brach, ladenhueter, karteileiche
        liegt seit
        """
      ),
      (
        .other,
        """
        gekauft, kaufe, verkauft, verschenkt, geschenkt, geschenkt bekommen, bekommen, gefunden
        gesehen, umgezogen, umgeraeumt, aufgeraeumt, geputzt, gewaschen, gereinigt, verliehen
        ausgeliehen, ausgeborgt, geliehen, repariert, bestellt, geerbt, geliefert, geladen
        aufgeladen, eingepackt, verstaut, weggepackt, weggeraeumt, verloren, ersetzt, besitze
        gehoert, dachte daran, daran gedacht
        """
      ),
      (
        .stop,
        """
        aufgehoert, aufgegeben, damit aufgehoert, aufgehoert zu, abgewoehnt, nicht mehr meins
        an den nagel gehaengt, schluss gemacht damit, frueher, frueher mal, frueher immer
        """
      ),
      (
        .stop,
        "frueher oft|viel|haeufig|staendig|regelmaessig|gerne|gern, frueher ja, frueher schon, frueher einmal"
      ),
      (.plain, "letztes mal, das letzte mal, zum letzten mal, zuletzt, erstmals"),
      (
        .occasion,
        """
        einmal, ein mal, zweimal, dreimal, ein paar mal, paar mal, ein paarmal, mehrmals
        mehrere male, etliche male, viele male, zigmal, x mal, einige male, ein zwei mal
        ein bis zwei mal, viermal, fuenfmal, zehnmal, ein einziges mal, oefter als
        oefter als ich zaehlen kann, oft genug
        """
      ),
      (
        .assent,
        """
        erinnere, nicht wegzudenken, unverzichtbar, unentbehrlich, mein liebling, lieblingsstueck
        taeglicher begleiter, ohne geht es nicht, ohne geht nichts, kann nicht ohne
        nicht ohne leben, gerade an, habe es an, habe ich (gerade) an, in der waesche
        liegt neben mir, in meiner hand, immer dabei, am handgelenk, staendiger begleiter
        geht nicht ohne, kann nicht drauf verzichten, noch im einsatz
        """
      ),
      (
        .no,
        """
        jetzt nicht, derzeit nicht, zurzeit nicht, momentan nicht, in letzter zeit nicht
        die letzte zeit nicht, zuletzt nicht, kuerzlich nicht, nicht kuerzlich
        nicht in letzter zeit, keine lust, kein interesse, schnee von gestern, das ist vorbei
        vorbei, geschichte, die zeiten sind vorbei, aus und vorbei
        """
      ),
      (.unsure, "benutzt|getragen|gebraucht|verwendet|genutzt|gesehen zu haben"),
      (.others, "werde ich, will ich noch, habe ich vor, plane ich, was anderes, etwas anderes"),
      (.yes, "immer noch, nach wie vor, schuldig, ja schon, und wie, aber hallo"),
      (
        .plain,
        """
        nicht nur, dass ich das|es|den|die|sowas|ihn (ueberhaupt) (noch) habe|hatte|besitze
        dass ich so etwas habe|hatte|besitze
        """
      ),
    ]
}
