import ViperText

/// Replaces parts of a text. Replacements can be inside parts that other replacements move.
struct EditedText {
  /// A part of the new text.
  enum Piece {
    /// A range of the old text, with the replacements inside it.
    case source(Range<Int>)
    case text([UInt8])
  }

  struct Replacement {
    let range: Range<Int>
    let pieces: [Piece]
  }

  private let bytes: [UInt8]
  /// Sorted by range, without overlaps.
  private let inner: [Replacement]
  private(set) var output: [UInt8] = []

  /// - Parameter inner: Replacements inside parts that can be moved.
  init(_ bytes: [UInt8], inner: [Replacement]) {
    self.bytes = bytes
    self.inner = inner.sorted { $0.range.lowerBound < $1.range.lowerBound }
    output.reserveCapacity(bytes.count * 5 / 4)
  }

  /// - Parameter outer: Replacements that can contain and move inner ones.
  mutating func write(_ outer: [Replacement]) {
    var place = 0
    for replacement in outer.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      copy(place..<max(place, replacement.range.lowerBound))
      for piece in replacement.pieces { append(piece) { $0.copy($1) } }
      place = max(place, replacement.range.upperBound)
    }
    copy(place..<bytes.count)
  }

  private mutating func append(_ piece: Piece, copying copy: (inout Self, Range<Int>) -> Void) {
    switch piece {
    case .source(let range): copy(&self, range)
    case .text(let text): output += text
    }
  }

  /// Writes a part of the old text with the replacements inside it.
  private mutating func copy(_ range: Range<Int>) {
    var place = range.lowerBound
    var index = firstIndex(below: inner.count) { inner[$0].range.lowerBound >= range.lowerBound }
    while index < inner.count, inner[index].range.upperBound <= range.upperBound {
      output += bytes[place..<inner[index].range.lowerBound]
      for piece in inner[index].pieces { append(piece) { $0.output += $0.bytes[$1] } }
      place = inner[index].range.upperBound
      index += 1
    }
    output += bytes[place..<range.upperBound]
  }
}
