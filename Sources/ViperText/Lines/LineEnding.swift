/// The line ending of a text.
package enum LineEnding {
  case lineFeed
  case carriageReturnLineFeed

  package var bytes: [UInt8] { Array((self == .lineFeed ? "\n" : "\r\n").utf8) }

  /// The ending of most lines; nil for a text without endings.
  package static func dominant(in bytes: [UInt8]) -> LineEnding? {
    let feeds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    let carriages = feeds.count { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") }
    if feeds.isEmpty { return nil }
    return carriages > feeds.count - carriages ? .carriageReturnLineFeed : .lineFeed
  }

  /// Replaces all endings if most lines have the other one.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    guard let dominant = Self.dominant(in: bytes), dominant != self else { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if output.last == UInt8(ascii: "\r") { output.removeLast() }
        output += self.bytes
      } else {
        output.append(byte)
      }
    }
    return output
  }

  /// The first carriage return without a line feed. It ends a line for Swift, but not for merges.
  package static func firstLoneReturn(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(UInt8(ascii: "\r")) else { return nil }
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "\r")
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
    }
  }

  /// Whether the last line has no ending.
  package static func isMissing(atEndOf bytes: [UInt8]) -> Bool {
    bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
  }

  /// Adds a missing ending to the last line.
  package static func completed(_ bytes: [UInt8]) -> [UInt8] {
    guard isMissing(atEndOf: bytes) else { return bytes }
    return bytes + (dominant(in: bytes) ?? .lineFeed).bytes
  }
}
