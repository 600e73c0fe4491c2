import SwiftReading

/// Turns a syntax tree into the stream of layout tokens that is printed.
///
/// In a first pass over the tree, each node says what goes before and after the tokens at its edges
/// (`before`, `after`): groups and breaks. In a second pass over the source's tokens the stream is
/// put together, with the comments and line breaks of the source between them. Which breaks there
/// are, and in which order, is what `swift format` does.
struct SwiftArranger {
  /// A layout token in a list; lists are chains through `events`.
  private struct Event {
    let token: LayoutToken
    var next: Int32
  }

  /// Where a token stands in source that is copied as it is.
  enum OpaquePart {
    case first(end: Int32, isIgnored: Bool)
    case inside, last
  }

  let source: SwiftTokens
  let tree: SwiftTree
  let style: LayoutStyle
  private var events: [Event] = []
  /// For each source token, its first and last event before and its first after.
  private var beforeHead: [Int32]
  private var beforeTail: [Int32]
  private var afterHead: [Int32]
  /// Commas that are printed by `listEnd`.
  var isHandledElsewhere: [Bool]
  /// Closing brackets and commas that stay on the line of what they close.
  var isClosingDelimiter: [Bool]
  /// For each node: the chain of calls that it is a part of has been arranged.
  var isArrangedInChain: [Bool]
  /// For each node: a member of it is accessed.
  var isMemberBase: [Bool]
  /// For each node: a closure that may not be on one line.
  var mustBreakClosure: [Bool]
  /// For each token: an `await` that a `try` before it groups.
  var isInsideTry: [Bool]
  /// How the lines of a multi-line string are indented, where it is not by `same`.
  var stringBreakKinds: [Int32: LayoutToken.BreakKind] = [:]
  /// The tokens of what could not be read.
  var opaque: [Int32: OpaquePart] = [:]
  var stream: [LayoutToken] = []
  var lastBreak = -1
  var canMergeNewlines = false

  init(source: SwiftTokens, tree: SwiftTree, style: LayoutStyle) {
    self.source = source
    self.tree = tree
    self.style = style
    let count = source.tokens.count
    beforeHead = [Int32](repeating: -1, count: count)
    beforeTail = beforeHead
    afterHead = beforeHead
    isHandledElsewhere = [Bool](repeating: false, count: count)
    isClosingDelimiter = isHandledElsewhere
    isInsideTry = isHandledElsewhere
    isArrangedInChain = [Bool](repeating: false, count: tree.nodes.count)
    mustBreakClosure = isArrangedInChain
    isMemberBase = isArrangedInChain
    events.reserveCapacity(count * 2)
    stream.reserveCapacity(count * 4)
  }

  /// The stream for a whole file.
  static func stream(
    _ source: SwiftTokens, tree: SwiftTree, root: Int32, style: LayoutStyle
  ) -> [LayoutToken] {
    var arranger = SwiftArranger(source: source, tree: tree, style: style)
    arranger.arrange(root)
    arranger.emit()
    return arranger.stream
  }

  // MARK: - What goes around a token

  mutating func before(_ token: Int32, _ layout: LayoutToken) {
    guard token >= 0 else { return }
    let event = Int32(events.count)
    events.append(Event(token: layout, next: -1))
    let tail = beforeTail[Int(token)]
    if tail < 0 {
      beforeHead[Int(token)] = event
    } else {
      events[Int(tail)].next = event
    }
    beforeTail[Int(token)] = event
  }

  mutating func before(_ token: Int32, _ first: LayoutToken, _ second: LayoutToken) {
    before(token, first)
    before(token, second)
  }

  /// What inner nodes put after a token comes before what outer ones did.
  mutating func after(_ token: Int32, _ layout: LayoutToken) {
    guard token >= 0 else { return }
    events.append(Event(token: layout, next: afterHead[Int(token)]))
    afterHead[Int(token)] = Int32(events.count - 1)
  }

  mutating func after(_ token: Int32, _ first: LayoutToken, _ second: LayoutToken) {
    after(token, second)
    after(token, first)
  }

  mutating func after(
    _ token: Int32, _ first: LayoutToken, _ second: LayoutToken, _ third: LayoutToken
  ) {
    after(token, third)
    after(token, second)
    after(token, first)
  }

  /// The first event before a token; the others follow by `nextEvent`.
  func firstEvent(before token: Int32) -> Int32 { beforeHead[Int(token)] }

  func firstEvent(after token: Int32) -> Int32 { afterHead[Int(token)] }

  func event(_ index: Int32) -> LayoutToken { events[Int(index)].token }

  func nextEvent(_ index: Int32) -> Int32 { events[Int(index)].next }

  // MARK: - The tree

  func first(_ node: Int32) -> Int32 { node < 0 ? -1 : tree.nodes[Int(node)].first }

  func last(_ node: Int32) -> Int32 { node < 0 ? -1 : tree.nodes[Int(node)].last }

  func kind(_ node: Int32) -> SwiftNode.Kind? { node < 0 ? nil : tree.nodes[Int(node)].kind }

  func items(_ node: SwiftNode) -> ArraySlice<Int32> {
    tree.items[Int(node.items.lowerBound)..<Int(node.items.upperBound)]
  }

  mutating func arrangeItems(_ node: SwiftNode) {
    for index in node.items { arrange(tree.items[Int(index)]) }
  }

  /// A group around a node.
  mutating func group(_ node: SwiftNode) {
    before(node.first, .open)
    after(node.last, .close)
  }

  /// A group around an element of a list, with a break after its comma.
  mutating func groupElement(_ node: SwiftNode) {
    before(node.first, .open)
    if node.comma >= 0 {
      after(node.comma, .close, .lineBreak(.same))
    } else {
      after(node.last, .close)
    }
  }

  var argumentListOpen: LayoutToken { style.lineBreakBeforeEachArgument ? .openConsistent : .open }

  /// A comment stands between a token and the one before it.
  func hasComment(before token: Int32) -> Bool {
    guard token >= 0 else { return false }
    let token = source.tokens[Int(token)]
    return source.trivia[Int(token.triviaStart)..<Int(token.triviaEnd)].contains {
      $0.kind != .newlines
    }
  }

  func hasLineComment(before token: Int32) -> Bool {
    guard token >= 0 else { return false }
    let token = source.tokens[Int(token)]
    return source.trivia[Int(token.triviaStart)..<Int(token.triviaEnd)].contains {
      $0.kind == .line
    }
  }
}
