// Brings ten years of one person's acts into step through a folder, and prints how long each step takes and
// how much memory:
// swift build -c release --static-swift-stdlib --product LifeBenchmark
// .build/release/LifeBenchmark FOLDER [ACTS]
// FOLDER, which is made unless it is there and empty, keeps the stores.

import LetGoCore
import LetGoStore
import LetGoSync
import LetGoSystem
import Measuring

/// Noon of 2026-11-30 in UTC, and so many seconds after it.
func moment(_ second: Int = 0) -> Moment {
  let day = Day(number: 20_787)
  let noon = Int64(day.number) * 86_400_000 + 43_200_000
  return Moment(milliseconds: noon + Int64(second) * 1_000, day: day)
}

/// Prints what a step took by the clock and of this process's own work, and returns what it made.
func timed<Result>(_ step: String, _ body: () throws -> Result) rethrows -> Result {
  let (begun, worked) = (seconds(), seconds(CLOCK_PROCESS_CPUTIME_ID))
  let result = try body()
  let (time, work) = (seconds() - begun, seconds(CLOCK_PROCESS_CPUTIME_ID) - worked)
  func text(_ time: Double) -> String { "\((time * 1_000).rounded() / 1_000) s" }
  print("\(step): \(text(time)), \(text(work)) of work; peak memory \(peakMemory() / 1_024) MiB")
  return result
}

/// A device of the person's: its store and its keys.
struct Laptop {
  let location: StoreLocation
  let keys: StateFolder

  init(in folder: String) throws {
    location = StoreLocation(path: folder + "/letgo.db")
    // The keys are named by where the store is.
    _ = try Store(writingAt: location)
    keys = StateFolder(of: location, in: folder + "/state")
  }

  /// Opened for each step, as each command does.
  func store() throws -> Store { try Store(writingAt: location) }

  /// Begins to sync with a folder.
  func setUp(with path: String) throws {
    let store = try store()
    let key = try keys.makeKey(for: store.deviceNumber).publicKey
    try store.setUp(.folder, at: path, key: key)
  }

  func sync(with path: String, at moment: Moment) throws -> SyncReport {
    var synchronization = Synchronization(
      of: try store(),
      with: FolderRemote(at: path),
      keysIn: keys,
      at: moment
    )
    return try synchronization.run()
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: LifeBenchmark FOLDER [ACTS]")
  exit(2)
}
let acts = arguments.dropFirst().first.flatMap { Int($0) } ?? 200_000
let shared = folder + "/shared"
for path in [folder, shared] { mkdir(path, 0o700) }

let desk = try Laptop(in: folder + "/desk")
var life = Life(of: try desk.store().deviceNumber, acts: acts, over: 3_650)
let export = folder + "/life.json"
guard let file = fopen(export, "w") else { exit(1) }
life.write(until: moment().day) { fputs($0, file) }
fclose(file)
print("\(acts) acts of ten years, \(life.count) ops")

guard let source = fopen(export, "r") else { exit(1) }
_ = try timed("import of an export") {
  let intake = try Intake { room in fread(room.baseAddress, 1, room.count, source) }
  return try desk.store().takeIn(intake, on: moment().day)
}
fclose(source)
try timed("first sync of the desk, which has all of it") {
  try desk.setUp(with: shared)
  _ = try desk.sync(with: shared, at: moment())
}
let laptop = try Laptop(in: folder + "/laptop")
let first = try timed("first sync of the laptop, which has nothing") {
  try laptop.setUp(with: shared)
  return try laptop.sync(with: shared, at: moment())
}
guard first.received == life.count else {
  print("\(first.received) ops arrived")
  exit(1)
}
for number in 0..<50 {
  try desk.store().record("gone", at: moment(number)) { act in
    _ = try act.letGo(try Name("old thing \(number)"), as: .out)
  }
}
_ = try timed("sync of the desk after 50 more acts") {
  try desk.sync(with: shared, at: moment(60))
}
let news = try timed("sync of the laptop, which gets them") {
  try laptop.sync(with: shared, at: moment(60))
}
guard news.received == 100 else {
  print("\(news.received) ops arrived")
  exit(1)
}
