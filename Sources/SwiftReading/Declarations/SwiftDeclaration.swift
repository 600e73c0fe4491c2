/// One declaration with its parts, as byte ranges of the file.
package struct SwiftDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, variable, enumCase
    case `typealias`, `associatedtype`, `operator`, precedenceGroup, macro
    /// `#if` with everything up to its `#endif`; what stands in all its branches are its members.
    case conditional
    /// `#Preview { … }`
    case macroExpansion
    /// Code of a script, and what cannot be read as a declaration.
    case statement

    /// Whether it has members.
    package var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol, .extension: true
      default: false
      }
    }
  }

  /// `@MainActor`, `@available(iOS 17, *)`: the name without the sign, and all of it.
  package struct Attribute: Sendable {
    package let name: String
    package let range: Range<Int>
  }

  /// `static`, `private(set)`.
  package struct Modifier: Sendable {
    package let word: SwiftWord
    /// The word in brackets, such as the `set` of `private(set)`.
    package let argument: SwiftWord
    package let range: Range<Int>
  }

  /// A parameter of a function, an initialiser or a subscript.
  package struct Parameter: Sendable {
    /// Nil for `_`.
    package let label: String?
    /// What the body calls it.
    package let name: String
    package let type: Range<Int>
    package let defaultValue: Range<Int>?
    package let range: Range<Int>
  }

  package internal(set) var kind: Kind
  /// The last comments before it, without the blank lines before them: what moves along with it.
  package internal(set) var comments: Range<Int>
  /// From the first attribute or modifier to the last token.
  package internal(set) var range: Range<Int>
  package internal(set) var keyword: Range<Int>
  /// `didTapAdd`, `==`, `init`, the extended type, the imported module. Of several variables or cases
  /// in one declaration the first; `names` has all.
  package internal(set) var name = ""
  package internal(set) var nameRange: Range<Int>?
  /// All that are declared, without backticks.
  package internal(set) var names: [String] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var modifiers: [Modifier] = []
  /// With the angle brackets.
  package internal(set) var generics: Range<Int>?
  /// With the round brackets.
  package internal(set) var parameterList: Range<Int>?
  package internal(set) var parameters: [Parameter] = []
  /// `async throws`
  package internal(set) var effects: Range<Int>?
  /// What a function returns, the type of a variable, or what a `typealias` stands for.
  package internal(set) var type: Range<Int>?
  /// The types behind the colon of a type or an extension, each.
  package internal(set) var inherited: [Range<Int>] = []
  /// From `where` on.
  package internal(set) var requirements: Range<Int>?
  /// What stands behind the `=` of a variable.
  package internal(set) var value: Range<Int>?
  /// With its braces: of a function its statements, of a variable its accessors.
  package internal(set) var body: Range<Int>?
  package internal(set) var members: [SwiftDeclaration] = []

  package var isStatic: Bool { modifiers.contains { $0.word == .static || $0.word == .class } }

  package func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}
