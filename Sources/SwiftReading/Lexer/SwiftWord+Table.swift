extension SwiftWord {
  /// The first 16 bytes of a spelling, zeros behind it: no word is longer than 15.
  private typealias Key = SIMD2<UInt64>

  private static let longest = 15

  private static let words: [Key: SwiftWord] = Dictionary(
    allCases.dropFirst().map { word in
      let bytes = Array(word.rawValue.utf8)
      return (bytes.withUnsafeBufferPointer { key($0, 0..<bytes.count) }, word)
    }
  ) { first, _ in first }

  /// How long words are, a bit each, by their first byte: most identifiers are neither.
  private static let lengths: [UInt32] = {
    var lengths = [UInt32](repeating: 0, count: 0x80)
    for word in allCases {
      for first in word.rawValue.utf8.prefix(1) {
        lengths[Int(first)] |= 1 << UInt32(word.rawValue.utf8.count)
      }
    }
    return lengths
  }()

  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Key {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for (position, index) in range.enumerated() {
      if position < 8 {
        low = low << 8 | UInt64(bytes[index])
      } else {
        high = high << 8 | UInt64(bytes[index])
      }
    }
    return Key(low, high)
  }

  /// The word that stands in a byte range, `.none` for any other identifier.
  package static func named(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> SwiftWord {
    guard range.count <= longest, !range.isEmpty, bytes[range.lowerBound] < 0x80,
      lengths[Int(bytes[range.lowerBound])] & 1 << UInt32(range.count) != 0
    else { return .none }
    return words[key(bytes, range)] ?? .none
  }
}
