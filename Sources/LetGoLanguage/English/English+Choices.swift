extension English {
  /// The words by which a choice is named.
  static let choices = Choices(
    wishes: [
      (.bought, ["bought", "buy", "b", "got", "purchased", "ordered"]),
      (.passed, ["passed", "pass", "p", "no longer", "not any more", "gone off it"]),
      (.again, ["pause", "again", "wait", "waits", "a"]), (.later, ["later", "l", "tomorrow"]),
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
    negations: ["not", "don't", "don’t", "never", "didn't"],
    refusals: [
      "don't", "don’t", "never", "not", "no", "won't", "won’t", "can't", "can’t",
    ],
    answers: ["no"],
    loneAnswers: ["nothing"]
  )
}
