import Foundation
import PseudoTerminal
import Testing

/// A writer that is stopped while it has the store, and the others that wait for it.
struct StoppedWriterTests {
  /// While it fills its journal, a writer keeps other writers out and lets readers in.
  private static let inJournal = Fault(.stop, at: 3, of: "pwrite64")
  /// From its first sync on it has the store for itself.
  private static let atSync = Fault(.stop, at: 1, of: "fdatasync")

  @Test(arguments: [(inJournal, true), (atSync, false)])
  func `beside a writer that was stopped others say so, and all goes on after it`(
    stop: Fault,
    letsReadersIn: Bool
  ) throws {
    let place = try Workplace()
    try place.run("add passport")
    let (writer, process) = try Tracer.startStopped("gone coat", at: stop, in: place)

    let others = try ["gone lamp", "undo", "add lamp"].map { try place.start($0) }
    let reader = try place.run("two")
    let results = try others.map { try $0.result() }
    kill(process, SIGCONT)
    let result = try writer.result()

    Figures.count(runs: 5, faults: 1)
    for other in results {
      #expect(other.code == 75 && other.output.isEmpty, "\(other)")
      #expect(other.errors.contains("Another letgo is writing. Nothing was saved."), "\(other)")
    }
    #expect(reader.code == (letsReadersIn ? 0 : 75), "\(reader)")
    #expect(!reader.errors.contains("Nothing was saved"))
    #expect(result.code == 0 && result.output.hasPrefix("Out of the house: coat"), "\(result)")
    #expect(try place.run("gone lamp").code == 0)
    let oracle = try place.inspect()
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.count == 6)
  }

  @Test(arguments: [
    (inJournal, SIGCONT), (inJournal, SIGKILL), (atSync, SIGCONT), (atSync, SIGKILL),
  ])
  func `who waits goes on as soon as it is continued or killed`(
    stop: Fault,
    signal: Int32
  ) throws {
    let place = try Workplace()
    try place.run("add passport")
    let (writer, process) = try Tracer.startStopped("gone coat", at: stop, in: place)

    let others = try ["gone lamp", "keep spoon", "add dentist"].map { try place.start($0) }
    for other in others { #expect(try !other.hasEnded(within: 100)) }
    kill(process, signal)
    let results = try others.map { try $0.result() }
    let result = try writer.result()

    let isDone = signal == SIGCONT
    #expect(results.allSatisfy { $0.code == 0 && $0.errors.isEmpty }, "\(results)")
    #expect(result.status == (isDone ? .code(0) : .signal(SIGKILL)), "\(result)")
    let oracle = try place.inspect()
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.count == (isDone ? 10 : 8))
    let losses = oracle.problems.count + (oracle.records.count == (isDone ? 10 : 8) ? 0 : 1)
    Figures.count(runs: 4, faults: 1, losses: losses)
  }
}
