import LetGoCore
import LetGoPrompts
import LetGoStore

/// A record as lists show it: what became of it and when, and what there is to say of it.
///
/// History and search show the same of the same, because both show this.
struct RecordRow {
  /// The day of what became of it; nil while nothing has.
  let day: Day?
  /// What became of it, in a word.
  let state: Phrase
  /// What it is called.
  let name: String
  /// The verdict with its reason, or what a wish costs and until when it waits.
  var reason = ""
  /// What else was said.
  var said: [String] = []
  /// What programs read.
  var fields = RecordFields()

  /// Returns the columns of a list.
  func columns(in wording: Wording) -> ListRow {
    var columns = [day.map { wording.date($0) } ?? "", wording.text(state), name, reason] + said
    while columns.last?.isEmpty == true { columns.removeLast() }
    return ListRow(columns)
  }
}

extension Context {
  /// Makes the row of something that history tells.
  func row(for event: Event, in wording: Wording) -> RecordRow {
    switch event {
    case .item(let item, _): row(for: item, in: wording)
    case .wish(let pause, _): row(for: pause, in: wording)
    case .thing(let title, let day):
      row(forThing: title?.text, .finished(on: day), in: wording)
    case .replaced(let value): row(for: value, in: wording)
    }
  }

  /// Makes the row of something that a search found; what waits is told with its end.
  func row(for find: Find, in wording: Wording) -> RecordRow {
    switch find {
    case .item(let item):
      var row = row(for: item, in: wording)
      if let boxed = item.outcome, boxed.kind == .boxed {
        row.said.insert(boxState(since: boxed.day, in: wording), at: 0)
        if let label = item.label {
          row.said.insert(wording.text(.boxLabel(label: label.text)), at: 1)
        }
      }
      return row
    case .wish(let pause): return row(for: pause, in: wording)
    case .thing(let title, let state): return row(forThing: title.text, state, in: wording)
    }
  }

  private func row(for item: Item, in wording: Wording) -> RecordRow {
    let day = item.outcome?.day
    let judgement = item.answers.judged(under: limits, on: day ?? clock.today)
    var row = RecordRow(
      day: day,
      state: item.outcome?.kind.phrase ?? .recordOpen,
      name: item.counted(in: wording),
      said: [wording.leaving(item)]
    )
    row.fields[.name] = item.name.text
    row.fields[.kind] = "item"
    row.fields[.state] = item.outcome?.kind.rawValue ?? "open"
    row.fields[.count] = String(item.count)
    row.fields[.way] = item.leaving.way?.rawValue
    row.fields[.place] = item.leaving.place
    row.fields[.why] = item.leaving.reason
    row.fields[.got] = item.leaving.got?.description
    row.fields[.box] = item.label?.text
    row.fields[.again] = item.again?.description
    row.fields[.paid] = item.paid?.description
    // An outcome without answers was the person's own choice, and needs no reason.
    if item.answers != Answers() {
      let reason = wording.reason(judgement.reason)
      row.reason = "\(wording.text(judgement.verdict.word)): \(reason)"
      row.fields[.verdict] = judgement.verdict.rawValue
      row.fields[.reason] = reason
    }
    return row
  }

  private func row(for pause: Pause, in wording: Wording) -> RecordRow {
    let until = limits.end(of: pause)
    let price = wording.price(pause.price)
    let state: Phrase
    let first: String
    switch pause.ending?.kind {
    case .bought: (state, first) = (.outcomeBought, price)
    case .passed: (state, first) = (.outcomePassed, price)
    case nil:
      state = .recordWaiting
      first = wording.text(
        until.isReached(at: clock.moment)
          ? .pauseDue(price: price, since: wording.day(pause.began))
          : .pauseUntil(
            price: price,
            until: wording.end(until),
            left: wording.left(until: until, at: clock.moment)
          )
      )
    }
    var row = RecordRow(
      day: pause.ending?.day ?? pause.began,
      state: state,
      name: pause.name.text,
      reason: first,
      said: [pause.reason, pause.place]
    )
    if !pause.reason.isEmpty { row.fields[.why] = pause.reason }
    if !pause.place.isEmpty { row.fields[.place] = pause.place }
    row.fields[.name] = pause.name.text
    row.fields[.kind] = "wish"
    row.fields[.state] = pause.ending?.kind.rawValue ?? "waiting"
    row.fields[.price] = pause.price.description
    return row
  }

  private func row(
    forThing title: String?,
    _ state: ThingState,
    in wording: Wording
  ) -> RecordRow {
    let (day, word, raw): (Day, Phrase, String) =
      switch state {
      case .open(let since): (clock.day(ofSecond: since / 1_000), .recordToDo, "open")
      case .finished(let day): (day, .outcomeDone, "done")
      case .discarded(let day): (day, .outcomeDropped, "dropped")
      }
    var row = RecordRow(
      day: day,
      state: word,
      name: title ?? wording.text(.wordlessThing)
    )
    row.fields[.name] = title
    row.fields[.kind] = "thing"
    row.fields[.state] = raw
    return row
  }

  private func boxState(since day: Day, in wording: Wording) -> String {
    let until = limits.end(ofBoxFrom: day)
    return wording.text(
      until <= clock.today
        ? .boxDue(since: wording.day(day)) : .boxUntil(until: wording.day(until))
    )
  }
}
