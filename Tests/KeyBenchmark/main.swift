// Types at the prompt of the built letgo, with many records in its store, and prints how long it takes until
// what a key does is seen; and how long another shell waits for what a Tab finds:
// swift build -c release --static-swift-stdlib
// .build/release/KeyBenchmark FOLDER [RECORDS [ROUNDS]]
// FOLDER keeps the store, which is made unless it is there.

import LetGoCore
import LetGoStore
import LetGoSystem
import Measuring
import PseudoTerminal

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: KeyBenchmark FOLDER [RECORDS [ROUNDS]]")
  exit(2)
}
let records = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let rounds = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100
let today = Day(number: 20_787)
mkdir(folder, 0o700)

let location = StoreLocation(path: folder + "/letgo.db")
if access(location.path, F_OK) != 0 {
  let (begun, export) = (seconds(), folder + "/export.json")
  guard let file = fopen(export, "w") else { exit(1) }
  var household = Household(records: records, today: today)
  household.write { fputs($0, file) }
  fclose(file)
  guard let source = fopen(export, "r") else { exit(1) }
  let intake = try Intake { room in fread(room.baseAddress, 1, room.count, source) }
  _ = try Store(writingAt: location).takeIn(intake, on: today)
  fclose(source)
  unlink(export)
  print("\(records) records taken in: \(Int(seconds() - begun)) s")
}

let letgo = builtProduct("letgo")
let environment = [
  "HOME": folder, "LC_ALL": "C.UTF-8", "LETGO_NOW": "2026-11-30T12:00:00",
  "LETGO_STORE": location.path,
  "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "TZ": "UTC",
]

func printLoad() {
  var loads = [0.0]
  guard getloadavg(&loads, 1) == 1 else { return }
  print("load: \((loads[0] * 10).rounded() / 10)")
}

/// Returns records that are to go out, of which each has a name that a Tab goes on to when its last digit is
/// missing.
func waiting() -> [Int] {
  let fitting = (records / 10..<records).filter { record in
    Household.isDecided(record) && record % 12 != record / 10 % 12
  }
  let step = max(1, fitting.count / rounds)
  return stride(from: 0, to: fitting.count, by: step).prefix(rounds).map { fitting[$0] }
}

printLoad()
let typist = try Typist(at: letgo, environment: environment)
var (keys, names, lists, questions) = (Times(), Times(), Times(), Times())
var (looks, writes) = (Times(), Times())

// What is written first on a day makes its backup, where there is none of it yet.
try typist.put("add renew passport")
print("the first prompt after a write: \(try typist.prompt()) s")

for (round, record) in waiting().enumerated() {
  let name = Household.name(of: record)
  try typist.type("out " + name.dropLast(), echo: &keys)
  names.add(try typist.complete(to: "out " + name))
  try typist.clear()

  let beginning = "out " + name.prefix { !$0.isNumber }
  try typist.put(beginning)
  lists.add(try typist.list(above: beginning))
  try typist.clear()

  try typist.type("two", echo: &keys)
  looks.add(try typist.prompt())

  try typist.put("ice cream maker \(round)")
  let asked = [
    "Have you used it in the last 90 days? ", "Will you use it in the next 90 days? ",
    "What would another one cost? ", "How long would it take to get one? ",
  ]
  for question in asked {
    questions.add(try typist.enter(to: question.dropLast().description))
    guard question != asked.last else { break }
    try typist.put(question == asked[2] ? "8" : "no", after: question)
  }
  _ = try typist.prompt(after: "\u{3}")

  try typist.put("gone ice cream maker")
  writes.add(try typist.prompt())
}
try typist.leave()

keys.report(as: "key to echo")
names.report(as: "Tab to the name of one of \(records)")
lists.report(as: "Tab to a list of names")
questions.report(as: "Enter to the next question")
looks.report(as: "Enter to the next prompt, after a look")
writes.report(as: "Enter to the next prompt, after a recording")

// Another shell asks at a Tab, as its script does.
let empty = folder + "/empty.db"
func time(_ program: String, _ arguments: [String]) throws -> Double {
  let begun = seconds()
  let child = try Child(program, arguments, environment: environment, in: folder)
  _ = try child.hasEnded(within: 60_000)
  let time = seconds() - begun
  guard try child.result().code == 0 else { throw Unmet(description: "'\(program)' failed") }
  return time
}
_ = try time("/usr/bin/sqlite3", [empty, "CREATE TABLE IF NOT EXISTS t (a)"])
var (asks, selects) = (Times(), Times())
for record in waiting() {
  let line = "letgo out \(Household.name(of: record).dropLast())"
  selects.add(try time("/usr/bin/sqlite3", [empty, "select 1"]))
  asks.add(try time(letgo, ["--complete", "bash", " \t\n\"'><=;|&(:", line]))
}
selects.report(as: "sqlite3 DB 'select 1'")
asks.report(as: "letgo --complete")
let ratio = asks.quantile(0.5) / selects.quantile(0.5)
print("letgo --complete takes \((ratio * 100).rounded() / 100) x of it")
printLoad()
