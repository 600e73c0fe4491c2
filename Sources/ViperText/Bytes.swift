/// Whether a byte can be part of an identifier or a number.
package func isWordByte(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
    || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
    || byte >= 0x80
}

extension [UInt8] {
  /// Finds the end of the line that begins at an index, behind its line feed.
  package func lineEnd(from start: Int) -> Int {
    let feed = UInt8(ascii: "\n")
    return withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != feed { index += 1 }
      return Swift.min(index + 1, bytes.count)
    }
  }
}

/// Finds the first number below a bound that meets a condition, by binary search; the bound if no
/// number does.
///
/// - Precondition: All later numbers meet the condition, too.
package func firstIndex(below bound: Int, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (0, bound)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

extension BidirectionalCollection {
  /// The elements without those at both ends that meet a condition.
  package func trimming(while isDropped: (Element) -> Bool) -> SubSequence {
    let start = firstIndex { !isDropped($0) } ?? endIndex
    let end = self[start...].lastIndex { !isDropped($0) }.map(index(after:))
    return self[start..<(end ?? start)]
  }
}
