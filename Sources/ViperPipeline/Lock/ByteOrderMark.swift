/// The bytes that some editors put before a text. They stay first when a text changes.
package enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The mark at the start of a text, or an empty array.
  package static func prefix(of text: [UInt8]) -> [UInt8] { text.starts(with: bytes) ? bytes : [] }
}
