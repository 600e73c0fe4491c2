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

/// The layout of generated Swift. The properties have the names of `.swift-format` keys.
package struct LayoutStyle: Hashable, Sendable {
  /// One level of indentation.
  package enum Indentation: Hashable, Sendable {
    case spaces(Int)
    /// A number of tab characters.
    case tabs(Int)
  }

  /// The limit in columns. Each `Character` has one column.
  package var lineLength: Int
  package var indentation: Indentation
  package var tabWidth = 8

  package init(lineLength: Int = 100, indentation: Indentation = .spaces(2)) {
    self.lineLength = lineLength
    self.indentation = indentation
  }

  /// The limit for numbers in `.swift-format` files.
  private static let widest = 64

  /// A text that is equal for equal styles.
  package var key: String { "\(lineLength) \(step.byte) \(step.count) \(tabWidth)" }

  /// The character of the indentation, its count for each level, and its columns.
  private var step: (byte: UInt8, count: Int, columns: Int) {
    switch indentation {
    case .spaces(let count): (UInt8(ascii: " "), count, 1)
    case .tabs(let count): (UInt8(ascii: "\t"), count, min(max(tabWidth, 0), Self.widest))
    }
  }

  private var stepCount: Int { min(max(step.count, 0), Self.widest) }

  var indentWidth: Int { stepCount * step.columns }

  var indentBytes: [UInt8] { [UInt8](repeating: step.byte, count: stepCount) }
}
