/// The first bracket or quote of a piece of Swift that nothing closes or opens; nil if all is well.
///
/// A piece that is not balanced would swallow the code that viper-gen writes around it.
/// `"a(b"` → `1..<2`, `"f(\")\")"` → nil
package func unbalancedRange(in bytes: [UInt8]) -> Range<Int>? {
  var scanner = BalanceScanner(bytes: bytes)
  return scanner.scan()
}

private struct BalanceScanner {
  let bytes: [UInt8]
  var offset = 0
  /// The open brackets, and for each whether it is the `\(` of a string, with that string's hashes.
  var open: [(offset: Int, closing: UInt8, hashes: Int?)] = []

  mutating func scan() -> Range<Int>? {
    while offset < bytes.count {
      let start = offset
      switch bytes[offset] {
      case UInt8(ascii: "("): push(UInt8(ascii: ")"))
      case UInt8(ascii: "["): push(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): push(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), last.closing == bytes[offset] else {
          return start..<start + 1
        }
        offset += 1
        if let hashes = last.hashes, !string(hashes: hashes) {
          return last.offset..<last.offset + 1
        }
      case UInt8(ascii: "\""):
        offset += 1
        if !string(hashes: 0) { return start..<start + 1 }
      case UInt8(ascii: "#"):
        let hashes = run(of: UInt8(ascii: "#"))
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
          offset += 1
          if !string(hashes: hashes) { return start..<start + 1 }
        }
      case UInt8(ascii: "/"):
        if !comment() { return start..<start + 2 }
      default: offset += 1
      }
    }
    return open.first.map { $0.offset..<$0.offset + 1 }
  }

  private mutating func push(_ closing: UInt8, hashes: Int? = nil) {
    open.append((offset, closing, hashes))
    offset += 1
  }

  private mutating func run(of byte: UInt8) -> Int {
    let start = offset
    while offset < bytes.count, bytes[offset] == byte { offset += 1 }
    return offset - start
  }

  /// Goes on to the end of a string, or into an interpolation in it; false at the end of the text.
  private mutating func string(hashes: Int) -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\""), count(hashes) == hashes {
        offset += hashes
        return true
      }
      if byte == UInt8(ascii: "\\"), count(hashes) == hashes {
        offset += hashes
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
          push(UInt8(ascii: ")"), hashes: hashes)
          return true
        }
        offset += 1
      }
    }
    return false
  }

  /// How many of at most `limit` hashes stand here.
  private func count(_ limit: Int) -> Int {
    bytes[offset...].prefix(limit).prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// Steps over `/`, or a whole comment; false if a `/*` is not closed.
  private mutating func comment() -> Bool {
    offset += 1
    guard offset < bytes.count else { return true }
    if bytes[offset] == UInt8(ascii: "/") {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      return true
    }
    guard bytes[offset] == UInt8(ascii: "*") else { return true }
    var depth = 0
    offset -= 1
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return true }
      } else {
        offset += 1
      }
    }
    return false
  }
}
