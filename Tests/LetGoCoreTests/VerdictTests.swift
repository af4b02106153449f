import LetGoCore
import Testing

/// The rules, swept over everything that can be answered.
struct VerdictTests {
  private static let today = Day(number: 20_787)
  private static let answers: [Answer?] = [.yes, .no, .unsure, nil]
  private static let amounts: [Estimate?] = [
    nil, .unknown, .unavailable, .exactly(.zero), .exactly(Amount(thousandths: 19_999)),
    .exactly(Amount(20)), .exactly(Amount(60)), .between(Amount(5), Amount(12)),
    .between(Amount(12), Amount(40)), .below(Amount(20)), .above(Amount(20)),
  ]

  /// The rule again, in the words of the design: used or needed keeps; not used, cheap and quick
  /// goes; all else is undecided.
  private static func expected(
    _ used: Answer?,
    _ next: Answer?,
    _ cost: Estimate?,
    _ minutes: Estimate?
  ) -> Verdict {
    let passing: [Estimate] = [
      .exactly(.zero), .exactly(Amount(thousandths: 19_999)), .between(Amount(5), Amount(12)),
      .below(Amount(20)),
    ]
    if used == .yes || next == .yes { return .keep }
    let isCheap = cost.map(passing.contains) ?? false
    let isQuick = minutes.map(passing.contains) ?? false
    return used == .no && isCheap && isQuick ? .letGo : .undecided
  }

  @Test func `the whole truth table comes out as the rules say`() {
    for used in Self.answers {
      for next in Self.answers {
        for cost in Self.amounts {
          for minutes in Self.amounts {
            let answers = Answers(
              used: used.map { .said($0, on: Self.today) },
              next: next.map { Forecast($0, asked: Self.today) },
              cost: cost.map { Price($0) },
              minutes: minutes
            )

            let verdict = answers.judged(under: .published, on: Self.today).verdict

            #expect(
              verdict == Self.expected(used, next, cost, minutes),
              "\(String(describing: (used, next, cost, minutes)))"
            )
          }
        }
      }
    }
  }

  @Test(arguments: Exemption.allCases)
  func `an exempt kind is kept whatever else was said`(kind: Exemption) {
    for used in Self.answers {
      let answers = Answers(
        used: used.map { .said($0, on: Self.today) },
        cost: Price(.exactly(Amount(1))),
        minutes: .exactly(Amount(1)),
        exemption: kind
      )

      let judgement = answers.judged(under: .published, on: Self.today)

      #expect(judgement.verdict == .keep)
      #expect(judgement.reason == .exempt(kind))
    }
  }

  @Test(arguments: [(0, Verdict.keep), (89, .keep), (90, .keep), (91, .letGo), (4_000, .letGo)])
  func `exactly 90 days ago still counts as used`(daysAgo: Int, verdict: Verdict) {
    let answers = Answers(
      used: .last(Self.today + -daysAgo),
      cost: Price(.exactly(Amount(1))),
      minutes: .exactly(Amount(1))
    )

    #expect(answers.judged(under: .published, on: Self.today).verdict == verdict)
  }

  @Test func `a last use is weighed on the day of reading`() {
    let answers = Answers(
      used: .last(Self.today),
      cost: Price(.exactly(Amount(1))),
      minutes: .exactly(Amount(1))
    )

    #expect(answers.judged(under: .published, on: Self.today + 90).verdict == .keep)
    #expect(answers.judged(under: .published, on: Self.today + 91).verdict == .letGo)
  }

  @Test(arguments: [Answer.yes, .no])
  func `a yes or no counts for one window from its day and is then unknown`(answer: Answer) {
    let answers = Answers(
      used: .said(answer, on: Self.today),
      cost: Price(.exactly(Amount(1))),
      minutes: .exactly(Amount(1))
    )

    let atTheEnd = answers.judged(under: .published, on: Self.today + 90)
    let after = answers.judged(under: .published, on: Self.today + 91)

    #expect(atTheEnd.verdict == (answer == .yes ? .keep : .letGo))
    #expect(after.reason == .useUnknown(nil))
  }

  @Test func `limits of one's own change the verdict at once`() {
    let answers = Answers(
      used: .said(.no, on: Self.today),
      cost: Price(.exactly(Amount(25))),
      minutes: .exactly(Amount(10))
    )
    var limits = Limits.published

    limits.cost = Amount(30)

    #expect(answers.judged(under: .published, on: Self.today).verdict == .undecided)
    #expect(answers.judged(under: limits, on: Self.today).verdict == .letGo)
  }

  @Test func `a price in another currency than the limit is unknown`() {
    let price = Price(.exactly(Amount(1)), Currency("JPY"))
    let answers = Answers(
      used: .said(.no, on: Self.today),
      cost: price,
      minutes: .exactly(Amount(1))
    )
    var limits = Limits.published
    limits.currency = Currency("EUR")

    #expect(
      answers.judged(under: limits, on: Self.today).reason == .notCheap(price, next: nil)
    )
  }
}

/// Which question comes next, and which are no longer needed.
struct NextQuestionTests {
  private static let today = Day(number: 20_787)

  private static func next(_ answers: Answers, skipping: Set<Question> = []) -> Question? {
    answers.nextQuestion(under: .published, on: today, skipping: skipping)
  }

  private static func use(_ answer: Answer) -> Use { .said(answer, on: today) }

  @Test func `the questions come in order as long as they are needed`() {
    var answers = Answers()
    #expect(Self.next(answers) == .used)

    answers.used = Self.use(.no)
    #expect(Self.next(answers) == .next)

    answers.next = Forecast(.no, asked: Self.today)
    #expect(Self.next(answers) == .cost)

    answers.cost = Price(.exactly(Amount(8)))
    #expect(Self.next(answers) == .minutes)

    answers.minutes = .exactly(Amount(10))
    #expect(Self.next(answers) == nil)
  }

  @Test func `what was used needs no further question`() {
    #expect(Self.next(Answers(used: Self.use(.yes))) == nil)
  }

  @Test func `after an unsure use cost and time are not asked`() {
    var answers = Answers(used: Self.use(.unsure))
    #expect(Self.next(answers) == .next)

    answers.next = Forecast(.no, asked: Self.today)
    #expect(Self.next(answers) == nil)
  }

  @Test(arguments: [
    Estimate.exactly(Amount(60)), .unknown, .unavailable, .between(Amount(10), Amount(30)),
  ])
  func `what is not surely cheap is not asked for its time`(cost: Estimate) {
    let answers = Answers(
      used: Self.use(.no),
      next: Forecast(.no, asked: Self.today),
      cost: Price(cost)
    )

    #expect(Self.next(answers) == nil)
  }

  @Test func `a skipped question is not asked again`() {
    #expect(Self.next(Answers(), skipping: [.used]) == .next)
    #expect(Self.next(Answers(), skipping: [.used, .next]) == nil)
    #expect(Self.next(Answers(used: Self.use(.no)), skipping: [.next]) == .cost)
  }
}
