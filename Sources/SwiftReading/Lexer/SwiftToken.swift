import ViperText

package struct SwiftToken {
  package enum Kind: UInt8 {
    case identifier, number, string, multilineString
    /// `/[a-z]+/`, `#/a/b/#`
    case regex
    case operatorPiece
    case equal, arrow, leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, pound, backslash
    case endOfFile
  }

  package let kind: Kind
  package let word: SwiftWord
  package let isJoined: Bool
  /// Whether text other than an opening bracket directly precedes the token.
  package let isLeftBound: Bool
  package let isRightBound: Bool
  package let startsLine: Bool
  package let start: Int32
  package let end: Int32
  package let triviaStart: Int32
  package let triviaEnd: Int32

  package var range: Range<Int> { Int(start)..<Int(end) }
}

package struct SwiftTrivia {
  package enum Kind: UInt8 {
    case newlines, line, block
  }

  package let kind: Kind
  package let count: Int32
  package let start: Int32
  package let end: Int32

  package var range: Range<Int> { Int(start)..<Int(end) }
}

package struct SwiftTokens {
  package let bytes: [UInt8]
  package var tokens: [SwiftToken] = []
  package var trivia: [SwiftTrivia] = []
  /// Without nested interpolations.
  package var interpolations: [Range<Int>] = []

  package func range(of token: Int) -> Range<Int> { tokens[token].range }

  /// The index of the first token that doesn't start before an offset.
  package func firstToken(from offset: Int) -> Int {
    firstIndex(below: tokens.count) { tokens[$0].range.lowerBound >= offset }
  }

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

/// Most are keywords only in some places.
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
  case owned = "__owned"
  case shared = "__shared"
  case const = "_const"
  case poundIf = "#if"
  case poundElse = "#else"
  case poundElseif = "#elseif"
  case poundEndif = "#endif"
  case poundAvailable = "#available"
  case poundUnavailable = "#unavailable"
  case poundSourceLocation = "#sourceLocation"

  private static let words = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// A bit for each length of the words that begin with a byte. Most identifiers are no such words.
  private static let lengths: [UInt32] = words.keys.reduce(into: Array(repeating: 0, count: 256)) {
    if let first = $1.utf8.first { $0[Int(first)] |= 1 << $1.utf8.count }
  }

  static func named(_ spelling: ArraySlice<UInt8>) -> SwiftWord {
    guard let first = spelling.first, lengths[Int(first)] & 1 << spelling.count != 0 else {
      return .none
    }
    return words[String(decoding: spelling, as: UTF8.self)] ?? .none
  }
}
