import SwiftReading

/// The parts of a Swift protocol's mock that specs can't refer to, such as associated types.
package struct MockForm: Sendable {
  package enum Identity: Comparable, Sendable { case none, equatable, hashable }

  package var requirements: [SwiftRequirement] = []
  /// The types of associated types: `Int` for `Key`.
  package var associatedTypes: [(name: String, type: SwiftType)] = []
  package var generics = GenericClause(parameters: [])
  /// The associated types that have neither a type nor a default.
  package var openTypes: [String] = []
  /// Nil if some are unknown.
  package var arguments: [SwiftType]? = []
  package var isActor = false
  package var nonisolated: Set<Member> = []
  /// The async members that run on their callers' actors.
  package var nonsending: Set<Member> = []
  package var superclass: String?
  package var identity = Identity.none
  package var isComparable = false
  package var condition: String?
  /// Types whose values can't be copied, or may not escape.
  package var restricted: Set = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    "Mutex", "Atomic",
  ]

  package init() {}

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

  package func replacing(_ replacement: SwiftType.Replacement) -> MockForm {
    func change(_ type: SwiftType) -> SwiftType { type.replacing(replacement) }
    var form = self
    for index in requirements.indices {
      form.requirements[index].member = requirements[index].member.replacing(replacement)
    }
    form.nonisolated = Set(nonisolated.map { $0.replacing(replacement) })
    form.nonsending = Set(nonsending.map { $0.replacing(replacement) })
    form.associatedTypes = associatedTypes.map { ($0.name, change($0.type)) }
    form.generics = generics.mapped(change)
    form.arguments = arguments?.map(change)
    return form
  }

  /// What each conforming type has to write.
  var identityMembers: [String] {
    (identity > .none ? ["=="] : []) + (identity == .hashable ? ["hash"] : [])
      + (isComparable ? ["<"] : [])
  }

  package func implements(_ name: String) -> Bool {
    name == "==" && identity != .none || requirements.contains { $0.member.name == name }
  }
}

extension Service.Declaration {
  /// `API.Store` → `APIStore`
  package var mockStem: String { name.filter { $0 != "." } }

  /// `StoreMock`, `CacheMock<String>`; nil if a generic argument is unknown.
  package var mockType: String? {
    form.arguments.map { arguments in
      let list = arguments.map(\.text).joined(separator: ", ")
      return mockStem + "Mock" + (list.isEmpty ? "" : "<\(list)>")
    }
  }
}
