import SwiftReading
import ViperText

/// A module spec as written: all signatures are parsed, but no name is looked up.
package struct Spec: Sendable {
  package let name: String
  package let source: SourceText
  package let doc: String?
  package let pack: EmbeddedText?
  package let ui: EmbeddedText?
  package let access: EmbeddedText?
  package let superclass: EmbeddedText?
  /// Reading the project adds the Swift modules of named modules and of inherited members.
  package internal(set) var imports: [String]
  package internal(set) var inputs: [Field]
  /// By input, the components that the spec names for it.
  package let inputTakers: [String: [EmbeddedText]]
  package internal(set) var services: [Service]
  package internal(set) var state: [Field]
  package internal(set) var entities: [Entity]
  /// The values of the module by use.
  package internal(set) var namespaces: [Namespace]
  /// Reading Swift files adds the members of inherited protocols.
  package internal(set) var contracts: [String: [SpecMember]]
  /// Requirements that are written as Swift code.
  package let verbatim: [String: [SwiftCodeMember]]
  package let inherited: [String: [EmbeddedText]]
  /// By contract, the module of a shared component: `"interactor": { "from": "TripDetail" }`.
  package let shared: [String: EmbeddedText]
  package internal(set) var output: Output?
  package internal(set) var handled: [OutputHandler]
  package let yours: [EmbeddedText]
  package let names: PartSettings
  package let files: PartSettings
  package let without: [EmbeddedText]
  package let added: AdditionalParts
  package let isRoot: Bool
  /// The names of members with a wrong signature or an unknown key, which has been reported.
  let brokenNames: Set<String>
  /// If not, a missing part may be in an unreadable one.
  package let isWhole: Bool

  package func isYours(_ word: String) -> Bool {
    yours.contains { $0.string == word || $0.string == Spec.all && word != Spec.tests }
  }

  /// Words of `yours`.
  package static let contractsWord = "contracts"
  package static let all = "all"
  package static let tests = "tests"
  package static let partWords: Set<String> = ["all", "contracts", "output", "properties", "tests"]

  /// The contracts that the module has. An empty list counts if the user owns the protocols.
  var usedContracts: Set<String> {
    Set(contracts.filter { !$0.value.isEmpty || isYours(Spec.contractsWord) }.keys)
      .union(verbatim.keys).union(inherited.keys).union(shared.keys)
  }

  package func importing(_ modules: [String]) -> Spec {
    var spec = self
    spec.imports += modules.filter { !imports.contains($0) }
    return spec
  }

  /// - Parameter closures: the type aliases of function types.
  package func knowing(closures: Set<String>) -> Spec {
    guard !closures.isEmpty else { return self }
    return changing({ $0.knowing(closures: closures) }, { $0.knowing(closures: closures) })
  }

  /// `Item` → `Core.Item`
  ///
  /// - Parameter modules: the Swift modules by the name of a type.
  package func qualifying(_ modules: [String: String]) -> Spec {
    func replacement(_ name: SwiftType.Name) -> SwiftType? {
      guard name.module == nil, let module = modules[name.name] else { return nil }
      return .named(.init(name: name.name, module: module))
    }
    return changing({ $0.replacing(replacement) }, { $0.retyped($0.type.replacing(replacement)) })
  }

  private func changing(_ change: (Member) -> Member, _ changeField: (Field) -> Field) -> Spec {
    var spec = self
    func apply(to members: inout [SpecMember]) {
      for index in members.indices { members[index].member = change(members[index].member) }
    }
    func apply(to entities: inout [Entity], besides outer: Set<String> = []) {
      for index in entities.indices {
        let names = outer.union(entities[index].nested.map(\.name))
        for place in entities[index].fields.indices {
          let field = entities[index].fields[place].field
          guard names.isDisjoint(with: field.type.outermostNames) else { continue }
          entities[index].fields[place].field = changeField(field)
        }
        apply(to: &entities[index].nested, besides: names)
      }
    }
    for key in contracts.keys { apply(to: &spec.contracts[key, default: []]) }
    if output != nil { apply(to: &spec.output!.members) }
    for index in handled.indices { apply(to: &spec.handled[index].members) }
    for index in services.indices {
      spec.services[index].field = changeField(services[index].field)
      if services[index].declaration != nil {
        apply(to: &spec.services[index].declaration!.members)
      }
    }
    spec.inputs = inputs.map(changeField)
    spec.state = state.map(changeField)
    apply(to: &spec.entities)
    for index in namespaces.indices { apply(to: &spec.namespaces[index].parts) }
    return spec
  }

  package var namedModules: [EmbeddedText] {
    routes.compactMap(\.to) + handled.map(\.module) + shared.values
  }

  /// Sorted, without duplicates.
  package var openedModules: [String] { Set(routes.compactMap { $0.to?.string }).sorted() }

  package func listens(to module: String) -> Bool {
    handled.contains { $0.module.string == module }
      || routes.contains { route in
        route.to?.string == module && !route.with.contains { $0.input.string == "output" }
      }
  }

  package var routes: [SpecRoute] { contracts.values.joined().flatMap(\.routes) }

  package var hasOpenMembers: Bool {
    let members = contracts.values.flatMap(\.self) + handled.flatMap(\.members)
    return members.contains { member in
      member.implementations.isEmpty && member.inheritance != .implemented
        && !(member.member.isProperty && state.contains { $0.name == member.member.name })
    }
  }
}

/// A value type of the module.
package struct Entity: Sendable {
  package struct EntityField: Sendable {
    package internal(set) var field: Field
    package let doc: String?
  }

  package internal(set) var name: String
  package internal(set) var location: SourceLocation
  package let doc: String?
  package internal(set) var fields: [EntityField]
  package let conformances: [SwiftType]
  var conformancePlaces: [SourceLocation] = []
  package var nested: [Entity] = []
}

/// An enum without cases around the values of one use.
package struct Namespace: Sendable {
  package let name: String
  package let location: SourceLocation
  package let doc: String?
  package internal(set) var parts: [Entity]
}

/// A property of the interactor and, optionally, its protocol.
package struct Service: Sendable {
  package internal(set) var field: Field
  /// The protocol to generate; nil if it exists already.
  package internal(set) var declaration: Declaration?
  /// The name in builders and containers, if it differs.
  package var alias: EmbeddedText?
  /// The components that use it, if the spec names them.
  package var takers: [EmbeddedText]?

  package var given: Field { alias.map { field.renamed($0.string) } ?? field }

  package struct Declaration: Sendable, Located {
    package let name: String
    package let location: SourceLocation
    package let doc: String?
    package internal(set) var members: [SpecMember]
    /// If true, the mock needs no lock.
    package private(set) var isOnMainActor = false
    package var protocols: [SwiftType] { composed.isEmpty ? [.path(name)] : composed }
    package private(set) var composed: [SwiftType] = []
    package private(set) var form = MockForm()

    /// A component can't change a value in one of its constants, so only classes can conform.
    package var isObject: Bool {
      members.contains {
        if case .property(let property) = $0.member { property.isSettable } else { false }
      }
    }
  }
}

extension Service.Declaration {
  /// - Parameter protocols: the protocols of a composition, and those with arguments.
  package init(
    _ name: String, at location: SourceLocation, members: [Member], onMainActor: Bool,
    protocols: [SwiftType] = [], form: MockForm = MockForm()
  ) {
    self.init(
      name: name, location: location, doc: nil, members: members.map { SpecMember(member: $0) })
    isOnMainActor = onMainActor
    composed = protocols
    self.form = form
  }

  package func replacing(_ replacement: SwiftType.Replacement) -> Self {
    Self(
      name, at: location, members: members.map { $0.member.replacing(replacement) },
      onMainActor: isOnMainActor, protocols: composed.map { $0.replacing(replacement) },
      form: form.replacing(replacement))
  }
}

/// How a module reports to the module that opened it.
package struct Output: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    /// The other module conforms to a protocol. The reference is weak.
    case `protocol`
    case closures
  }

  package let form: Form
  package internal(set) var members: [SpecMember]
}

/// `"handles": { "TripDetail": ["didDelete(id: Trip.ID)"] }`
package struct OutputHandler: Sendable {
  package let module: EmbeddedText
  package internal(set) var members: [SpecMember]
}
