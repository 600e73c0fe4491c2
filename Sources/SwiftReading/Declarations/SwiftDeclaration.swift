/// A declaration with its parts, as byte ranges of the file.
package struct SwiftDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, variable, enumCase
    case `typealias`, `associatedtype`, `operator`, precedenceGroup, macro
    /// `#if` up to its `#endif`. The declarations of all branches are its members.
    case conditional
    case macroExpansion
    /// Statements of a script, and code that isn't read as a declaration.
    case statement

    package var isType: Bool {
      [.class, .struct, .enum, .actor, .protocol, .extension].contains(self)
    }
  }

  /// `@MainActor`, `@available(iOS 17, *)`: the name without `@`, and all bytes.
  package struct Attribute: Sendable {
    package let name: String
    package let range: Range<Int>
  }

  package struct Modifier: Sendable {
    package let word: SwiftWord
    /// Whether a word in parentheses follows, such as `set` in `private(set)`.
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
  /// `didTapAdd`, `==`, `init`, the extended type, the imported module. `names` has all names of a
  /// declaration with several.
  package internal(set) var name = ""
  package internal(set) var nameRange: Range<Int>?
  package internal(set) var names: [String] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var modifiers: [Modifier] = []
  package internal(set) var generics: Range<Int>?
  package internal(set) var parameterList: Range<Int>?
  package internal(set) var parameters: [Parameter] = []
  package internal(set) var effects: Range<Int>?
  /// The result, or the type of a variable or `typealias`.
  package internal(set) var type: Range<Int>?
  package internal(set) var inherited: [Range<Int>] = []
  package internal(set) var requirements: Range<Int>?
  package internal(set) var value: Range<Int>?
  /// With its braces.
  package internal(set) var body: Range<Int>?
  package internal(set) var members: [SwiftDeclaration] = []
  /// The branches of `#if`.
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
