import ViperText

/// A template's text with words in place of its variables, and where each byte of it came from.
struct PlaceholderText {
  private struct Anchor {
    let offset: Int
    let location: SourceLocation
    /// Whether the bytes stand in the source one by one.
    let isCopied: Bool
  }

  private(set) var bytes: [UInt8] = []
  private var anchors: [Anchor] = []

  /// - Parameter indentation: the columns of a level, to be written with two; nil to leave all white
  ///   space as it is.
  init(_ pieces: [Piece], indentation: Int? = nil, words: inout Placeholders) {
    for piece in pieces {
      if let meaning = piece.meaning {
        anchors.append(Anchor(offset: bytes.count, location: piece.location, isCopied: false))
        bytes += Array(words.word(for: meaning).utf8)
      } else if let indentation {
        append(piece, indentation: indentation)
      } else {
        anchors.append(Anchor(offset: bytes.count, location: piece.location, isCopied: true))
        bytes += piece.bytes
      }
    }
  }

  /// Text with line feeds alone and two spaces a level.
  private mutating func append(_ piece: Piece, indentation: Int) {
    let text = piece.bytes
    var index = text.startIndex
    while index < text.endIndex {
      var columns = 0
      let isLineStart = bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
      while isLineStart, index < text.endIndex, let width = Self.width(text[index], indentation) {
        columns += width
        index += 1
      }
      bytes += [UInt8](
        repeating: UInt8(ascii: " "), count: columns / indentation * 2 + columns % indentation)
      let end = text[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
      let location = SourceLocation(source: piece.location.source, range: index..<end)
      anchors.append(Anchor(offset: bytes.count, location: location, isCopied: true))
      let hasReturn =
        end - index > 1 && text[end - 1] == UInt8(ascii: "\n") && text[end - 2] == 0x0D
      bytes += text[index..<(hasReturn ? end - 2 : end)]
      if hasReturn { bytes.append(UInt8(ascii: "\n")) }
      index = end
    }
  }

  private static func width(_ byte: UInt8, _ indentation: Int) -> Int? {
    byte == UInt8(ascii: " ") ? 1 : byte == UInt8(ascii: "\t") ? indentation : nil
  }

  /// Where a range of the text stands in the template; that of a word is its variable.
  func location(of range: Range<Int>) -> SourceLocation? {
    guard !anchors.isEmpty else { return nil }
    let next = firstIndex(below: anchors.count) { anchors[$0].offset > range.lowerBound }
    let anchor = anchors[max(0, next - 1)]
    guard anchor.isCopied else { return anchor.location }
    let whole = anchor.location.range
    let start = min(whole.lowerBound + range.lowerBound - anchor.offset, whole.upperBound)
    return SourceLocation(
      source: anchor.location.source,
      range: start..<max(start, min(start + range.count, whole.upperBound)))
  }

  func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
