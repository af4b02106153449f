/// How a run ended, as scripts see it; the high numbers are those of `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done, or declined by the person; with `--exit-status` a verdict of let go.
  case done = 0
  /// A rule said no, there is no such name, there is nothing to undo; or a verdict of keep.
  case refused = 1
  /// The command line could not be read, or standard input is closed.
  case usage = 2
  /// With `--exit-status`, an undecided verdict.
  case undecided = 3
  /// Some row was in error; the others are out.
  case badData = 65
  /// There is no such file.
  case noInput = 66
  /// The place to sync with can't be reached.
  case offline = 69
  /// There is no store, or one that can't be used.
  case noStore = 73
  /// The disk failed or is full.
  case disk = 74
  /// Another process holds the store.
  case busy = 75
}
