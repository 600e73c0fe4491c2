import SwiftReading
import ViperText

/// What a spec means: every word looked up, every member with its implementation.
package struct Module: Sendable {
  package let name: String
  package let source: SourceText
  package let doc: String?
  package let flavour: Dialect.Flavour
  /// The pack's, as it is in the module: in its flavour, without the parts that it shares and those
  /// that it has no use for.
  package let dialect: Dialect
  package let access: Access
  /// What the view's class inherits from; empty for nothing.
  package let superclass: String
  package let imports: [String]
  package let inputs: [Field]
  /// By input, the components that take it.
  package let inputTakers: [String: Set<String>]
  package let services: [Service]
  /// What it and the modules that it opens are given of services.
  package let given: ServiceGraph.Node
  package let state: [Field]
  package let entities: [Entity]
  package let namespaces: [Namespace]
  /// What the module tells the one that opened it; nil if nothing.
  package let output: Output?
  /// In the order of the dialect. Those that another module declares are without implementations.
  package let contracts: [Contract]
  /// The roles that the user writes as a whole, and perhaps `tests`.
  package let yours: Set<String>
  /// The roles whose type is the user's, and of which what the spec says how is generated.
  package let mixed: Set<String>
  package let isRoot: Bool
  /// The names of its parts that are not the pack's.
  package let names: PartTexts
  /// Where the files of its parts are, where that is not the pack's matter.
  package let files: PartTexts

  package struct Contract: Sendable {
    package let contract: Dialect.Contract
    package internal(set) var members: [ImplementedMember]
    /// What it asks for beside them, as Swift has it.
    package var verbatim: [VerbatimMember] = []
    /// The protocols that it inherits from beside `AnyObject`.
    package var inherited: [String] = []

    /// Whether the spec leaves something of it to the user.
    var asksTheUser: Bool {
      !verbatim.isEmpty || !inherited.isEmpty || members.contains { $0.implementation.isYours }
    }
  }

  package struct ImplementedMember: Sendable {
    package let member: Member
    package let doc: String?
    package internal(set) var implementation: Implementation
    /// The running calls that it ends before it does anything else.
    package internal(set) var cancelled: [Cancellation] = []
    /// Whether the pack gives it to every module.
    package var isOfPack = false
  }

  /// Who writes a component.
  package enum Ownership: String, Sendable {
    case generated, mixed, yours
  }

  package func ownership(of role: String) -> Ownership {
    yours.contains(role) ? .yours : mixed.contains(role) ? .mixed : .generated
  }

  /// Whether a role, or `tests`, is the user's as a whole.
  package func isYours(_ role: String) -> Bool { yours.contains(role) }

  /// Whether the user can't write in a role's file.
  package func isGenerated(_ role: String) -> Bool { ownership(of: role) == .generated }

  /// The mixed roles of which the spec says how something is done, in the order of the dialect.
  package var rolesInTwoFiles: [String] {
    dialect.roles.map(\.key).filter { role in
      mixed.contains(role) && members(of: role).contains { $0.implementation.isGiven }
    }
  }

  /// The members that a role implements, of all its contracts.
  package func members(of role: String) -> [ImplementedMember] {
    contracts.filter { $0.contract.conformer == role }.flatMap(\.members)
  }

  /// What the module is built with, as far as a role takes it.
  package func inputs(of role: String) -> [Field] {
    inputs.filter { inputTakers[$0.name]?.contains(role) == true }
  }

  /// The contracts through which a role's routes hand a part of this module to those they open, as
  /// far as the role does not call them itself.
  package func routedParts(of role: String) -> [Dialect.Contract] {
    let keys = Set(routes(of: role).flatMap(\.parts))
    if keys.isEmpty { return [] }
    return dialect.contracts.filter { keys.contains($0.key) && $0.caller != role }
  }

  /// The parts of the view in which a role's routes embed other modules, in the order of the routes.
  package func embeddingParts(of role: String) -> [String] {
    var seen: Set<String> = []
    return routes(of: role).compactMap(\.place).filter { seen.insert($0).inserted }
  }

  /// Whether it has a protocol of what it depends on.
  package var hasDependencies: Bool { given.place.hasDependencies }

  /// The services that a role uses itself.
  package func services(of role: String) -> [Service] {
    services.filter { service in
      service.takers.map { $0.contains { $0.string == role } } ?? (role == dialect.holders.services)
    }
  }

  /// Whether its builder takes a service as a parameter.
  package func isParameter(_ service: Service) -> Bool { given.isParameter(service) }

  /// The services that its builder takes as parameters, by their names there.
  package var serviceParameters: [Field] {
    services.filter(isParameter).map(\.given) + (hasDependencies ? [] : given.passedOn)
  }

  /// The services that a role's routes hand to the modules they open, beside those that it uses itself.
  package func routedServices(of role: String) -> [Field] {
    let names = Set(routes(of: role).flatMap(\.services))
    return names.isEmpty ? [] : serviceParameters.filter { names.contains($0.name) }
  }

  /// Whether a role's routes hand on what the module depends on.
  package func routesDependencies(_ role: String) -> Bool {
    routes(of: role).contains(where: \.passesDependencies)
  }

  private func routes(of role: String) -> [Route] {
    members(of: role).compactMap { member in
      if case .route(let route) = member.implementation { route } else { nil }
    }
  }
}

/// Who may use a module's contracts and builder.
package enum Access: String, CaseIterable, Comparable, Sendable {
  case `internal`, package, `public`

  package static func < (one: Access, other: Access) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }

  /// The modifier in front of a declaration, with its space: `"public "`; empty for internal.
  package var modifier: String { self == .internal ? "" : rawValue + " " }
}

/// How a member of a component comes to its body.
package indirect enum Implementation: Sendable {
  /// The user writes it.
  case yours
  /// One statement of the spec.
  case body(EmbeddedText)
  case forward(Forward)
  case route(Route)
  /// A stored property of the component is the requirement.
  case state
  /// All that it does is to end the calls that it names.
  case cancel

  /// Whether the spec leaves it open.
  package var isYours: Bool { if case .yours = self { true } else { false } }

  /// Whether a stored property is all that it needs.
  package var isState: Bool { if case .state = self { true } else { false } }

  /// Whether the spec says how it is done.
  package var isGiven: Bool { !isYours && !isState }
}

/// A module that is opened, or the closing of this one.
package struct Route: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let label: String
    package let expression: String
  }

  /// The module to open; nil for `close`.
  package let target: String?
  /// How: a word of the flavour's routes.
  package let by: String
  /// The part of this module's view that the opened one is embedded in.
  package var place: String?
  /// A closure that says that the user has swiped the sheet away.
  package var swipe: String?
  package var arguments: [Argument] = []
  /// The services that the component must hold to hand them to the opened module.
  package var services: [String] = []
  /// Whether the opened module is given what this one depends on, or some of that.
  package var passesDependencies = false
  /// The keys of the contracts whose conformers the opened one shares with this module.
  package var parts: [String] = []
}
