/// One token of Swift source, as far as reading it needs to tell tokens apart.
package struct SwiftToken {
  package enum Kind: UInt8 {
    case identifier, number, string, multilineString
    /// A regular expression: `/[a-z]+/`, `#/a/b/#`.
    case regex
    /// A piece of an operator; `isJoined` says that the piece before belongs to the same operator.
    case operatorPiece
    case equal, arrow, leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, pound, backslash
    case endOfFile
  }

  package let kind: Kind
  package let word: SwiftWord
  /// The token follows the operator piece before it without a space.
  package let isJoined: Bool
  /// What stands right before and after it is neither a space nor a bracket that faces it.
  package let isLeftBound: Bool
  package let isRightBound: Bool
  package let isASCII: Bool
  /// There is a line break between the token before and this one.
  package let startsLine: Bool
  package let start: Int32
  package let end: Int32
  /// The comments and line breaks before the token, in `SwiftTokens.trivia`.
  package let triviaStart: Int32
  package let triviaEnd: Int32

  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// A comment or a run of line breaks between two tokens.
package struct SwiftTrivia {
  package enum Kind: UInt8 {
    case newlines, line, block
  }

  package let kind: Kind
  /// The number of line breaks.
  package let count: Int32
  package let start: Int32
  package let end: Int32

  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// A source text cut into tokens.
package struct SwiftTokens {
  package let bytes: [UInt8]
  package var tokens: [SwiftToken] = []
  package var trivia: [SwiftTrivia] = []
  /// What stands in the brackets of string literals' `\(…)`; those inside of others are not listed.
  package var interpolations: [Range<Int>] = []

  /// The bytes of a token.
  package func range(of token: Int) -> Range<Int> { tokens[token].range }

  /// The comments and line breaks before a token.
  package func trivia(before token: SwiftToken) -> ArraySlice<SwiftTrivia> {
    trivia[Int(token.triviaStart)..<Int(token.triviaEnd)]
  }

  /// `endOfFile` outside of the text.
  package func kind(at index: Int) -> SwiftToken.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  /// Empty outside of the text.
  package func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[range(of: index)], as: UTF8.self)
  }
}

/// The words that mean something to a reader, keywords or not depending on where they stand.
package enum SwiftWord: String, CaseIterable {
  case none = ""
  case `actor`, `any`, `as`, `associatedtype`, `async`, `await`, `borrowing`, `break`, `case`
  case `catch`, `class`, `consuming`, `continue`, `convenience`, `copy`, `default`, `defer`
  case `deinit`, `didSet`, `discard`, `do`, `dynamic`, `each`, `else`, `enum`, `extension`
  case `fallthrough`, `false`, `fileprivate`, `final`, `for`, `func`, `get`, `guard`, `if`
  case `import`, `in`, `indirect`, `infix`, `init`, `inout`, `internal`, `is`, `isolated`, `lazy`
  case `let`, `macro`, `mutating`, `nil`, `nonisolated`, `nonmutating`, `open`, `operator`
  case `optional`, `override`, `package`, `postfix`, `precedencegroup`, `prefix`, `private`
  case `protocol`, `public`, `repeat`, `required`, `rethrows`, `return`, `self`, `sending`, `set`
  case `some`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`
  case `typealias`, `unowned`, `unsafe`, `var`, `weak`, `where`, `while`, `willSet`, `yield`
  case consume, distributed
  case read = "_read"
  case owned = "__owned"
  case shared = "__shared"
  case const = "_const"
  case underscore = "_"
  case poundIf = "#if"
  case poundElse = "#else"
  case poundElseif = "#elseif"
  case poundEndif = "#endif"
  case poundAvailable = "#available"
  case poundUnavailable = "#unavailable"
  case poundSourceLocation = "#sourceLocation"
}
