import LetGoSystem

/// Seconds of a clock: of the one that only runs forward, or of the one that counts this process's work.
package func seconds(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The most memory that the process has held, in KiB on Linux.
package func peakMemory() -> Int {
  System.usage.ru_maxrss
}
