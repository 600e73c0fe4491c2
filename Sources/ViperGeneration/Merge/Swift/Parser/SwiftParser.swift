import SwiftReading

/// Thrown where the source is not what the parser knows; the statement is then left as it is.
struct SwiftSyntaxFailure: Error {}

/// Reads tokens into a tree, one statement or member at a time.
///
/// It reads the Swift that a generator writes and takes what it is given: names, types and modifiers
/// are not checked. A statement that it cannot read becomes an `opaque` node.
struct SwiftParser {
  /// How deep syntax without brackets may nest, as in `!!!!x`; brackets are limited before.
  static let depthLimit = 200
  /// How deep a tree may be, so that walking it ends: a chain of calls is as deep as it is long.
  static let heightLimit: Int32 = 400

  let source: SwiftTokens
  /// For each opening bracket the token of its closing one.
  let matches: [Int32]
  var index: Int32 = 0
  var depth = 0
  var tree = SwiftTree()
  /// No `{` begins a trailing closure here: it is the body of an `if`, `switch` or `for`.
  var isBeforeBody = false
  /// Statements end at a `case` or a `default:` here.
  var isInSwitch = false
  /// The body comes after an `else`.
  var isInGuard = false
  /// `let x` may stand inside an expression here.
  var isInPattern = false

  init(source: SwiftTokens, matches: [Int32]) {
    self.source = source
    self.matches = matches
    tree.nodes.reserveCapacity(source.tokens.count)
    tree.items.reserveCapacity(source.tokens.count / 2)
  }

  // MARK: - Tokens

  var token: SwiftToken { source.tokens[Int(index)] }

  func token(ahead count: Int32) -> SwiftToken {
    source.tokens[Swift.min(Int(index + count), source.tokens.count - 1)]
  }

  /// The token before the present one.
  var previous: Int32 { index - 1 }

  func isAt(_ kind: SwiftToken.Kind) -> Bool { token.kind == kind }

  func isAt(_ word: SwiftWord) -> Bool { token.word == word }

  /// Whether the present token is an operator of just this character, not a part of a longer one.
  func isAt(operator character: Unicode.Scalar) -> Bool {
    token.kind == .operatorPiece && isSingle(token)
      && source.bytes[Int(token.start)] == UInt8(ascii: character)
  }

  func isSingle(_ token: SwiftToken) -> Bool { token.end - token.start == 1 }

  mutating func advance() -> Int32 {
    let taken = index
    if token.kind != .endOfFile { index += 1 }
    return taken
  }

  mutating func take(_ kind: SwiftToken.Kind) throws(SwiftSyntaxFailure) -> Int32 {
    guard token.kind == kind else { throw SwiftSyntaxFailure() }
    return advance()
  }

  mutating func take(_ word: SwiftWord) throws(SwiftSyntaxFailure) -> Int32 {
    guard token.word == word else { throw SwiftSyntaxFailure() }
    return advance()
  }

  mutating func take(operator character: Unicode.Scalar) throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(operator: character) else { throw SwiftSyntaxFailure() }
    return advance()
  }

  mutating func takeIf(_ kind: SwiftToken.Kind) -> Int32 {
    token.kind == kind ? advance() : -1
  }

  mutating func takeIf(_ word: SwiftWord) -> Int32 {
    token.word == word ? advance() : -1
  }

  mutating func takeIf(operator character: Unicode.Scalar) -> Int32 {
    isAt(operator: character) ? advance() : -1
  }

  // MARK: - Nodes

  /// Adds a node that ends at the last token taken.
  mutating func add(_ node: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = node
    if node.last < 0 { node.last = previous }
    guard node.last >= node.first else { throw SwiftSyntaxFailure() }
    var height: Int32 = 0
    func see(_ child: Int32) {
      if child >= 0 { height = max(height, tree.nodes[Int(child)].height) }
    }
    see(node.base)
    see(node.value)
    see(node.result)
    see(node.body)
    see(node.parameters)
    see(node.generics)
    for item in node.items { see(tree.items[Int(item)]) }
    node.height = height + 1
    guard node.height < Self.heightLimit else { throw SwiftSyntaxFailure() }
    tree.nodes.append(node)
    return Int32(tree.nodes.count - 1)
  }

  mutating func list(_ children: [Int32]) -> Range<Int32> {
    let start = Int32(tree.items.count)
    tree.items.append(contentsOf: children)
    return start..<Int32(tree.items.count)
  }

  mutating func deepen() throws(SwiftSyntaxFailure) {
    depth += 1
    if depth > Self.depthLimit { throw SwiftSyntaxFailure() }
  }

  /// Parses inside brackets, where a `{` is a closure again.
  mutating func inBrackets<Result>(
    _ parse: (inout Self) throws(SwiftSyntaxFailure) -> Result
  ) throws(SwiftSyntaxFailure) -> Result {
    let saved = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = saved }
    return try parse(&self)
  }

  /// Parses what stands before a body.
  mutating func beforeBody<Result>(
    _ parse: (inout Self) throws(SwiftSyntaxFailure) -> Result
  ) throws(SwiftSyntaxFailure) -> Result {
    let saved = isBeforeBody
    isBeforeBody = true
    defer { isBeforeBody = saved }
    return try parse(&self)
  }
}
