#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Seconds of processor time of this thread alone: what else the machine does adds little to it.
package func processorTime<Failure: Error>(
  of work: () throws(Failure) -> Void
) throws(Failure) -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The least of several runs, in seconds of processor time.
package func leastProcessorTime(runs: Int = 5, of work: () -> Void) -> Double {
  (0..<runs).map { _ in processorTime(of: work) }.min() ?? 0
}
