/// Conversions of line endings for the layout.
package enum ByteText {
  /// `"a\r\nb"` → `"a\nb"`; nil if the text mixes line endings.
  package static func withoutCarriageReturns(_ source: [UInt8]) -> [UInt8]? {
    let text = source.filter { $0 != UInt8(ascii: "\r") }
    return withCarriageReturns(text) == source ? text : nil
  }

  package static func withCarriageReturns(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(lines.joined(separator: "\r\n".utf8))
  }
}
