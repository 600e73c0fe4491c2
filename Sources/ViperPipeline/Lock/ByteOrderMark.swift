/// The bytes that some editors put at the start of a file. They stay first when the file changes.
package enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// - Returns: the mark at the start of a file, or an empty array.
  package static func prefix(of text: [UInt8]) -> [UInt8] { text.starts(with: bytes) ? bytes : [] }
}
