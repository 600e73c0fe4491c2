extension SwiftWord {
  private static let spelling: [SwiftWord: String] = [
    .underscore: "_", .modify: "_modify", .read: "_read", .owned: "__owned",
    .shared: "__shared", .const: "_const", .poundIf: "#if", .poundElse: "#else",
    .poundElseif: "#elseif", .poundEndif: "#endif", .poundAvailable: "#available",
    .poundUnavailable: "#unavailable", .poundSourceLocation: "#sourceLocation",
  ]

  /// The first 16 bytes of a spelling, zeros behind it: no word is longer than 15.
  private typealias Key = SIMD2<UInt64>

  private static let longest = 15

  /// The words by a hash of their spelling; so many slots that looking one up is mostly one
  /// comparison.
  private static let slots: [(key: Key, word: SwiftWord)] = {
    var slots = [(key: Key, word: SwiftWord)](repeating: (.zero, .none), count: slotCount)
    for word in SwiftWord.allCases where word != .none {
      let bytes = Array((spelling[word] ?? "\(word)").utf8)
      let key = bytes.withUnsafeBufferPointer { Self.key($0, 0..<bytes.count) }
      var slot = slot(of: key)
      while slots[slot].word != .none { slot = (slot + 1) % slotCount }
      slots[slot] = (key, word)
    }
    return slots
  }()

  private static let slotCount = 1024

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

  private static func slot(of key: Key) -> Int {
    let mixed = (key.x ^ (key.y &* 31)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 54)
  }

  /// The word that stands in a byte range, `.none` for any other identifier.
  package static func named(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> SwiftWord {
    guard range.count <= longest, !range.isEmpty else { return .none }
    let key = key(bytes, range)
    var slot = slot(of: key)
    let slots = slots
    while slots[slot].word != .none {
      if slots[slot].key == key { return slots[slot].word }
      slot = (slot + 1) % slotCount
    }
    return .none
  }
}
