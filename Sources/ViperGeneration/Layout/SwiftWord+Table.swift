extension SwiftWord {
  private static let spelling: [SwiftWord: String] = [
    .underscore: "_", .modify: "_modify", .read: "_read", .owned: "__owned",
    .shared: "__shared", .const: "_const", .poundIf: "#if", .poundElse: "#else",
    .poundElseif: "#elseif",
    .poundEndif: "#endif", .poundAvailable: "#available", .poundUnavailable: "#unavailable",
    .poundSourceLocation: "#sourceLocation",
  ]

  /// The words by a hash of their spelling; `slots` is a power of two large enough that looking one
  /// up is mostly one comparison.
  private static let slots: [(word: SwiftWord, bytes: [UInt8])?] = {
    var slots = [(word: SwiftWord, bytes: [UInt8])?](repeating: nil, count: 1024)
    for word in SwiftWord.allCases where word != .none {
      let bytes = Array((spelling[word] ?? "\(word)").utf8)
      var slot = bytes.withUnsafeBufferPointer { hash($0, 0..<bytes.count) }
      while slots[slot] != nil { slot = (slot + 1) & 1023 }
      slots[slot] = (word, bytes)
    }
    return slots
  }()

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var hash = UInt32(truncatingIfNeeded: range.count)
    for index in range { hash = hash &* 31 &+ UInt32(bytes[index]) }
    return Int((hash ^ (hash >> 10)) & 1023)
  }

  /// The word that stands in a byte range, `.none` for any other identifier.
  static func named(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> SwiftWord {
    guard range.count <= 15 else { return .none }
    var slot = hash(bytes, range)
    while let entry = slots[slot] {
      if entry.bytes.count == range.count,
        entry.bytes.indices.allSatisfy({ entry.bytes[$0] == bytes[range.lowerBound + $0] })
      {
        return entry.word
      }
      slot = (slot + 1) & 1023
    }
    return .none
  }
}
