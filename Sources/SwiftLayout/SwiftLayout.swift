/// Breaks long lines of generated Swift as `swift format` would, and indents lines as
/// `.swift-format` defines.
///
/// Templates indent by two spaces. Only white space changes. Lines that can't be parsed don't
/// change.
package struct SwiftLayout: Sendable {
  package let style: LayoutStyle

  package init(_ style: LayoutStyle = LayoutStyle()) { self.style = style }

  /// - Parameter kept: Lines without their indentation that are never broken.
  package func layout(_ source: [UInt8], keeping kept: Set<[UInt8]> = []) -> [UInt8] {
    guard source.contains(UInt8(ascii: "\r")) else { return text(source, kept) }
    let lines = source.filter { $0 != UInt8(ascii: "\r") }
    // A text that mixes line endings doesn't change.
    guard withCarriageReturns(lines) == source else { return source }
    return withCarriageReturns(text(lines, kept))
  }

  /// Nil if the line fits or can't be broken.
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

/// The properties have the names of `.swift-format` keys.
package struct LayoutStyle: Hashable, Sendable {
  package enum Indentation: Hashable, Sendable {
    case spaces(Int)
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

  private static let widest = 64

  package var key: String { "\(lineLength) \(step.byte) \(step.count) \(tabWidth)" }

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
