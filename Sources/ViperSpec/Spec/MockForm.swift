import SwiftReading

/// What the mock of a Swift protocol has besides the members that specs can call.
package struct MockForm: Sendable {
  /// How mocks are compared.
  package enum Identity: Int, Comparable, Sendable {
    case none, equatable, hashable

    package static func < (one: Identity, other: Identity) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  package var requirements: [SwiftRequirement] = []
  /// The types of associated types: `Int` for `Key`.
  package var associatedTypes: [(name: String, type: SwiftType)] = []
  /// All other associated types.
  package var generics = GenericClause(parameters: [])
  /// The generic arguments in tests; nil if some are unknown.
  package var arguments: [SwiftType]? = []
  package var isActor = false
  /// The members that an actor implements without isolation.
  package var nonisolated: Set<Member> = []
  package var superclass: String?
  package var identity = Identity.none
  package var isComparable = false
  /// The condition of the `#if` around the protocol.
  package var condition: String?
  /// The names of types whose values can't be copied, or may not escape.
  package var restricted: Set<String> = []

  package init() {}
}

extension Service.Declaration {
  /// The protocol's name in the name of the mock: `API.Store` → `APIStore`
  package var mockStem: String { name.filter { $0 != "." } }

  /// `StoreMock()`, `CacheMock<String>()`; nil if a generic argument is unknown.
  package var mockCall: String? {
    form.arguments.map { arguments in
      let list = arguments.map(\.text).joined(separator: ", ")
      return mockStem + "Mock" + (list.isEmpty ? "" : "<\(list)>") + "()"
    }
  }
}
