extension English {
  /// The words by which a choice is named.
  static let choices = Choices(
    wishes: [
      (.bought, ["bought", "buy", "b", "got", "purchased", "ordered"]),
      (
        .passed,
        [
          "passed", "pass", "p", "no longer", "not any more", "not anymore", "gone off it",
          "no longer want", "don't want", "don’t want", "do not want", "don't need", "don’t need",
          "do not need", "no longer need", "no longer wanted", "no thanks", "not interested",
          "changed my mind", "lost interest",
        ]
      ),
      (
        .wanted,
        ["want", "wanted", "still want", "need", "still need", "still", "would love", "would like"]
      ),
      (.again, ["pause", "again", "wait", "waits", "a"]),
      (.later, ["later", "l", "tomorrow", "not now", "not yet"]),
    ],
    boxes: [
      (.keep, ["keep", "keeps", "kept", "stays", "k"]),
      (.letGo, ["let go", "let it go", "go", "goes"]),
      (.out, ["out", "gone", "o"]), (.again, ["box", "again", "a", "b"]),
      (.later, ["later", "l", "tomorrow"]),
    ],
    offers: [
      (
        .letGo,
        ["let", "go", "gone", "goes", "anyway", "donate", "toss", "bin", "sell", "l"]
      ),
      (.box, ["box", "boxed", "pack", "b"]),
      (.leave, ["leave", "keep", "stay", "stays", "nothing", "no", "n", "nope", "later", "not"]),
      (.photograph, ["photograph", "photo", "picture", "p"]),
    ],
    plain: [
      "it", "them", "that", "this", "up", "away", "please", "now", "be", "there", "for", "30",
      "days",
    ],
    pronouns: ["it", "them", "that", "this"],
    telling: [
      "i", "i've", "i’ve", "we", "we've", "we’ve", "have", "has", "had", "did", "was", "is", "it's",
      "it’s", "been", "yes", "yeah", "yep", "already", "just", "finally", "then", "so", "in", "the",
      "end", "one", "yesterday", "today", "last", "week", "month", "online", "anyway", "with",
      "can",
      "all", "any", "more", "anymore", "really",
    ],
    refusals: [
      "never", "not", "no", "cannot", "dont", "cant", "wont", "without", "nearly", "almost",
    ],
    answers: ["no"],
    loneAnswers: ["nothing"]
  )
}
