// A compact form of numbers, hashes and strings.

extension [UInt8] {
  /// Seven bits in each byte, the lowest first. The eighth bit marks all bytes except the last.
  package mutating func append(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  package mutating func append(part: some Collection<UInt8>) {
    append(number: UInt64(part.count))
    self += part
  }

  package mutating func append(hash: ByteHash) {
    for half in [hash.high, hash.low] {
      for shift in stride(from: 0, to: UInt64(64), by: 8) {
        append(UInt8(truncatingIfNeeded: half >> shift))
      }
    }
  }

  package mutating func append(text: String) { append(part: Array(text.utf8)) }

  /// Behind the line feed.
  package func lineEnd(from start: Int) -> Int { Swift.min(lineFeed(from: start) + 1, count) }

  package func lineFeed(from start: Int) -> Int { index(of: UInt8(ascii: "\n"), from: start) }

  /// Finds a byte, or the end.
  package func index(of byte: UInt8, from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != byte { index += 1 }
      return index
    }
  }
}

/// Reads this form. At the end of the bytes, the result is nil.
package struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package mutating func byte() -> UInt8? { bytes.popFirst() }

  package mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: UInt64(64), by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  package mutating func part() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.count) else { return nil }
    defer { bytes.removeFirst(Int(count)) }
    return bytes.prefix(Int(count))
  }

  package mutating func hash() -> ByteHash? {
    guard let high = half(), let low = half() else { return nil }
    return ByteHash(high: high, low: low)
  }

  private mutating func half() -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    defer { bytes.removeFirst(8) }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }

  package mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  package mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = number() else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }
}

@inlinable package func isWordByte(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
    || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
    || byte >= 0x80
}

extension String {
  /// Whether the text contains another. It compares bytes, which is faster than `contains`.
  package func contains(bytesOf other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        var start = 0
        while start + other.count <= text.count {
          var length = 0
          while length < other.count, text[start + length] == other[length] { length += 1 }
          if length == other.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}

/// The bound if no number meets the condition.
///
/// - Precondition: all later numbers meet the condition, too.
package func firstIndex(below bound: Int, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (0, bound)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

extension BidirectionalCollection {
  package func trimming(while isDropped: (Element) -> Bool) -> SubSequence {
    let start = firstIndex { !isDropped($0) } ?? endIndex
    let end = self[start...].lastIndex { !isDropped($0) }.map(index(after:))
    return self[start..<(end ?? start)]
  }
}
