/// How generated Swift is laid out: the keys of a `.swift-format` file that matter here, under the
/// same names.
package struct LayoutStyle: Hashable, Sendable {
  /// One level of indentation.
  package enum Indentation: Hashable, Sendable {
    case spaces(Int)
    /// A number of tab characters; how wide one counts is `tabWidth`.
    case tabs(Int)
  }

  /// The longest line in columns, a column being a `Character`.
  package var lineLength = 100
  package var indentation = Indentation.spaces(2)
  /// How many columns a tab counts when a line is measured.
  package var tabWidth = 8

  package init() {}

  package init(lineLength: Int, indentation: Indentation = .spaces(2)) {
    self.lineLength = lineLength
    self.indentation = indentation
  }

  /// More than anyone indents by; it keeps a number that is out of range from doing harm.
  private static let widest = 64

  /// The character that lines are indented by, how many of it make a level, and its columns.
  private var step: (byte: UInt8, count: Int, columns: Int) {
    switch indentation {
    case .spaces(let count): (UInt8(ascii: " "), count, 1)
    case .tabs(let count): (UInt8(ascii: "\t"), count, min(max(tabWidth, 0), Self.widest))
    }
  }

  private var stepCount: Int { min(max(step.count, 0), Self.widest) }

  /// The columns of one level of indentation.
  var indentWidth: Int { stepCount * step.columns }

  /// The characters of one level of indentation.
  var indentBytes: [UInt8] { [UInt8](repeating: step.byte, count: stepCount) }
}
