import SwiftReading
import ViperText

/// A spec with resolved names and an implementation for each member.
package struct Module: Sendable {
  package let name: String
  package let source: SourceText
  package let doc: String?
  package let uiFramework: Dialect.UIFramework
  /// The dialect in the module's UI framework, without the parts that it leaves out or shares.
  package let dialect: Dialect
  /// The access level of its builder and output.
  package let access: Access
  /// Empty for none.
  package let superclass: String
  package let imports: [String]
  package let inputs: [Field]
  package let inputTakers: [String: Set<String>]
  package let services: [Service]
  /// The services that reach the module and the modules that it opens.
  package let given: ServiceGraph.Node
  package let state: [Field]
  package let entities: [Entity]
  package let namespaces: [Namespace]
  package let output: Output?
  /// The contracts in the dialect's order. Contracts of other modules have no implementations.
  package let contracts: [Contract]
  /// Components, and `tests`.
  package let yours: Set<String>
  package let mixed: Set<String>
  package let isRoot: Bool
  package let names: PartSettings
  package let files: PartSettings

  package struct Contract: Sendable {
    package let contract: Dialect.Contract
    package internal(set) var members: [ImplementedMember]
    package var verbatim: [SwiftCodeMember] = []
    package var inherited: [String] = []

    var asksTheUser: Bool {
      !verbatim.isEmpty || !inherited.isEmpty || members.contains { $0.implementation.isYours }
    }
  }

  package struct ImplementedMember: Sendable {
    package let member: Member
    package let doc: String?
    package internal(set) var implementation: Implementation
    package internal(set) var cancelled: [Cancellation] = []
    package var isOfPack = false
    package var inheritance: SpecMember.Inheritance?
    package var isolation = SpecMember.Isolation.mainActor

    package var isNonisolated: Bool { isolation == .nonisolated }

    package var forward: Forward? {
      if case .forward(let forward) = implementation { forward } else { nil }
    }
  }

  package enum Ownership: String, Sendable {
    case generated, mixed, yours
  }

  package func ownership(of role: String) -> Ownership {
    yours.contains(role) ? .yours : mixed.contains(role) ? .mixed : .generated
  }

  package func isYours(_ role: String) -> Bool { yours.contains(role) }

  package func isGenerated(_ role: String) -> Bool { ownership(of: role) == .generated }

  package func asksUser(_ role: String) -> Bool {
    isYours(role) || contracts.contains { $0.contract.conformer == role && $0.asksTheUser }
  }

  package var partlyGeneratedRoles: [String] {
    dialect.roles.map(\.key).filter { role in
      mixed.contains(role) && members(of: role).contains { $0.implementation.isGiven }
    }
  }

  package func members(of role: String) -> [ImplementedMember] {
    contracts.filter { $0.contract.conformer == role }.flatMap(\.members)
  }

  package func inputs(of role: String) -> [Field] {
    inputs.filter { inputTakers[$0.name]?.contains(role) == true }
  }

  /// The contracts of the components that the routes of `role` pass on, except contracts that
  /// `role` itself calls.
  package func routedParts(of role: String) -> [Dialect.Contract] {
    let keys = Set(routes(of: role).flatMap(\.parts))
    return dialect.contracts.filter { keys.contains($0.key) && $0.caller != role }
  }

  package func embeddingParts(of role: String) -> [String] {
    var seen: Set<String> = []
    return routes(of: role).compactMap(\.place).filter { seen.insert($0).inserted }
  }

  package var hasDependencies: Bool { given.place.hasDependencies }

  package func services(of role: String) -> [Service] {
    services.filter { $0.isHeld(by: role, in: dialect) }
  }

  package func isParameter(_ service: Service) -> Bool { given.isParameter(service) }

  package var serviceParameters: [Field] {
    services.filter(isParameter).map(\.given) + (hasDependencies ? [] : given.passedOn)
  }

  package func routedServices(of role: String) -> [Field] {
    let names = Set(routes(of: role).flatMap(\.services))
    return serviceParameters.filter { names.contains($0.name) }
  }

  package func routesDependencies(_ role: String) -> Bool {
    routes(of: role).contains(where: \.passesDependencies)
  }

  private func routes(of role: String) -> [Route] {
    members(of: role).compactMap { member in
      if case .route(let route) = member.implementation { route } else { nil }
    }
  }
}

package enum Access: String, CaseIterable, Comparable, Sendable {
  case `internal`, package, `public`

  package static func < (one: Access, other: Access) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }

  /// The modifier with its space, such as `"public "`; empty for internal.
  package var modifier: String { self == .internal ? "" : rawValue + " " }

  /// The access level of contracts and components: other Swift modules need only the builder, the
  /// output and the dependencies of a public module.
  package var ofComponents: Access { self == .public ? .internal : self }
}

package indirect enum Implementation: Sendable {
  case yours
  case body(EmbeddedText)
  case forward(Forward)
  case route(Route)
  case state
  /// A Swift protocol, the superclass or another contract implements the member.
  case elsewhere
  case cancel

  package var isYours: Bool { if case .yours = self { true } else { false } }

  package var isElsewhere: Bool {
    switch self {
    case .state, .elsewhere: true
    case .yours, .body, .forward, .route, .cancel: false
    }
  }

  package var isGiven: Bool { !isYours && !isElsewhere }
}

package struct Route: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let label: String
    package let expression: String
  }

  package let target: String?
  package let by: String
  package var place: String?
  /// The closure to call if the user swipes the module away.
  package var swipe: String?
  package var arguments: [Argument] = []
  package var services: [String] = []
  package var passesDependencies = false
  package var parts: [String] = []
}
