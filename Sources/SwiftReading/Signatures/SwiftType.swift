import ViperText

/// Equal types have equal spellings: `Array<Int>`, `[ Int ]` and `([Int])`. Aliases aren't
/// resolved.
package final class SwiftType: Hashable, Sendable {
  /// `"[String: (any Error)?]"`
  package let text: String
  package let node: Node
  /// 1 for a name. `SignatureReader.depthLimit` protects recursive functions.
  let depth: Int
  let mentionsOpaque: Bool
  /// Whether the type contains `~Copyable`.
  package let suppressesConformance: Bool

  package init(_ node: Node) {
    let children = node.children
    self.node = node
    text = node.spelling
    depth = 1 + (children.map(\.depth).max() ?? 0)
    mentionsOpaque =
      if case .some = node { true } else { children.contains(where: \.mentionsOpaque) }
    suppressesConformance =
      if case .suppressed = node { true } else { children.contains(where: \.suppressesConformance) }
  }

  package static func == (a: SwiftType, b: SwiftType) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  package enum Node: Sendable {
    /// `Trip`, `Result<Int, any Error>`, `Trip.ID`.
    case named([Component])
    /// `[Int].Index`
    case member(SwiftType, Component)
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    /// A tuple of no elements, which is `Void`, or of at least two elements.
    case tuple([TupleElement])
    case function(FunctionType)
    case some(SwiftType)
    case any(SwiftType)
    case composition([SwiftType])
    /// `Trip.Type`, or `Trip.Protocol`
    case metatype(SwiftType, word: String)
    case suppressed(SwiftType)
    /// `@Sendable () -> Void`, and the result `sending Trip`.
    case attributed([String], SwiftType)
  }

  package struct Component: Sendable {
    package let name: String
    package private(set) var arguments: [SwiftType] = []
    /// Whether it is a Swift module that `replacing` has added.
    package var isModule = false

    var text: String {
      guard !arguments.isEmpty else { return SwiftType.escaped(name) }
      return SwiftType.escaped(name) + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    }
  }

  /// An outermost name, and the Swift module that `replacing` has added.
  package struct Name: Hashable, Sendable {
    package let name: String
    package let module: String?

    package init(name: String, module: String? = nil) {
      (self.name, self.module) = (name, module)
    }
  }

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
    /// Function types have no labels.
    package internal(set) var name: String?
    package internal(set) var specifiers: [String] = []
    /// Other attributes belong to the type.
    package internal(set) var attributes: [String] = []
    package internal(set) var type = SwiftType.void
    package internal(set) var isVariadic = false
  }

  static func escaped(_ name: String) -> String {
    let isBare = name == "Any" || name == "Self" || !isReservedSwiftTypeName(name)
    return isBare ? name : "`\(name)`"
  }

  static let void = SwiftType(.tuple([]))

  package var isOptional: Bool { if case .optional = node { true } else { false } }

  package var isVoid: Bool {
    if case .tuple(let elements) = node { elements.isEmpty } else { false }
  }

  /// Aliases aren't resolved.
  package var isFunction: Bool {
    if case .function = withoutAttributes.node { true } else { false }
  }

  /// `API.Box<Int>` → `API.Box`; nil for types that aren't names.
  package var dottedName: String? {
    if case .named(let path) = withoutAttributes.node { path.dotted } else { nil }
  }

  /// Without `@Sendable`, `sending` and the like.
  package var withoutAttributes: SwiftType {
    if case .attributed(_, let base) = node { base } else { self }
  }

  /// Without `sending`.
  package var valueType: SwiftType {
    guard case .attributed(let attributes, let base) = node else { return self }
    let kept = attributes.filter { $0 != "sending" }
    return kept.isEmpty ? base : SwiftType(.attributed(kept, base))
  }

  /// `"any Error"` → `"(any Error)?"`
  package var optional: SwiftType { SwiftType(.optional(valueType)) }

  /// Each once: `"[Trip.ID: Result<Int, any Error>]"` → `["Trip.ID", "Result", "Int", "Error"]`.
  package var referencedNames: [String] { Self.names(in: CollectionOfOne(self)) { $0.dotted } }

  /// The names of the types whose values a value contains, so without those of closures.
  package var storedNames: [String] {
    switch node {
    case .function, .metatype: []
    case .named(let path): [path.dotted] + node.children.flatMap(\.storedNames)
    default: node.children.flatMap(\.storedNames)
    }
  }

  /// The types after `any`, without compositions.
  package var existentialNames: [String] {
    var names: [String] = []
    visit { part in
      if case .any(let base) = part.node, case .named(let path) = base.node {
        names.append(path.dotted)
      }
    }
    return names
  }

  package var outermostNames: [String] { Self.names(in: CollectionOfOne(self)) { $0.first?.name } }

  /// Whether the type mentions a name without generic arguments, or a type nested in that name.
  package func names(_ name: String) -> Bool {
    contains { part in
      guard case .named(let path) = part.node, let first = path.first else { return false }
      return first.name == name && first.arguments.isEmpty
    }
  }

  static func names(
    in types: some Sequence<SwiftType>, by name: ([Component]) -> String?
  ) -> [String] {
    var names: [String] = []
    for type in types {
      type.visit { part in
        if case .named(let path) = part.node, let name = name(path), !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names
  }

  func visit(_ body: (SwiftType) -> Void) {
    body(self)
    for child in node.children { child.visit(body) }
  }

  package func contains(where predicate: (SwiftType) -> Bool) -> Bool {
    predicate(self) || node.children.contains { $0.contains(where: predicate) }
  }
}

package enum Throwing: Hashable, Sendable {
  case never
  case any
  case typed(SwiftType)

  package var type: SwiftType? { if case .typed(let type) = self { type } else { nil } }

  func mapped(_ change: (SwiftType) -> SwiftType) -> Throwing {
    type.map { .typed(change($0)) } ?? self
  }

  /// The errors that both requirements allow.
  package func narrowed(to other: Throwing) -> Throwing {
    switch (self, other) {
    case (.any, _): other
    case (_, .any): self
    default: self == other ? self : .never
    }
  }

  var word: String {
    switch self {
    case .never: ""
    case .any: "throws"
    case .typed(let type): "throws(\(type.text))"
    }
  }

  /// With a leading space; empty for `never`.
  package var suffix: String { self == .never ? "" : " " + word }
}

extension [SwiftType.Component] {
  var dotted: String { count == 1 ? self[0].name : map(\.name).joined(separator: ".") }
}
