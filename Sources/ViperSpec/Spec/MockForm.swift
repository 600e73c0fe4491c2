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

  /// Adds what a parent requires.
  package mutating func add(_ parent: MockForm) {
    let known = Set(requirements.map(\.key))
    requirements += parent.requirements.filter { !known.contains($0.key) }
    identity = max(identity, parent.identity)
    isComparable = isComparable || parent.isComparable
    superclass = superclass ?? parent.superclass
    restricted.formUnion(parent.restricted)
    associatedTypes += parent.associatedTypes.filter { type in
      !associatedTypes.contains { $0.name == type.name }
    }
  }

  /// The form with the Swift modules of some types: `Core.Item` in place of `Item`.
  package func qualifying(_ types: [TypeOrigin]) -> MockForm {
    types.reduce(self) { form, type in
      type.qualified.map { form.replacing(type.name, with: $0) } ?? form
    }
  }

  private func replacing(_ name: String, with type: SwiftType) -> MockForm {
    var form = self
    for index in requirements.indices {
      form.requirements[index].member = requirements[index].member.replacing(name, with: type)
    }
    form.nonisolated = Set(nonisolated.map { $0.replacing(name, with: type) })
    form.associatedTypes = associatedTypes.map { ($0.name, $0.type.replacing(name, with: type)) }
    form.generics = generics.replacing(name, with: type)
    form.arguments = arguments?.map { $0.replacing(name, with: type) }
    return form
  }

  package func implements(_ name: String) -> Bool {
    name == "==" && identity != .none || requirements.contains { $0.member.name == name }
  }
}

extension Service.Declaration {
  /// The protocol's name in the name of the mock: `API.Store` → `APIStore`
  package var mockStem: String { name.filter { $0 != "." } }

  /// `StoreMock`, `CacheMock<String>`; nil if a generic argument is unknown.
  package var mockType: String? {
    form.arguments.map { arguments in
      let list = arguments.map(\.text).joined(separator: ", ")
      return mockStem + "Mock" + (list.isEmpty ? "" : "<\(list)>")
    }
  }
}
