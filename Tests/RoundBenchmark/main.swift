// Plays a round with ten thousand members who each tell of thirty days, a signed segment a day, and prints
// how long its standings take, read from the store, and how much memory:
// swift build -c release --static-swift-stdlib --product RoundBenchmark
// .build/release/RoundBenchmark [MEMBERS [STORE]]

import Fixtures
import LetGoCore
import LetGoStore
import LetGoSync
import LetGoSystem
import Measuring

/// Returns a seed or an id of so many bytes that only a number tells apart.
func bytes(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * ($0 % 4))) ^ UInt8($0) }
}

/// Writes what one member tells, a segment a day, as their device would.
func tell(_ number: Int, of start: RoundStart) throws -> [KeptSegment] {
  let round = start.round
  // Some are behind, some join late, and most keep step.
  let joined = number % 10 == 0 ? 5 : 1
  let friends = Friendship(
    start: start,
    shown: try Name("member \(number)"),
    secret: bytes(number, 32),
    sharesTitles: false
  )
  guard let key = DeviceKey(seed: bytes(number + 1 << 24, 32)) else { return [] }
  var member = RoundMember(joined: joined, heard: .max)
  var known: [RoundSegment] = []
  for day in joined...round.days.count {
    let stamp = (round.days[day - 1].end - 3_600) * 1_000
    let count = number % 7 == 0 && day == 20 ? 0 : day
    member.entries = [.init(device: UInt64(number), day: day, count: count, stamp: stamp)]
    let moment = Moment(milliseconds: stamp, day: round.days[day - 1].day)
    let voice = RoundVoice(of: friends, signing: key, at: moment)
    let here = JoinedRound(
      id: ID(device: 1, number: 1, salt: 1),
      round: round,
      member: member,
      friends: friends
    )
    let news = try voice.map { try $0.segments(telling: $0.records(of: here), beside: known) } ?? []
    known += news.compactMap { RoundSegment($0) }
  }
  return known.map(\.kept)
}

let arguments = CommandLine.arguments.dropFirst()
let members = arguments.first.flatMap { Int($0) } ?? 10_000
let path = arguments.dropFirst().first ?? "/tmp/letgo-round-\(getpid()).db"
let location = StoreLocation(path: path)
let secret = bytes(0, 32)
guard let round = Round.utc(from: Day(number: 20_788)), let host = MemberKey(seed: secret)?.member
else { exit(1) }
let start = RoundStart(name: try Name("December"), round: round, host: host)
let store = try Store(writingAt: location)
try store.record(
  "game join",
  at: Moment(milliseconds: round.start * 1_000, day: round.first)
) { act in
  let friends = Friendship(
    start: start,
    shown: try Name("member 0"),
    secret: secret,
    sharesTitles: false
  )
  try act.take(partIn: round, from: 1, with: friends)
}
var waiting: [KeptSegment] = []
var count = 0
for number in 0..<members {
  waiting += try tell(number, of: start)
  if waiting.count > 10_000 || number == members - 1 {
    count += try store.keep(waiting)
    waiting = []
  }
}

let before = peakMemory()
let (begun, worked) = (seconds(), seconds(CLOCK_PROCESS_CPUTIME_ID))
var log = RoundLog()
try log.add(allOf: start, in: store)
let read = seconds()
let end = round.deadline(ofDay: round.days.count) + 1
let board = RoundBoard(of: round, log.players, at: end)
let (done, work) = (seconds(), seconds(CLOCK_PROCESS_CPUTIME_ID) - worked)
let won = board.rows.count { $0.standing == .won }
print(
  """
  \(board.rows.count) members, \(count) segments, \(won) won: standings in \
  \(Int((done - begun) * 1_000)) ms (\(Int(work * 1_000)) ms of work), of which reading \
  \(Int((read - begun) * 1_000)) ms; \
  peak memory \(peakMemory() / 1_024) MiB, before it \(before / 1_024) MiB
  """
)
if arguments.count < 2 { for ending in ["", "-journal"] { unlink(path + ending) } }
