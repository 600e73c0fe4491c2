import Foundation

/// How long something takes, in nanoseconds: the least of several runs, in processor time, which other
/// work on the machine adds little to.
package func processorTime(runs: Int = 5, of work: () -> Void) -> UInt64 {
  (0..<runs).map { _ in
    let start = processorTime()
    work()
    return processorTime() - start
  }.min() ?? 0
}

private func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
