import SwiftReading

/// Breaks the lines of generated Swift that are too long, as `swift format` keeps them, and indents
/// by what the project's `.swift-format` says.
///
/// Templates write Swift with two spaces a level and break no lines but those that always are.
/// Only white space changes. A line that cannot be read is left as it is.
package struct SwiftLayout: Sendable {
  package let style: LayoutStyle

  package init(_ style: LayoutStyle = LayoutStyle()) {
    self.style = style
  }

  /// The source laid out.
  ///
  /// - Parameter kept: lines, without their indentation, that are not broken however long they are.
  package func layout(_ source: [UInt8], keeping kept: Set<[UInt8]> = []) -> [UInt8] {
    let isClean = source.withUnsafeBufferPointer { source in
      style.indentation == .spaces(2) && LineScan.isClean(source, lineLength: style.lineLength)
    }
    if isClean || source.isEmpty { return source }
    let hasReturns = source.withUnsafeBufferPointer { source in
      LineScan.offset(of: UInt8(ascii: "\r"), in: source, from: 0) < source.count
    }
    guard hasReturns else { return text(source, kept) }
    guard let lines = ByteText.withoutCarriageReturns(source) else { return source }
    return ByteText.withCarriageReturns(text(lines, kept))
  }

  /// One line without its indentation, broken if it is too long at this level; nil if it stays.
  package func broken(_ line: [UInt8], level: Int) -> [UInt8]? {
    LineBreaker.broken(line, level: level, style: style)
  }

  private func text(_ source: [UInt8], _ kept: Set<[UInt8]>) -> [UInt8] {
    source.withUnsafeBufferPointer { bytes in
      var writer = LayoutWriter(source: bytes, style: style, kept: kept)
      writer.write()
      return writer.output
    }
  }
}
