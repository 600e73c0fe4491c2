/// The processor time of this thread, in seconds. Other work on the machine hardly changes it.
package func processorTime<Failure: Error>(
  of work: () throws(Failure) -> Void
) throws(Failure) -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

/// The time for `many` divided by the time for `few`.
///
/// Returns the first of five attempts below the limit, or the lowest attempt, because other work
/// on the machine slows down some attempts.
package func timeGrowth<Failure: Error>(
  from few: Int, to many: Int, below limit: Double, _ time: (Int) throws(Failure) -> Double
) throws(Failure) -> Double {
  var least = Double.infinity
  for _ in 0..<5 where least >= limit { least = min(least, try time(many) / (try time(few))) }
  return least
}
