/// The bytes that some editors put before a text in UTF-8. They are no part of the text, and stay first.
package enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The mark that a text begins with; empty if there is none.
  package static func prefix(of text: [UInt8]) -> [UInt8] { text.starts(with: bytes) ? bytes : [] }
}
