/// How generated Swift is laid out: the keys of a `.swift-format` file that change where lines are
/// broken and how far they are indented, under the same names and with the same defaults, except
/// that the indentation is stated outright.
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
  /// More blank lines than these in a row are taken out.
  package var maximumBlankLines = 1
  /// Whether a line break that is in the source stays, where one may be at all.
  package var respectsExistingLineBreaks = true
  package var lineBreakBeforeControlFlowKeywords = false
  package var lineBreakBeforeEachArgument = false
  package var lineBreakBeforeEachGenericRequirement = false
  package var lineBreakBetweenDeclarationAttributes = false
  package var lineBreakAroundMultilineExpressionChainComponents = false
  package var prioritizeKeepingFunctionOutputTogether = false
  package var indentConditionalCompilationBlocks = true
  package var indentSwitchCaseLabels = false
  package var indentBlankLines = false
  package var spacesAroundRangeFormationOperators = false
  /// How many spaces stand before a `//` that follows code.
  package var spacesBeforeEndOfLineComments = 2
  /// Whether an array or dictionary literal of several lines ends with a comma.
  package var multiElementCollectionTrailingCommas = true

  package init() {}

  package init(lineLength: Int, indentation: Indentation = .spaces(2)) {
    self.lineLength = lineLength
    self.indentation = indentation
  }

  /// The columns of one level of indentation.
  var indentWidth: Int {
    switch indentation {
    case .spaces(let count): min(max(count, 0), Self.widest)
    case .tabs(let count): min(max(count, 0), Self.widest) * min(max(tabWidth, 0), Self.widest)
    }
  }

  /// The characters of one level of indentation.
  var indentBytes: [UInt8] {
    switch indentation {
    case .spaces(let count):
      [UInt8](repeating: UInt8(ascii: " "), count: min(max(count, 0), Self.widest))
    case .tabs(let count):
      [UInt8](repeating: UInt8(ascii: "\t"), count: min(max(count, 0), Self.widest))
    }
  }

  /// More than anyone indents by; it keeps a number that is out of range from doing harm.
  private static let widest = 64

  /// Only lines that are too long can need anything but another indentation.
  var leavesShortLinesAlone: Bool {
    var plain = LayoutStyle()
    plain.lineLength = lineLength
    plain.indentation = indentation
    plain.tabWidth = tabWidth
    plain.maximumBlankLines = maximumBlankLines
    return self == plain
  }
}
