/// The words that mean something in a signature, reserved or not.
///
/// A parser asks of each name whether it is this word or that one. Here one look tells of nearly
/// every name that it is none of them.
enum SignatureWord {
  /// Whether a text is one of the words that the reader asks for.
  static func mayBeWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count <= 15 && words.contains(String(decoding: bytes, as: UTF8.self))
  }

  private static let words = Set(
    SignatureReader.modifiers + SignatureReader.effectWords + SignatureReader.specifierWords + [
      "Protocol", "Swift", "Type", "any", "associatedtype", "block", "c", "each", "func", "get",
      "init", "let", "nonsending", "repeat", "set", "some", "subscript", "swift", "thin",
      "typealias", "var", "where",
    ])
}
