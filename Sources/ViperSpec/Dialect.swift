import SwiftReading
import ViperText

/// The architecture that specs are written in: which components a module has, and which contracts
/// stand between them.
///
/// A pack declares it (`pack.json`); nothing in Swift code knows the name of a contract.
package struct Dialect: Hashable, Sendable {
  /// One component of a module, such as the presenter.
  package struct Role: Hashable, Sendable {
    /// The word in a spec's `yours`.
    package let key: String
    /// Whether `yours` may name it: a builder is always generated.
    package let mayBeYours: Bool
    /// The flavours that have it; nil for all.
    package let flavours: Set<String>?
    /// The role that it is a piece of, such as the view whose state it holds. It is the user's as a
    /// whole if that one is.
    package let whole: String?

    package init(
      key: String, mayBeYours: Bool, flavours: Set<String>? = nil, whole: String? = nil
    ) {
      self.key = key
      self.mayBeYours = mayBeYours
      self.flavours = flavours
      self.whole = whole
    }
  }

  /// A list of specs that groups values by what they are for, an enum without cases each: the use
  /// cases of a scene, each with a request, a response and a view model.
  package struct Namespaces: Hashable, Sendable {
    /// A struct that each element may have.
    package struct Part: Hashable, Sendable {
      /// The key in an element of the list.
      package let key: String
      /// The struct's name in the namespace.
      package let name: String
      /// The sentence that explains it.
      package let summary: String

      package init(key: String, name: String, summary: String) {
        self.key = key
        self.name = name
        self.summary = summary
      }
    }

    /// The key of the list in a spec.
    package let key: String
    package let parts: [Part]

    package init(key: String, parts: [Part]) {
      self.key = key
      self.parts = parts
    }
  }

  /// Which role keeps what a module is built with; empty for what its modules can't have.
  package struct Holders: Hashable, Sendable {
    package let inputs: String
    package let services: String
    package internal(set) var state: String
    package let output: String
    /// The role that opens other modules, and closes its own; nil if the pack does not say, and
    /// then any may.
    package let routes: String?

    package init(
      inputs: String, services: String, state: String, output: String, routes: String? = nil
    ) {
      self.inputs = inputs
      self.services = services
      self.state = state
      self.output = output
      self.routes = routes
    }
  }

  package let name: String
  package internal(set) var roles: [Role]
  package internal(set) var contracts: [Contract]
  /// The roles that a spec has added, in the order in which they hold one another.
  package internal(set) var addedRoles: [String] = []
  /// The roles whose parts another module hands in, each with that module's name.
  package private(set) var owners: [String: String] = [:]
  /// The first one is the default.
  package internal(set) var flavours: [Flavour]
  package private(set) var holders: Holders
  /// The names that `Builder.build` needs for itself, so that no input can have them.
  package internal(set) var builderNames: Set<String>
  /// The list of grouped values, in a dialect that has one.
  package let namespaces: Namespaces?
  /// The contract that shows the state to its caller, in a dialect where it does.
  package let observed: String?
  /// Whether a component may be written by both: its type and some members by the user, the others,
  /// in a file of their own, by viper-gen.
  package let mayMix: Bool
  /// Whether a spec may add roles, and contracts.
  package let takesRoles: Bool
  package let takesContracts: Bool
  /// The role whose type makes a module; empty in a dialect that does not say.
  package let builder: String

  package init(
    name: String, roles: [Role], contracts: [Contract], flavours: [Flavour], holders: Holders,
    builderNames: Set<String>, namespaces: Namespaces? = nil, observed: String? = nil,
    mayMix: Bool = false, takesRoles: Bool = true, takesContracts: Bool = true,
    builder: String = ""
  ) {
    self.name = name
    self.roles = roles
    self.contracts = contracts
    self.flavours = flavours
    self.holders = holders
    self.builderNames = builderNames
    self.namespaces = namespaces
    self.observed = observed
    self.mayMix = mayMix
    self.takesRoles = takesRoles
    self.takesContracts = takesContracts
    self.builder = builder
  }

  /// What a module does without, though its dialect has it.
  package struct Absent: Hashable, Sendable {
    package var roles: Set<String> = []
    package var contracts: Set<String> = []

    package init() {}

    /// A component takes the contracts with it that it conforms to or calls.
    func contains(_ contract: Contract) -> Bool {
      contracts.contains(contract.key) || roles.contains(contract.conformer)
        || roles.contains(contract.caller)
    }
  }

  /// The dialect as one module has it: in its flavour, with that one's roles and with what it
  /// decides otherwise, and without what the module has no use for.
  ///
  /// - Parameters:
  ///   - used: the keys of the contracts that the module has members for; nil for all.
  ///   - absent: what its spec says that it does without.
  package func adapted(
    _ flavour: Flavour, using used: Set<String>? = nil, without absent: Absent = Absent()
  ) -> Dialect {
    let extras = flavour.extras.values.flatMap { $0.map(\.name) }
    let present = contracts.filter { contract in
      guard !absent.contains(contract) else { return false }
      return !contract.isDispensable || used?.contains(contract.key) != false
        || flavour.extras[contract.conformer] != nil
    }
    // A role that would conform to what is left out alone has nothing to do.
    let idle = Set(contracts.map(\.conformer))
      .subtracting(present.flatMap { [$0.conformer, $0.caller] })
      .union(absent.roles)
    var dialect = self
    dialect.roles = roles.filter {
      ($0.flavours?.contains(flavour.key) ?? true) && !idle.contains($0.key)
        && $0.whole.map { !idle.contains($0) } != false
    }
    dialect.contracts = present.map { contract in
      flavour.conformers[contract.key].map(contract.conformed) ?? contract
    }
    dialect.holders.state = flavour.stateHolder ?? holders.state
    dialect.builderNames = builderNames.union(extras)
    return dialect
  }

  /// The keys of specs that it declares.
  package var specKeys: [String] {
    contracts.map(\.key) + (namespaces.map { [$0.key] } ?? [])
  }

  /// The dialect of a module that has some parts from other modules: it makes no such part, and has
  /// nothing that the part would call.
  ///
  /// - Parameter owners: by role, the module that the part comes from.
  func sharing(_ owners: [String: String]) -> Dialect {
    var dialect = self
    dialect.roles = roles.filter { owners[$0.key] == nil }
    dialect.contracts = contracts.filter { owners[$0.caller] == nil }.map { contract in
      owners[contract.conformer].map(contract.declared) ?? contract
    }
    dialect.owners = owners
    return dialect
  }

  /// The same, where some callers' properties have other names.
  ///
  /// - Parameter names: by contract; those that the dialect does not have are left out.
  package func calling(
    _ names: [PartTexts.Entry], into diagnostics: inout [Diagnostic]
  ) -> Dialect {
    var dialect = self
    for (key, name) in names {
      guard let index = contracts.firstIndex(where: { $0.key == key.string }) else { continue }
      let contract = contracts[index]
      let other = dialect.contracts.first {
        $0.caller == contract.caller && $0.property == name.string
          && $0.conformer != contract.conformer
      }
      if contract.property.isEmpty || other != nil || !isSwiftIdentifier(name.string)
        || isSwiftKeyword(name.string)
      {
        diagnostics.append(.badProperty(name, of: contract, besides: other?.key))
      } else {
        dialect.contracts[index] = contract.called(name.string)
      }
    }
    return dialect
  }

  /// The dialect of a module that listens to others.
  func listening(to outputs: [Contract]) -> Dialect {
    var dialect = self
    dialect.contracts += outputs
    return dialect
  }
}
