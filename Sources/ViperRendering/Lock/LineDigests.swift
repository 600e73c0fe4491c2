/// A short digest of each line of a generated file, in the order of the file.
///
/// A lock holds it as an entry a line, so that Git merges the lock wherever it merges the text itself.
/// Line endings and a byte order mark don't count. The digests guard against edits by people, not
/// against forgery: 25 bits a line are enough.
package struct LineDigests: Hashable, Sendable {
  /// What an entry begins with in a lock.
  static let mark = UInt8(ascii: ":")
  /// The digest of an empty line, which is an entry of the mark alone.
  private static let empty = UInt32.max
  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
  private static let digitCount = 5

  package private(set) var digests: [UInt32] = []

  package init(of text: [UInt8]) {
    let start = ByteOrderMark.prefix(of: text).count
    digests.reserveCapacity(text.count / 24)
    text.withUnsafeBytes { bytes in
      var line = start
      while line < bytes.count {
        let end = Self.lineEnd(in: bytes, from: line)
        let isReturn = end > line && bytes[end - 1] == 0x0D && end < bytes.count
        digests.append(Self.digest(of: bytes[line..<(isReturn ? end - 1 : end)]))
        line = end + 1
      }
    }
  }

  /// The place of the next line feed, or the end of the text.
  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      // The highest bit of a byte that is zero now, and of none before it.
      let found =
        (UInt64(littleEndian: word) &- 0x0101_0101_0101_0101)
        & ~UInt64(littleEndian: word) & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return index
  }

  private static func digest(of line: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    guard !line.isEmpty else { return empty }
    var hash = UInt64(line.count) &* 0x9E37_79B9_7F4A_7C15
    var index = line.startIndex
    while index + 8 <= line.endIndex {
      let word = line.base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = mixed(hash ^ UInt64(littleEndian: word))
      index += 8
    }
    var rest: UInt64 = 0
    while index < line.endIndex {
      rest = rest << 8 | UInt64(line.base[index])
      index += 1
    }
    return UInt32(truncatingIfNeeded: mixed(hash ^ rest) >> 39)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = (word ^ word >> 32) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }
}

// MARK: - Entries of a lock

extension LineDigests {
  /// `:k3fza`, a line each.
  func write(to output: inout [UInt8]) {
    let lines = [UInt8](unsafeUninitializedCapacity: digests.count * (Self.digitCount + 2)) {
      lines, count in
      Self.digits.withUnsafeBufferPointer { digits in
        for digest in digests {
          lines.initializeElement(at: count, to: Self.mark)
          count += 1
          if digest != Self.empty {
            for place in 0..<Self.digitCount {
              let digit = digits[Int(digest >> UInt32(20 - 5 * place) & 31)]
              lines.initializeElement(at: count + place, to: digit)
            }
            count += Self.digitCount
          }
          lines.initializeElement(at: count, to: UInt8(ascii: "\n"))
          count += 1
        }
      }
    }
    output += lines
  }

  init() {}

  /// - Parameter entry: a line of a lock without its mark.
  /// - Returns: false if it is none.
  mutating func add(_ entry: ArraySlice<UInt8>) -> Bool {
    guard !entry.isEmpty else {
      digests.append(Self.empty)
      return true
    }
    guard entry.count == Self.digitCount else { return false }
    var digest: UInt32 = 0
    for byte in entry {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digest = digest << 5 | UInt32(byte - 0x61)
      case UInt8(ascii: "2")...UInt8(ascii: "7"): digest = digest << 5 | UInt32(byte - 0x32 + 26)
      default: return false
      }
    }
    digests.append(digest)
    return true
  }
}
