/// A text that stands inside another one: a Swift signature inside a JSON string, say.
///
/// Its bytes are decoded (escapes resolved), but every range of it can be traced back to the bytes
/// that the user wrote, so that a mistake in a signature is shown at its column of the JSON file.
package final class EmbeddedText: Hashable, Sendable {
  /// From `decoded` on, a decoded offset corresponds to the source offset `source` plus the rest;
  /// of an escape to `source` alone.
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
  /// Where the text starts in the source; the mapping when there are no anchors.
  private let start: Int
  private let anchors: [Anchor]

  /// - Parameter anchors: ascending, the first one for decoded offset 0. There is one at the start,
  ///   one at each escape and one after it; an escape maps to its first byte.
  package init(bytes: [UInt8], source: SourceText, anchors: [Anchor]) {
    self.bytes = bytes
    self.source = source
    self.start = anchors.first?.source ?? 0
    self.anchors = anchors
  }

  /// A part of a source as it stands there, without escapes.
  package init(_ range: Range<Int>, of source: SourceText) {
    self.bytes = Array(source.bytes[range])
    self.source = source
    self.start = range.lowerBound
    self.anchors = []
  }

  /// A text that is its own source, such as the value of a command-line option.
  package convenience init(_ source: SourceText) {
    self.init(0..<source.bytes.count, of: source)
  }

  package static func == (one: EmbeddedText, other: EmbeddedText) -> Bool {
    one === other
      || (one.bytes, one.source, one.start) == (other.bytes, other.source, other.start)
        && one.anchors == other.anchors
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Where a range of the decoded bytes stands in the source; a part of an escape is all of it.
  package func location(of range: Range<Int>) -> SourceLocation {
    let range = range.clamped(to: 0..<bytes.count)
    let start = sourceOffset(of: range.lowerBound)
    let end = max(start, sourceEnd(of: range))
    return SourceLocation(source: source, range: start..<end)
  }

  /// Where the whole text stands in the source.
  package var location: SourceLocation { location(of: 0..<bytes.count) }

  /// Where the source goes on after a range: behind the escape, if it ends in the middle of one.
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

  /// The index of the last anchor at or before a decoded offset.
  private func anchor(of offset: Int) -> Int? {
    let next = firstIndex(below: anchors.count) { anchors[$0].decoded > offset }
    return anchors.isEmpty ? nil : max(0, next - 1)
  }
}
