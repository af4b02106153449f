import FuzzDriver
import LetGoCore
import LetGoTriage

@_cdecl("ListFuzz_main")
func runListFuzz(_ argumentCount: CInt, _ arguments: UnsafeMutableRawPointer) -> CInt {
  fuzz(argumentCount, arguments, readAnyList)
}

/// Reads random bytes as a list; whatever they are, every row has to have its place in the totals.
///
/// The first two bytes say how the list is said to be written and in what pieces it comes.
@_cdecl("LLVMFuzzerTestOneInput")
func readAnyList(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  var triage = Triage(today: Day(number: 20_786))
  triage.choice = choice(bytes[0])
  triage.readsWishes = bytes[0] & 1 != 0
  triage.keepsSource = bytes[1] & 0x80 != 0
  let chunk = Int(bytes[1] & 0x7F) * 37 + 1
  let list = UnsafeRawBufferPointer(start: bytes + 2, count: count - 2)
  var start = 0
  var (rows, problems) = (0, 0)
  do {
    let findings = try triage.judge { room in
      let length = min(chunk, room.count, list.count - start)
      room.copyMemory(from: UnsafeRawBufferPointer(rebasing: list[start..<start + length]))
      start += length
      return length
    } each: { row in
      rows += 1
      _ = try row.name
      _ = (row.place, row.category, row.reference, row.note, row.source)
    } problem: { _ in
      problems += 1
    }
    let tally = findings.tally
    precondition(tally.addsUp && problems == tally.errors)
    precondition(rows == tally.keep + tally.letGo + tally.undecided)
  } catch {
    // A table that names no item is refused as a whole, before any row; a name was read before.
    precondition(error is LayoutFailure && rows == 0 && problems == 0)
  }
  return 0
}

private func choice(_ byte: UInt8) -> ReadingChoice {
  var choice = ReadingChoice()
  let formats = ListFormat.allCases
  let encodings = TextEncoding.allCases
  let orders = DayOrder.allCases
  // Half of all lists are left to be detected.
  if byte < 128 { return choice }
  choice.format = formats[Int(byte) % formats.count]
  if byte & 0x40 != 0 { choice.encoding = encodings[Int(byte) % encodings.count] }
  if byte & 0x10 != 0 { choice.dayOrder = orders[Int(byte) % orders.count] }
  if byte & 0x20 != 0 { choice.header = ReadingChoice.Header.none }
  return choice
}
