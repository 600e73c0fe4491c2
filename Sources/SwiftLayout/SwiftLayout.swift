/// Breaks long lines of generated Swift as `swift format` would, and indents lines as the project's
/// `.swift-format` defines.
///
/// Templates indent by two spaces. Only white space changes. Lines that can't be parsed don't
/// change.
package struct SwiftLayout: Sendable {
  package let style: LayoutStyle

  package init(_ style: LayoutStyle = LayoutStyle()) {
    self.style = style
  }

  /// - Parameter kept: Lines without their indentation that are never broken.
  package func layout(_ source: [UInt8], keeping kept: Set<[UInt8]> = []) -> [UInt8] {
    guard source.contains(UInt8(ascii: "\r")) else { return text(source, kept) }
    let lines = source.filter { $0 != UInt8(ascii: "\r") }
    // A text that mixes line endings doesn't change.
    guard withCarriageReturns(lines) == source else { return source }
    return withCarriageReturns(text(lines, kept))
  }

  /// Breaks a line, given without its indentation; nil if it fits or can't be broken.
  package func broken(_ line: [UInt8], level: Int) -> [UInt8]? {
    LineBreaker.broken(line, level: level, style: style)
  }

  private func withCarriageReturns(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(lines.joined(separator: "\r\n".utf8))
  }

  private func text(_ source: [UInt8], _ kept: Set<[UInt8]>) -> [UInt8] {
    var writer = LayoutWriter(source: source, style: style, kept: kept)
    writer.write()
    return writer.output
  }
}
