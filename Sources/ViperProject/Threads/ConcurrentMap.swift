import ViperText

/// Transforms the elements on all cores; the results stand in the order of the elements.
///
/// - Parameter transform: must not depend on what it is called with before or at the same time.
package func concurrentMap<Element: Sendable, Result: Sendable, Failure: Error>(
  _ elements: [Element], _ transform: @Sendable (Element) throws(Failure) -> Result
) throws(Failure) -> [Result] {
  // A few elements are done before a second thread has started.
  guard elements.count > 3 else {
    var results: [Result] = []
    for element in elements { results.append(try transform(element)) }
    return results
  }
  let chunk = min(64, max(1, elements.count / 64))
  let chunks = (elements.count + chunk - 1) / chunk
  var slots = [Swift.Result<Result, Failure>?](repeating: nil, count: elements.count)
  slots.withUnsafeMutableBufferPointer { slots in
    // Each slot is written by one call alone, and read when all have returned.
    nonisolated(unsafe) let slots = slots
    let next = SharedValue(0)
    WorkThreads.run(count: min(chunks, WorkThreads.coreCount)) {
      while true {
        let number = next.change { number in
          defer { number += 1 }
          return number
        }
        guard number < chunks else { break }
        for index in number * chunk..<min(elements.count, (number + 1) * chunk) {
          do throws(Failure) {
            slots[index] = .success(try transform(elements[index]))
          } catch {
            slots[index] = .failure(error)
          }
        }
      }
    }
  }
  var results: [Result] = []
  results.reserveCapacity(elements.count)
  for case let slot? in slots { results.append(try slot.get()) }
  return results
}
