extension German {
  /// How often something happens.
  static let habits: Words.Table<TimeWord> = [
    (.every, "jeder, jede, jedes, jeden, jedem, alle, fast jeder|jede|jedes|jeden"),
    (.times, "mal, x, male"),
    (.count(1), "einmal, ein mal, ein einziges mal, 1 mal, 1 x"),
    (.count(2), "zweimal, zwei mal"), (.count(3), "dreimal, drei mal"),
    (.count(4), "viermal, vier mal"), (.count(5), "fuenfmal, fuenf mal"),
    (.count(6), "sechsmal"), (.count(10), "zehnmal"),
    (
      .habit(1),
      """
      taeglich, tagtaeglich, fast taeglich, nahezu taeglich, jeden tag, fast jeden tag, stuendlich
      jeden einzelnen tag, jeden morgen|abend|mittag|vormittag|nachmittag, jede nacht
      fast jeden morgen|abend, andauernd, rund um die uhr, tag und nacht, von frueh bis spaet
      morgens, abends, mittags, nachts, frueh und abends, mehrmals taeglich, mehrmals am tag
      mehrere male am tag, an den meisten tagen, die meisten tage, unter der woche, werktags
      immer wenn ich koche|backe|dusche|fahre|rausgehe
      jedes mal wenn ich koche|backe|dusche|fahre, bei jedem kochen|backen, beim kochen
      beim duschen, 24 / 7, ein paar mal am tag
      """
    ),
    (
      .habit(7),
      """
      woechentlich, jede woche, fast jede woche, mehrmals die|pro woche, mehrmals in der woche
      mehrmals woechentlich, ein paar mal die|pro woche, jedes wochenende, am wochenende immer
      wochenends, an wochenenden, montags, dienstags, mittwochs, donnerstags, freitags, samstags
      sonnabends, sonntags
      immer montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags
      immer am wochenende, die meisten wochenenden
      """
    ),
    (
      .habit(14),
      """
      zweiwoechentlich, alle vierzehn|14 tage, vierzehntaegig, jede zweite woche, alle paar wochen
      """
    ),
    (.habit(2), "jeden zweiten tag, alle paar tage"),
    (
      .habit(30),
      """
      monatlich, jeden monat, fast jeden monat, ein paar mal im monat, mehrmals im monat
      mehrmals monatlich
      """
    ),
    (.habit(61), "jeden zweiten monat, zweimonatlich"),
    (.habit(90), "vierteljaehrlich, quartalsweise, jedes quartal, einmal im quartal"),
    (
      .habit(182),
      """
      halbjaehrlich, jedes halbe jahr, alle halbe|halben jahre|jahr, alle halbe jahr
      mehrmals im jahr, ein paar mal im jahr, mehrmals pro jahr, paar mal im jahr
      """
    ),
    (
      .yearly,
      """
      jaehrlich, alljaehrlich, jedes jahr, jedes einzelne jahr, einmal im jahr, einmal pro jahr
      1 mal im jahr, 1 x im jahr, einmal jaehrlich, jahr fuer jahr, wie jedes jahr
      alle jahre wieder, alle jahre, ein mal im jahr
      """
    ),
    (.always, "immer, wie immer, traditionell, jedes mal, immer wieder, nach wie vor immer"),
    (
      .sometimes,
      """
      manchmal, gelegentlich, ab und zu, ab und an, hin und wieder, von zeit zu zeit
      dann und wann, bisweilen, mitunter, zeitweise, sporadisch, unregelmaessig, bei bedarf
      je nach bedarf, alle jubeljahre (mal), alle heiligen zeiten, nicht oft, nicht so oft
      nicht sehr oft, nicht besonders oft, nicht haeufig, nicht regelmaessig, nicht viel
      nicht allzu oft, wenn noetig, zu besonderen anlaessen, nur zu besonderen anlaessen
      bei gelegenheit, je nach lust und laune, saisonal, nur im notfall, an manchen tagen
      """
    ),
  ]
}
