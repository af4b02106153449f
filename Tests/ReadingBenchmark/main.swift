// Reads a million answers in one thread and prints how long that took and how memory grew:
// swift build -c release --static-swift-stdlib --product ReadingBenchmark
// .build/release/ReadingBenchmark

import LetGoCore
import LetGoLanguage
import Measuring

/// Answers of every kind, plain ones and those that take the whole grammar.
let answers: [(topic: Topic, text: String)] = [
  (.used, "not since the move"), (.used, "yes"), (.used, "a couple of weeks ago, I think"),
  (.used, "can't say I have"), (.next, "if I ever find the charger"), (.next, "probably not"),
  (.cost, "$8"), (.cost, "somewhere between 20 and thirty quid"), (.cost, "a tenner at most"),
  (.minutes, "quarter of an hour each way"), (.minutes, "two to three business days"),
  (.price, "1.299,00 €"), (.confirm, "oh go on then"), (.count, "12 books and 3 shirts"),
  (.used, "asdf qwer"), (.next, "at Christmas, like every year"),
]

/// Seconds of a clock that only runs forward.
let reader = Reader()
let today = Day(number: 20_786)
let count = 1_000_000
var clear = 0
for (topic, text) in answers where reader.read(text, about: topic, on: today) != .unclear {
  clear += 1
}
let memory = peakMemory()
let start = seconds()
for index in 0..<count {
  let answer = answers[index % answers.count]
  if reader.read(answer.text, about: answer.topic, on: today) != .unclear { clear += 1 }
}
let taken = seconds() - start
let growth = peakMemory() - memory
print("\(count) answers in \(Int(taken * 1_000)) ms, \(clear) clear, memory grew by \(growth) KiB")
