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

/// How often the time for fewer goes into the time for more: the first of five attempts that lies below a limit, or
/// else the least. What else the machine does slows an attempt now and then; work that grows too fast is slow each time.
package func timeGrowth<Failure: Error>(
  from few: Int, to many: Int, below limit: Double, _ time: (Int) throws(Failure) -> Double
) throws(Failure) -> Double {
  var least = Double.infinity
  for _ in 0..<5 where least >= limit { least = min(least, try time(many) / (try time(few))) }
  return least
}
