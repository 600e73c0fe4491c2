/// The words that mean something in a signature, reserved or not.
///
/// A parser asks of each name whether it is this word or that one. Here one look tells of nearly
/// every name that it is none of them.
enum SignatureWord {
  /// False if the text is certainly no word that the reader asks for.
  static func mayBeWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    let wanted = key(of: bytes)
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == wanted
  }

  /// The length and the first seven bytes.
  private static func key(of bytes: some Collection<UInt8>) -> UInt64 {
    var key = UInt64(min(bytes.count, 255))
    for byte in bytes.prefix(7) { key = key << 8 | UInt64(byte) }
    return key
  }

  private static let keys = Array(Set(words.map { key(of: $0.utf8) })).sorted()

  private static let words =
    SignatureReader.modifiers + SignatureReader.effectWords + SignatureReader.specifierWords + [
      "Protocol", "Swift", "Type", "any", "associatedtype", "block", "c", "each", "func", "get",
      "init", "let", "nonsending", "repeat", "set", "some", "subscript", "swift", "thin",
      "typealias", "var", "where",
    ]
}
