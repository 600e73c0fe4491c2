import ViperText

/// A Swift type as a spec writes it, brought into one spelling.
///
/// Two types are equal if their spellings are; `Array<Int>`, `[ Int ]` and `([Int])` are equal.
/// What a name stands for (a `typealias`, say) is not known here.
package final class SwiftType: Hashable, Sendable {
  /// The spelling on one line: `"[String: (any Error)?]"`.
  package let text: String
  package let node: Node
  /// How deep the tree goes, 1 for a name; bounded, so that no walk over it can exhaust the stack.
  let depth: Int
  /// Whether it says `some` anywhere.
  let mentionsOpaque: Bool
  /// Whether it says `~Copyable` or the like.
  package let isSuppressing: Bool

  package init(_ node: Node) {
    let children = node.children
    self.node = node
    text = node.spelling
    depth = 1 + (children.map(\.depth).max() ?? 0)
    var (isOpaque, isSuppressing) = (false, false)
    switch node {
    case .some: isOpaque = true
    case .suppressed: isSuppressing = true
    default: break
    }
    mentionsOpaque = isOpaque || children.contains(where: \.mentionsOpaque)
    self.isSuppressing = isSuppressing || children.contains(where: \.isSuppressing)
  }

  package static func == (a: SwiftType, b: SwiftType) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// What a type is made of.
  package enum Node: Sendable {
    /// `Trip`, `Result<Int, any Error>`, `Trip.ID`.
    case named([Component])
    /// What follows a type that is no name: `[Int].Index`.
    case member(SwiftType, Component)
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    /// `Void` if it has no elements, never just one.
    case tuple([TupleElement])
    case function(FunctionType)
    case some(SwiftType)
    case any(SwiftType)
    case composition([SwiftType])
    /// `Trip.Type`; the word is `Type` or `Protocol`.
    case metatype(SwiftType, word: String)
    /// `~Copyable`.
    case suppressed(SwiftType)
    /// `@Sendable () -> Void`, and `sending Trip` as a result.
    case attributed([String], SwiftType)
  }

  /// One name of a dotted path with its generic arguments.
  package struct Component: Sendable {
    package let name: String
    package let arguments: [SwiftType]

    var text: String {
      guard !arguments.isEmpty else { return SwiftType.escaped(name) }
      return SwiftType.escaped(name) + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    }
  }

  /// `id: Int`, or a type alone.
  package struct TupleElement: Sendable {
    package let label: String?
    package let type: SwiftType
  }

  /// `(Int) async throws -> String`.
  package struct FunctionType: Sendable {
    package let parameters: [FunctionParameter]
    package let isAsync: Bool
    package let throwing: Throwing
    package let result: SwiftType
  }

  /// A parameter of a function type: `_ id: inout Int`.
  package struct FunctionParameter: Sendable {
    /// For the reader only; a function type has no labels.
    package let name: String?
    package let specifiers: [String]
    /// `@escaping` and `@autoclosure`; other attributes belong to the type.
    package let attributes: [String]
    package let type: SwiftType
    package let isVariadic: Bool
  }

  static func escaped(_ name: String) -> String {
    let isBare = name == "Any" || name == "Self" || !isReservedSwiftTypeName(name)
    return isBare ? name : "`\(name)`"
  }
}

/// What a function may throw.
package enum Throwing: Hashable, Sendable {
  case never
  case any
  /// `throws(LoadError)`.
  case typed(SwiftType)

  /// That of a typed error.
  package var type: SwiftType? {
    if case .typed(let type) = self { type } else { nil }
  }

  /// What a function throws that does for two: of two types of errors neither.
  package func narrowed(to other: Throwing) -> Throwing {
    switch (self, other) {
    case (.any, _): other
    case (_, .any): self
    default: self == other ? self : .never
    }
  }

  /// `"throws(LoadError)"`, or nothing.
  var word: String {
    switch self {
    case .never: ""
    case .any: "throws"
    case .typed(let type): "throws(\(type.text))"
    }
  }

  /// The same with a space in front, if there is anything.
  package var suffix: String { self == .never ? "" : " " + word }
}

extension SwiftType {
  static let void = SwiftType(.tuple([]))

  package var isOptional: Bool {
    if case .optional = node { true } else { false }
  }

  package var isVoid: Bool {
    if case .tuple(let elements) = node { elements.isEmpty } else { false }
  }

  /// Whether it is spelled as a closure, attributes aside. A `typealias` of one is not seen.
  package var isFunction: Bool {
    if case .function = withoutAttributes.node { true } else { false }
  }

  /// The type below `@Sendable`, `@MainActor`, `sending` and the like.
  package var withoutAttributes: SwiftType {
    if case .attributed(_, let base) = node { base } else { self }
  }

  /// The type that a variable has which holds such a value: without `sending`, which only
  /// parameters and results can be.
  package var valueType: SwiftType {
    guard case .attributed(let attributes, let base) = node else { return self }
    let kept = attributes.filter { $0 != "sending" }
    return kept.isEmpty ? base : SwiftType(.attributed(kept, base))
  }

  /// The type of a variable that holds such a value or none: `"any Error"` → `"(any Error)?"`.
  package var optional: SwiftType { SwiftType(.optional(valueType)) }

  /// The dotted names it mentions, without generic arguments, each once in the order of reading:
  /// `"[Trip.ID: Result<Int, any Error>]"` → `["Trip.ID", "Result", "Int", "Error"]`.
  package var referencedNames: [String] {
    Self.names(in: CollectionOfOne(self)) { $0.dotted }
  }

  /// The outermost names of the types that it mentions: `"[Trip.ID]"` → `["Trip"]`.
  package var outermostNames: [String] {
    Self.names(in: CollectionOfOne(self)) { $0.first?.name }
  }

  /// Whether it mentions a type of that name, or one inside that type, without generic arguments.
  package func names(_ name: String) -> Bool {
    contains { part in
      guard case .named(let path) = part.node, let first = path.first else { return false }
      return first.name == name && first.arguments.isEmpty
    }
  }

  /// The names that some types mention, each once in the order of reading.
  static func names(
    in types: some Sequence<SwiftType>, by name: ([Component]) -> String?
  ) -> [String] {
    var names: [String] = []
    for type in types {
      type.visit { part in
        // They are few.
        if case .named(let path) = part.node, let name = name(path), !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names
  }

  /// Calls `body` with the type and every type in it, in the order of reading.
  func visit(_ body: (SwiftType) -> Void) {
    body(self)
    for child in node.children { child.visit(body) }
  }

  package func contains(where predicate: (SwiftType) -> Bool) -> Bool {
    predicate(self) || node.children.contains { $0.contains(where: predicate) }
  }
}

extension [SwiftType.Component] {
  /// `"Trip.ID"`
  var dotted: String {
    count == 1 ? self[0].name : map(\.name).joined(separator: ".")
  }
}

extension SwiftType.Node {
  /// The types directly inside.
  var children: [SwiftType] {
    switch self {
    case .named(let components):
      return components.count == 1 ? components[0].arguments : components.flatMap(\.arguments)
    case .member(let base, let component): return [base] + component.arguments
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type, _), .suppressed(let type), .attributed(_, let type):
      return [type]
    case .dictionary(let key, let value): return [key, value]
    case .tuple(let elements): return elements.map(\.type)
    case .composition(let types): return types
    case .function(let function):
      var types = function.parameters.map(\.type)
      if case .typed(let thrown) = function.throwing { types.append(thrown) }
      types.append(function.result)
      return types
    }
  }
}
