package enum LineEnding {
  case lineFeed
  case carriageReturnLineFeed

  package var bytes: [UInt8] { Array((self == .lineFeed ? "\n" : "\r\n").utf8) }

  /// Nil for a text without endings.
  package static func dominant(in bytes: [UInt8]) -> LineEnding? {
    var (feeds, carriages, start) = (0, 0, 0)
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      if bytes[end - 1] == UInt8(ascii: "\n") {
        feeds += 1
        if end - start > 1, bytes[end - 2] == UInt8(ascii: "\r") { carriages += 1 }
      }
      start = end
    }
    if feeds == 0 { return nil }
    return carriages > feeds - carriages ? .carriageReturnLineFeed : .lineFeed
  }

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

  /// A carriage return without a line feed ends a line for Swift, but not for merges.
  package static func firstLoneReturn(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(UInt8(ascii: "\r")) else { return nil }
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "\r")
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
    }
  }

  package static func isMissing(atEndOf bytes: [UInt8]) -> Bool {
    bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
  }

  package static func completed(_ bytes: [UInt8]) -> [UInt8] {
    guard isMissing(atEndOf: bytes) else { return bytes }
    return bytes + (dominant(in: bytes) ?? .lineFeed).bytes
  }
}

extension [UInt8] {
  /// Empty without a mark. The mark stays first when the file changes.
  package var byteOrderMark: [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return starts(with: mark) ? mark : []
  }

  package var withoutByteOrderMark: [UInt8] { Array(dropFirst(byteOrderMark.count)) }
}

/// Git can change line endings on checkout.
package func equalButForLineEndings(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  if a == b { return true }
  guard a.contains(0x0D) || b.contains(0x0D) else { return false }
  return unixLineEndings(a) == unixLineEndings(b)
}

package func unixLineEndings(_ bytes: [UInt8]) -> [UInt8] {
  bytes.indices.filter { index in
    bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
  }.map { bytes[$0] }
}
