import ViperText

/// Transforms the elements on all cores. The results have the order of the elements.
package func concurrentMap<Element: Sendable, Result: Sendable, Failure: Error>(
  _ elements: [Element], _ transform: @Sendable (Element) throws(Failure) -> Result
) throws(Failure) -> [Result] {
  var slots = [Swift.Result<Result, Failure>?](repeating: nil, count: elements.count)
  slots.withUnsafeMutableBufferPointer { slots in
    // One call writes each slot. The slots are read after all calls have returned.
    nonisolated(unsafe) let slots = slots
    let next = SharedValue(0)
    // A few elements are done before a second thread has started.
    WorkThreads.run(count: elements.count > 3 ? min(elements.count, WorkThreads.coreCount) : 1) {
      while true {
        let index = next.change { index in
          defer { index += 1 }
          return index
        }
        guard index < elements.count else { break }
        do throws(Failure) {
          slots[index] = .success(try transform(elements[index]))
        } catch {
          slots[index] = .failure(error)
        }
      }
    }
  }
  var results: [Result] = []
  for case let slot? in slots { results.append(try slot.get()) }
  return results
}
