import SwiftReading
import ViperText

/// A module spec as written: all keys are read and all signatures are parsed, but no name is looked
/// up.
package struct Spec: Sendable {
  package let name: String
  package let source: SourceText
  package let doc: String?
  package let pack: EmbeddedText?
  package let ui: EmbeddedText?
  package let access: EmbeddedText?
  /// The superclass of the view instead of the UI framework's.
  package let superclass: EmbeddedText?
  /// After the project is read, they include the Swift modules of named modules and of inherited
  /// members.
  package internal(set) var imports: [String]
  package let inputs: [Field]
  /// By input, the components that the spec names for it.
  package let inputTakers: [String: [EmbeddedText]]
  package let services: [Service]
  package let state: [Field]
  package let entities: [Entity]
  /// The values of the module by use, if its dialect groups them.
  package let namespaces: [Namespace]
  /// After the protocols in Swift files are read, they include the members of inherited protocols.
  package internal(set) var contracts: [String: [SpecMember]]
  /// By contract, the requirements that are written as Swift code.
  package let verbatim: [String: [SwiftCodeMember]]
  package let inherited: [String: [EmbeddedText]]
  /// By contract, the module whose component conforms to it: `"interactor": { "from": "TripDetail"
  /// }`.
  package let shared: [String: EmbeddedText]
  package let output: Output?
  package let handled: [OutputHandler]
  package let yours: [EmbeddedText]
  package let names: PartSettings
  package let files: PartSettings
  package let without: [EmbeddedText]
  package let added: AdditionalParts
  package let isRoot: Bool
  /// The names of members whose signatures are wrong. The reader has reported them.
  let brokenNames: Set<String>
  /// Whether all of it could be read. If not, a part that seems missing may be one that was
  /// unreadable.
  package let isWhole: Bool

  /// Whether the user owns a component, or `contracts`, or `tests`.
  package func isYours(_ word: String) -> Bool {
    yours.contains { $0.string == word || $0.string == Spec.all && word != Spec.tests }
  }

  /// Words of `yours`: for all contracts, for these and all components, and for the tests.
  package static let contractsWord = "contracts"
  package static let all = "all"
  package static let tests = "tests"
  /// Words that no component can have as its key.
  package static let partWords: Set<String> = ["all", "contracts", "output", "properties", "tests"]

  var usedContracts: Set<String> {
    Set(contracts.filter { !$0.value.isEmpty }.keys)
      .union(verbatim.keys).union(inherited.keys).union(shared.keys)
  }

  package func importing(_ modules: [String]) -> Spec {
    var spec = self
    spec.imports += modules
    return spec
  }

  package var namedModules: [EmbeddedText] {
    routes.compactMap(\.to) + handled.map(\.module) + shared.values
  }

  /// Sorted, without duplicates.
  package var openedModules: [String] { Set(routes.compactMap { $0.to?.string }).sorted() }

  /// Whether it listens to the output of a module that it opens.
  package func listens(to module: String) -> Bool {
    handled.contains { $0.module.string == module }
      || routes.contains { route in
        route.to?.string == module && !route.with.contains { $0.input.string == "output" }
      }
  }

  package var routes: [SpecRoute] {
    contracts.values.joined().flatMap(\.routes)
  }

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
    package let field: Field
    package let doc: String?
  }

  package internal(set) var name: String
  package internal(set) var location: SourceLocation
  package let doc: String?
  package let fields: [EntityField]
  package let conformances: [SwiftType]
  package var nested: [Entity] = []
}

/// An enum without cases around the values of one use.
package struct Namespace: Sendable {
  package let name: String
  package let location: SourceLocation
  package let doc: String?
  package let parts: [Entity]
}

/// An object that the module uses: a property of its interactor and, optionally, its protocol.
package struct Service: Sendable {
  /// The property of the components that use it.
  package let field: Field
  /// The protocol to generate; nil if it exists already.
  package let declaration: Declaration?
  /// The name in builders and containers, if it differs.
  package var alias: EmbeddedText?
  /// The components that use it instead of the usual one.
  package var takers: [EmbeddedText]?

  /// The parameter of builders and the property of containers.
  package var given: Field { alias.map { field.renamed($0.string) } ?? field }

  package struct Declaration: Sendable, Located {
    package let name: String
    package let location: SourceLocation
    package let doc: String?
    package let members: [SpecMember]
    /// Whether conforming types are on the main actor and need no lock.
    package private(set) var isOnMainActor = false
    package var protocols: [String] { composed.isEmpty ? [name] : composed }
    package private(set) var composed: [String] = []
    package private(set) var form = MockForm()

    /// Whether only classes can conform: a component can't change a value in one of its constants.
    package var isObject: Bool {
      members.contains {
        if case .property(let property) = $0.member { property.isSettable } else { false }
      }
    }
  }
}

extension Service.Declaration {
  /// A protocol that Swift files declare.
  ///
  /// - Parameter protocols: the protocols of a composition, and those with arguments.
  package init(
    _ name: String, at location: SourceLocation, members: [Member], onMainActor: Bool,
    protocols: [String] = [], form: MockForm = MockForm()
  ) {
    self.init(
      name: name, location: location, doc: nil, members: members.map { SpecMember(member: $0) })
    isOnMainActor = onMainActor
    composed = protocols
    self.form = form
  }
}

/// How a module reports to the module that opened it.
package struct Output: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    /// The other module conforms to a protocol. The reference is weak.
    case `protocol`
    /// The other module passes a closure for each member.
    case closures
  }

  package let form: Form
  package let members: [SpecMember]
}

/// The handled output of an opened module: `"handles": { "TripDetail":
/// ["didDelete(id: Trip.ID)"] }`
package struct OutputHandler: Sendable {
  package let module: EmbeddedText
  package let members: [SpecMember]
}
