/// The first bracket or quote of a piece of Swift that nothing closes or opens; nil if all is well.
///
/// A piece that is not balanced would swallow the code that viper-gen writes around it.
/// `"a(b"` → `1..<2`, `"f(\")\")"` → nil
package func unbalancedRange(in bytes: [UInt8]) -> Range<Int>? {
  var scanner = BalanceScanner(bytes: bytes)
  return scanner.scan()
}

/// The first comma, semicolon or comment of a balanced piece of Swift that stands in no bracket: what
/// ends an expression. `"a, b"` → `1..<2`, `"f(a, b)"` → nil, `"Pair<A, B>()"` → nil
package func separatorRange(in bytes: [UInt8]) -> Range<Int>? {
  var scanner = BalanceScanner(bytes: bytes)
  _ = scanner.scan()
  return scanner.separator
}

/// The first semicolon of a balanced piece of Swift that stands in no bracket, string or comment: what
/// ends a statement. `"load(); save()"` → `6..<7`, `"queue.run { load(); save() }"` → nil
func semicolonRange(in bytes: [UInt8]) -> Range<Int>? {
  var scanner = BalanceScanner(bytes: bytes)
  _ = scanner.scan()
  return scanner.semicolon
}

private struct BalanceScanner {
  let bytes: [UInt8]
  /// The first `;` outside of all brackets.
  var semicolon: Range<Int>?
  /// The first `,`, `;` or comment outside of all brackets.
  var separator: Range<Int>?
  var offset = 0
  /// The last `<` after a name, which a comma behind it may belong to, and the last `>` of all.
  private var genericsStart: Int?
  private let genericsEnd: Int?
  /// The open brackets, and for each whether it is the `\(` of a string, with that string's hashes.
  var open: [(offset: Int, closing: UInt8, hashes: Int?)] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    genericsEnd = bytes.lastIndex(of: UInt8(ascii: ">"))
  }

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
        guard offset < bytes.count else { break }
        if bytes[offset] == UInt8(ascii: "\"") {
          offset += 1
          if !string(hashes: hashes) { return start..<start + 1 }
        } else if bytes[offset] == UInt8(ascii: "/") {
          offset += 1
          if !regex(hashes: hashes) { return start..<start + 1 }
        }
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if open.isEmpty, separator == nil, !isInGenericArguments { separator = start..<start + 1 }
        if open.isEmpty, semicolon == nil, bytes[start] == UInt8(ascii: ";") {
          semicolon = start..<start + 1
        }
        offset += 1
      case UInt8(ascii: "<"):
        if start > 0, isWordByte(bytes[start - 1]) { genericsStart = start }
        offset += 1
      case UInt8(ascii: "`"):
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "`") { offset += 1 }
        if offset == bytes.count { return start..<start + 1 }
        offset += 1
      case UInt8(ascii: "/"):
        if startsRegex {
          offset += 1
          _ = regex(hashes: 0)
        } else if !comment() {
          return start..<start + 2
        }
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
    guard offset < bytes.count else { return 0 }
    return bytes[offset...].prefix(limit).prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// Whether a comma can stand between generic arguments: after `Name<` and before `>`.
  private var isInGenericArguments: Bool {
    bytes[offset] == UInt8(ascii: ",") && genericsStart != nil && offset < genericsEnd ?? 0
  }

  /// Whether the `/` at the present offset begins a regular expression, by Swift's own rule: it
  /// stands where a value can, no space follows, and another `/` ends it on the line.
  private var startsRegex: Bool {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x20
    guard ![0x20, 0x09, 0x0A, UInt8(ascii: "/"), UInt8(ascii: "*")].contains(next) else {
      return false
    }
    let before = bytes[..<offset].reversed().drop { $0 == 0x20 || $0 == 0x09 }
    if let last = before.first {
      let word = before.prefix { isWordByte($0) }
      let isKeyword = ["return", "in", "try", "await", "case", "throw"]
        .contains(String(decoding: word.reversed(), as: UTF8.self))
      guard isKeyword || Array("([{,;:=!&|^~<>+-*%?".utf8).contains(last) else { return false }
    }
    var scanner = self
    scanner.offset += 1
    return scanner.regex(hashes: 0)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Goes on to the end of a regular expression; false if its line ends first.
  private mutating func regex(hashes: Int) -> Bool {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\\") { offset += 1 }
      if byte == UInt8(ascii: "/"), count(hashes) == hashes {
        offset += hashes
        return true
      }
    }
    offset = min(offset, bytes.count)
    return false
  }

  /// Steps over `/`, or a whole comment; false if a `/*` is not closed.
  private mutating func comment() -> Bool {
    offset += 1
    guard offset < bytes.count else { return true }
    if [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[offset]), separator == nil {
      separator = offset - 1..<offset + 1
    }
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
