/// A string inside a source text, such as a Swift signature in a JSON string.
///
/// Errors in a signature are shown at their column in the JSON file.
package final class EmbeddedText: Hashable, Sendable, Located, CustomStringConvertible {
  /// The decoded offset `decoded + n` is at `source + n` in the source, or at `source` in an
  /// escape.
  package struct Anchor: Hashable, Sendable {
    package let decoded: Int
    package let source: Int
    package let isEscape: Bool

    package init(decoded: Int, source: Int, isEscape: Bool = false) {
      self.decoded = decoded
      self.source = source
      self.isEscape = isEscape
    }
  }

  package let bytes: [UInt8]
  private let source: SourceText
  /// Without anchors, all offsets count from there.
  private let start: Int
  private let anchors: [Anchor]

  /// - Parameter anchors: at offset 0, at each escape and after each escape.
  package init(bytes: [UInt8], source: SourceText, anchors: [Anchor]) {
    self.bytes = bytes
    self.source = source
    self.start = anchors.first?.source ?? 0
    self.anchors = anchors
  }

  /// A part without escapes.
  package init(_ range: Range<Int>, of source: SourceText) {
    self.bytes = Array(source.bytes[range])
    self.source = source
    self.start = range.lowerBound
    self.anchors = []
  }

  /// A whole source, such as the value of a command-line option.
  package convenience init(_ source: SourceText) { self.init(0..<source.bytes.count, of: source) }

  package static func == (one: EmbeddedText, other: EmbeddedText) -> Bool {
    one === other
      || (one.bytes, one.source, one.start) == (other.bytes, other.source, other.start)
        && one.anchors == other.anchors
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }
  package var description: String { string }

  /// A part of an escape maps to the whole escape.
  package func location(of range: Range<Int>) -> SourceLocation {
    let range = range.clamped(to: 0..<bytes.count)
    let start = sourceOffset(of: range.lowerBound)
    let end = max(start, sourceEnd(of: range))
    return SourceLocation(source: source, range: start..<end)
  }

  package var location: SourceLocation { location(of: 0..<bytes.count) }

  private func sourceEnd(of range: Range<Int>) -> Int {
    guard !range.isEmpty, let index = anchor(of: range.upperBound - 1) else {
      return sourceOffset(of: range.upperBound)
    }
    if anchors[index].isEscape, index + 1 < anchors.count { return anchors[index + 1].source }
    return sourceOffset(of: range.upperBound - 1) + 1
  }

  private func sourceOffset(of offset: Int) -> Int {
    guard let index = anchor(of: offset) else { return start + offset }
    let anchor = anchors[index]
    return anchor.isEscape ? anchor.source : anchor.source + offset - anchor.decoded
  }

  /// Nil without anchors.
  private func anchor(of offset: Int) -> Int? {
    let next = firstIndex(below: anchors.count) { anchors[$0].decoded > offset }
    return anchors.isEmpty ? nil : max(0, next - 1)
  }
}
