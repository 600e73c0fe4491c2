import SwiftReading
import ViperText

/// A module spec as written: every key read, every signature parsed, nothing looked up yet.
package struct Spec: Sendable {
  /// The module's name: the stem of the file.
  package let name: String
  package let source: SourceText
  package let doc: String?
  package let pack: EmbeddedText?
  package let ui: EmbeddedText?
  package let access: EmbeddedText?
  /// What the view's class inherits from in place of the flavour's class.
  package let superclass: EmbeddedText?
  package let imports: [String]
  package let inputs: [Field]
  /// By input, the components that it names in place of the usual one.
  package let inputTakers: [String: [EmbeddedText]]
  package let services: [Service]
  package let state: [Field]
  package let entities: [Entity]
  /// The values of the module by what they are for, in a dialect that groups them.
  package let namespaces: [Namespace]
  /// The members of each contract that the spec has a list for, by the contract's key.
  package let contracts: [String: [ContractMember]]
  /// By the key of a contract, what it asks for that no signature can say.
  package let verbatim: [String: [VerbatimMember]]
  /// By the key of a contract, the protocols that it inherits from.
  package let inherited: [String: [EmbeddedText]]
  /// By the key of a contract, the module whose component conforms to it:
  /// `"interactor": { "from": "TripDetail" }`.
  package let shared: [String: EmbeddedText]
  /// What the module tells the one that opened it; nil without the key.
  package let output: Output?
  /// What the module does about the outputs of those that it opens, in the order of the spec.
  package let handled: [HandledOutput]
  package let yours: [EmbeddedText]
  /// The names of its parts in place of the pack's.
  package let names: PartTexts
  /// Where the files of its parts are in place of where the pack puts them.
  package let files: PartTexts
  /// What the module does without: components by role, contracts as `contracts.view`.
  package let without: [EmbeddedText]
  /// The components and contracts that it has beside those of its pack.
  package let added: AddedParts
  /// Whether the module is an entry point that no other one opens.
  package let isRoot: Bool
  /// The names of members whose signatures are wrong, which is reported already.
  let brokenNames: Set<String>
  /// Whether all of it could be read: what is missing otherwise may be what could not.
  package let isWhole: Bool

  /// Whether a role, or `contracts`, or `tests`, is the user's as a whole.
  package func isYours(_ word: String) -> Bool {
    yours.contains { $0.string == word || $0.string == Spec.all && word != Spec.tests }
  }

  /// The word of `yours` for all contracts, for those and all components, and for the tests.
  package static let contractsWord = "contracts"
  package static let all = "all"
  package static let tests = "tests"
  /// What `yours`, `names` and `files` take beside roles, and what a builder calls the module's output.
  package static let partWords: Set<String> = ["all", "contracts", "output", "properties", "tests"]

  /// The keys of the contracts that it has members for.
  var usedContracts: Set<String> {
    Set(contracts.filter { !$0.value.isEmpty }.keys).union(shared.keys)
  }

  /// Where it names other modules: those that it opens, listens to, or has components of.
  package var namedModules: [EmbeddedText] {
    routes.compactMap(\.to) + handled.map(\.module) + shared.values
  }

  /// The modules that it opens, each once, sorted.
  package var openedModules: [String] { Set(routes.compactMap { $0.to?.string }).sorted() }

  /// Whether it has to do something about what a module tells that it opens.
  package func listens(to module: String) -> Bool {
    handled.contains { $0.module.string == module }
      || routes.contains { route in
        route.to?.string == module && !route.with.contains { $0.input.string == "output" }
      }
  }

  /// What it says of modules that it opens or closes, in no order.
  var routes: [WrittenRoute] {
    var routes: [WrittenRoute] = []
    for member in contracts.values.joined() {
      for case .route(let route) in member.implementations { routes.append(route) }
    }
    return routes
  }

  /// Whether the user writes some member of the module.
  package var hasOpenMembers: Bool {
    let members = contracts.values.flatMap(\.self) + handled.flatMap(\.members)
    return members.contains { member in
      member.implementations.isEmpty
        && !(member.member.isProperty && state.contains { $0.name == member.member.name })
    }
  }
}

/// A plain value of the module.
package struct Entity: Sendable {
  package struct EntityField: Sendable {
    package let field: Field
    package let doc: String?
  }

  package let name: String
  package let location: SourceLocation
  package let doc: String?
  package let fields: [EntityField]
  /// Protocols beside `Sendable`, such as `Identifiable`.
  package let conformances: [SwiftType]
  /// Values that are declared in it: `ViewModel.DisplayedArticle`.
  package var nested: [Entity] = []
}

/// A group of values, such as those of one use case: an enum without cases.
package struct Namespace: Sendable {
  package let name: String
  package let location: SourceLocation
  package let doc: String?
  /// In the order of the dialect; what the spec leaves out is left out.
  package let parts: [Entity]
}

/// What a module needs from outside: a property of its interactor, and perhaps its protocol.
package struct Service: Sendable {
  /// As the components have it that use it.
  package let field: Field
  /// The protocol to render, for a service that the spec declares; nil for one that exists.
  package let declaration: Declaration?
  /// What builders and containers call it in place of its own name.
  package var alias: EmbeddedText?
  /// The components that it names in place of the usual one; nil for that.
  package var takers: [EmbeddedText]?

  /// As builders and containers have it.
  package var given: Field { alias.map { field.renamed($0.string) } ?? field }

  package struct Declaration: Sendable {
    package let name: String
    package let location: SourceLocation
    package let doc: String?
    package let members: [DocumentedMember]
    /// Whether who conforms to it lives on the main actor, and so needs no lock.
    package private(set) var isOnMainActor = false
    /// What conforms to it conforms to: mostly it is called so itself.
    package var protocols: [String] { composed.isEmpty ? [name] : composed }
    package private(set) var composed: [String] = []
    /// What stands for associated types: `Int` for `Key`.
    package private(set) var associatedTypes: [(name: String, type: SwiftType)] = []

    /// Whether only objects conform: a component can't change a value that it was given.
    package var isObject: Bool {
      members.contains {
        if case .property(let property) = $0.member { property.isSettable } else { false }
      }
    }
  }
}

extension Service.Declaration {
  /// What Swift files declare.
  ///
  /// - Parameter protocols: those of a composition, and those with arguments.
  package init(
    _ name: String, at location: SourceLocation, members: [Member], onMainActor: Bool,
    protocols: [String] = [], associatedTypes: [(name: String, type: SwiftType)] = []
  ) {
    self.init(
      name: name, location: location, doc: nil,
      members: members.map { DocumentedMember(member: $0, doc: nil) })
    isOnMainActor = onMainActor
    composed = protocols
    self.associatedTypes = associatedTypes
  }
}

/// What a module tells the one that opened it.
package struct Output: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    /// The one that opened it conforms to a protocol, and is held weakly.
    case `protocol`
    /// The one that opened it hands over a closure for each member.
    case closures
  }

  package let form: Form
  package let members: [DocumentedMember]
}

/// `"handles": { "TripDetail": ["didDelete(id: Trip.ID)"] }`: what a module does when another one,
/// which it opens, tells it something.
package struct HandledOutput: Sendable {
  package let module: EmbeddedText
  package let members: [ContractMember]
}
