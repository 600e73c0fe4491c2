import ViperText

/// A text of which parts are replaced; replaced parts may lie in parts that others move.
struct EditedText {
  /// A part of the new text.
  enum Piece {
    /// As it stands in the old text, but for what is replaced within.
    case source(Range<Int>)
    case text([UInt8])
  }

  struct Replacement {
    let range: Range<Int>
    let pieces: [Piece]
  }

  private let bytes: [UInt8]
  /// By place; no two overlap.
  private let inner: [Replacement]
  private(set) var output: [UInt8] = []

  /// - Parameter inner: what is replaced wherever it comes to stand.
  init(_ bytes: [UInt8], inner: [Replacement]) {
    self.bytes = bytes
    self.inner = inner.sorted { $0.range.lowerBound < $1.range.lowerBound }
    output.reserveCapacity(bytes.count * 5 / 4)
  }

  /// Writes the text.
  ///
  /// - Parameter outer: what is replaced in the whole text; what its pieces leave out is gone.
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

  /// Writes a part of the old text with what is replaced in it.
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
