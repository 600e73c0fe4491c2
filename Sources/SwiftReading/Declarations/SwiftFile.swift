import ViperText

/// The declarations of a Swift file. The text between declarations consists of comments and white
/// space.
package struct SwiftFile: Sendable {
  package let source: SwiftTokens
  package let matches: [Int32]
  package let declarations: [SwiftDeclaration]

  package var bytes: [UInt8] { source.bytes }

  /// Nil if a string, comment or bracket isn't closed, or if the file is nested too deeply.
  package init?(_ bytes: [UInt8]) {
    guard let source = SwiftLexer.tokens(of: bytes),
      NestingDepth.firstToken(of: source, deeperThan: NestingDepth.fileLimit) == nil
    else { return nil }
    let brackets = source.brackets()
    guard brackets.stray == nil, brackets.open.isEmpty else { return nil }
    self.source = source
    matches = brackets.matches
    var reader = DeclarationReader(source: source, matches: matches)
    declarations = reader.declarations(until: source.tokens.count - 1, in: .file)
  }

  package init?(_ source: SourceText) {
    // Blanks replace the byte order mark, because all offsets must stay the same.
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.init(hasMark ? [0x20, 0x20, 0x20] + source.bytes.dropFirst(3) : source.bytes)
  }

  /// Also those under `#if`.
  package var types: [SwiftDeclaration] {
    declarations.flat.filter { $0.kind.isType || $0.kind == .typealias }
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A declaration with its parts, as byte ranges.
package struct SwiftDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, variable, enumCase
    case `typealias`, `associatedtype`, `operator`, precedenceGroup, macro
    /// The declarations of all branches are its members.
    case conditional
    case macroExpansion
    /// Code that isn't read as a declaration.
    case statement

    package var isType: Bool {
      [.class, .struct, .enum, .actor, .protocol, .extension].contains(self)
    }
  }

  /// The name without `@`, and all bytes.
  package struct Attribute: Sendable {
    package let name: String
    package let range: Range<Int>
  }

  package struct Modifier: Sendable {
    package let word: SwiftWord
    /// Such as `set` in `private(set)`.
    package let hasArgument: Bool
    package let range: Range<Int>
  }

  package struct Parameter: Sendable {
    /// Nil for `_`.
    package let label: String?
    package let name: String
    package let type: Range<Int>
    package let defaultValue: Range<Int>?
    package let range: Range<Int>
  }

  /// `#if os(iOS)`, `#else`: the condition, and the indices of its declarations.
  package struct Branch: Sendable {
    package let condition: Range<Int>
    package let members: Range<Int>
  }

  package internal(set) var kind: Kind
  package internal(set) var range: Range<Int>
  package internal(set) var keyword: Range<Int>
  /// `didTapAdd`, `==`, `init`, the extended type, the imported module.
  package internal(set) var name = ""
  package internal(set) var nameRange: Range<Int>?
  package internal(set) var names: [String] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var modifiers: [Modifier] = []
  package internal(set) var generics: Range<Int>?
  package internal(set) var parameterList: Range<Int>?
  package internal(set) var parameters: [Parameter] = []
  /// The associated values of enum cases, with their parentheses.
  var payloads: [(name: String, type: Range<Int>)] = []
  package internal(set) var effects: Range<Int>?
  package internal(set) var type: Range<Int>?
  package internal(set) var inherited: [Range<Int>] = []
  package internal(set) var requirements: Range<Int>?
  package internal(set) var value: Range<Int>?
  package internal(set) var body: Range<Int>?
  package internal(set) var members: [SwiftDeclaration] = []
  package internal(set) var branches: [Branch] = []

  var nameOrKeyword: Range<Int> { nameRange ?? keyword }

  package var isStatic: Bool { modifiers.contains { $0.word == .static || $0.word == .class } }

  package func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

extension [SwiftDeclaration] {
  /// The declarations, with those of all branches of `#if`.
  package var flat: [SwiftDeclaration] {
    flatMap { $0.kind == .conditional ? $0.members.flat : [$0] }
  }
}
