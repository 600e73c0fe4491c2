extension SwiftWord {
  private static let words: [[(spelling: [UInt8], word: SwiftWord)]] = (0..<0x80).map { first in
    allCases.map { (Array($0.rawValue.utf8), $0) }.filter { $0.0.first == first }
  }

  /// The word with this spelling; `.none` for any other identifier.
  package static func named(_ spelling: ArraySlice<UInt8>) -> SwiftWord {
    guard let first = spelling.first, first < 0x80 else { return .none }
    let found = words[Int(first)].first {
      $0.spelling.count == spelling.count && spelling.elementsEqual($0.spelling)
    }
    return found?.word ?? .none
  }
}
