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
