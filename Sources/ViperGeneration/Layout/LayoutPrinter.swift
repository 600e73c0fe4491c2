import SwiftReading

/// Prints a stream of layout tokens: decides which breaks become new lines, and how far each line
/// is indented. After Oppen's "Prettyprinting" (1980), in the variant of `swift format`.
struct LayoutPrinter {
  /// An `open` break that is not closed yet.
  struct Scope {
    let isBlock: Bool
    let line: Int
    var continues: Bool
    var indents: Bool
  }

  /// A part of a chain of calls.
  struct ChainContext {
    enum Behavior {
      case undecided, continues, maintains
    }

    let line: Int
    var behavior = Behavior.undecided
  }

  let source: SwiftTokens
  let style: LayoutStyle
  let lineLength: Int
  /// Levels that the whole text is indented by from outside.
  let baseLevel: Int
  let indentWidth: Int
  let indentation: [UInt8]
  var stream: [LayoutToken]
  var output: [UInt8] = []

  // Where the printer is.
  var column = 0
  var line = 1
  var newlinesInARow = 0
  var pendingSpaces = 0
  var isAtStartOfLine = true

  // Whether printing the output anew could change it: a line break stands inside of what a break
  // before it took to fit on one line.
  var printed = 0
  var unbrokenEnd = 0
  var mayChangeAgain = false

  // What is open.
  var lastWasNewline = false
  var forcesBreaks = [false]
  var scopes: [Scope] = []
  var contexts: [ChainContext] = []
  var endedContext: ChainContext?
  var isContinuation = false
  var continuations: [Bool] = []
  var listLines: [Int] = []
  var suppressions = 0
  var allowsDiscretionary = false

  init(source: SwiftTokens, stream: [LayoutToken], style: LayoutStyle, baseLevel: Int) {
    self.source = source
    self.stream = stream
    self.style = style
    lineLength = max(style.lineLength, 0)
    indentWidth = style.indentWidth
    indentation = style.indentBytes
    self.baseLevel = baseLevel
    output.reserveCapacity(source.bytes.count + source.bytes.count / 4)
  }

  static func print(
    _ source: SwiftTokens, stream: [LayoutToken], style: LayoutStyle, baseLevel: Int = 0
  ) -> (text: [UInt8], mayChangeAgain: Bool) {
    var printer = LayoutPrinter(
      source: source, stream: stream, style: style, baseLevel: baseLevel)
    printer.measure()
    for index in printer.stream.indices {
      let token = printer.stream[index]
      printer.print(token)
      printer.printed += printer.columns(of: token)
    }
    return (printer.output, printer.mayChangeAgain)
  }

  /// Levels of indentation of a line that begins here.
  var level: Int {
    var level = baseLevel + (isContinuation ? 1 : 0)
    for scope in scopes { level += (scope.indents ? 1 : 0) + (scope.continues ? 1 : 0) }
    return level
  }

  func fits(_ length: Int = 1) -> Bool {
    isAtStartOfLine || length <= lineLength - column
  }

  /// The line that an `open` or `close` break is on, which is the line before if that just ended.
  var breakLine: Int { isAtStartOfLine ? line - 1 : line }

  // MARK: - Lengths

  /// Computes for each group and break how many columns follow up to where a line may break next.
  private mutating func measure() {
    var open: [Int] = []
    var total = 0
    for index in stream.indices {
      switch stream[index].kind {
      case .open, .openConsistent:
        stream[index].length = -total
        open.append(index)
      case .close:
        guard let group = open.popLast() else { continue }
        stream[group].length += total
        if stream[group].kind == .lineBreak, let outer = open.popLast() {
          stream[outer].length += total
        }
      case .lineBreak:
        if let last = open.last, stream[last].kind == .lineBreak {
          stream[last].length += total
          open.removeLast()
        }
        stream[index].length = -total
        open.append(index)
        total += columns(of: stream[index])
      default:
        total += columns(of: stream[index])
      }
    }
    if let last = open.popLast() { stream[last].length += total }
  }

  /// What a token adds to the length of the groups that it is in.
  func columns(of token: LayoutToken) -> Int {
    switch token.kind {
    case .lineBreak:
      switch token.newlines {
      case .elective, .electiveIgnoringSource: Int(token.size)
      default: lineLength
      }
    case .space, .text: Int(token.size)
    case .comment: token.isFlagged ? 0 : Int(token.size)
    case .opaque: lineLength
    case .listEnd:
      token.breakKind == .open && !token.isSingle && style.multiElementCollectionTrailingCommas
        ? 1 : 0
    default: 0
    }
  }
}
