import ViperText

/// The components and contracts of a pack's modules, as its `pack.json` declares them.
package struct Dialect: Hashable, Sendable {
  package enum Owner: String, CaseIterable, Sendable {
    /// The component is generated, except members that the spec doesn't implement.
    case generated
    /// You always own the component. The members that the spec implements are in a file beside it.
    case yours
  }

  package struct Role: Hashable, Sendable {
    package let key: String
    /// False for a builder.
    package let mayBeYours: Bool
    /// Nil for the pack's default: you own the view, and other components follow their members.
    package var owner: Owner?
    /// The UI frameworks that have the component; nil for all.
    package var uiFrameworks: Set<String>?
    /// The component that this component is a piece of, such as the view whose state it contains.
    package var whole: String?

    package init(key: String, mayBeYours: Bool) {
      self.key = key
      self.mayBeYours = mayBeYours
    }
  }

  /// An array in specs whose elements become enums without cases, such as use cases.
  package struct Namespaces: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
      package let key: String
      package let name: String
      package let summary: String

      package init(key: String, name: String, summary: String) {
        self.key = key
        self.name = name
        self.summary = summary
      }
    }

    package let key: String
    package let parts: [Part]

    package init(key: String, parts: [Part]) {
      self.key = key
      self.parts = parts
    }
  }

  /// The components that store the values a module is built with; empty for unsupported values.
  package struct Holders: Hashable, Sendable {
    package var inputs = ""
    package var services = ""
    package var state = ""
    package var output = ""
    /// The component that opens other modules and closes its module; nil if every component may.
    package var routes: String?

    package static let empty = Holders()
  }

  /// The parts of its dialect that a module leaves out.
  package struct Absent: Hashable, Sendable {
    package var roles: Set<String> = []
    package var contracts: Set<String> = []

    /// Whether a contract is absent, directly or with a component.
    func contains(_ contract: Contract) -> Bool {
      contracts.contains(contract.key) || roles.contains(contract.conformer)
        || roles.contains(contract.caller)
    }
  }

  package let name: String
  package var roles: [Role] = []
  package var contracts: [Contract] = []
  /// The components that a spec has added. References to later components are strong.
  package internal(set) var addedRoles: [String] = []
  /// By component that another module passes in, the name of that module.
  package private(set) var owners: [String: String] = [:]
  /// The first is the default.
  package var uiFrameworks: [UIFramework] = []
  package var holders = Holders()
  /// The names that `Builder.build` uses, which no input can have.
  package var builderNames: Set<String> = []
  package var namespaces: Namespaces?
  /// The contract through which the view observes the state.
  package var observed: String?
  package var mayMix = false
  package var takesRoles = true
  package var takesContracts = true
  package var builder = ""

  /// Reduces the dialect to the UI framework and the parts of one module.
  ///
  /// - Parameter used: the contracts that the module has members for; nil for all.
  package func adapted(
    _ uiFramework: UIFramework, using used: Set<String>? = nil, without absent: Absent = Absent()
  ) -> Dialect {
    let present = contracts.filter { contract in
      guard !absent.contains(contract) else { return false }
      return !contract.isDispensable || used?.contains(contract.key) != false
        || uiFramework.extras[contract.conformer] != nil
    }
    // A component that neither conforms to a remaining contract nor calls one is left out.
    let idle = Set(contracts.map(\.conformer))
      .subtracting(present.flatMap { [$0.conformer, $0.caller] })
      .union(absent.roles)
    var dialect = self
    dialect.roles = roles.filter {
      ($0.uiFrameworks?.contains(uiFramework.key) ?? true) && !idle.contains($0.key)
        && $0.whole.map { !idle.contains($0) } != false
    }
    dialect.contracts = present.map { contract in
      var contract = contract
      contract.conformer = uiFramework.conformers[contract.key] ?? contract.conformer
      return contract
    }
    dialect.holders.state = uiFramework.stateHolder ?? holders.state
    dialect.builderNames.formUnion(uiFramework.extras.values.joined().map(\.name))
    return dialect
  }

  package var specKeys: [String] { contracts.map(\.key) + (namespaces.map { [$0.key] } ?? []) }

  /// Removes the components that come from other modules, and the contracts that these components
  /// call.
  func sharing(_ owners: [String: String]) -> Dialect {
    var dialect = self
    dialect.roles = roles.filter { owners[$0.key] == nil }
    dialect.contracts = contracts.filter { owners[$0.caller] == nil }.map { contract in
      var contract = contract
      contract.origin = owners[contract.conformer] ?? contract.origin
      return contract
    }
    dialect.owners = owners
    return dialect
  }

  /// Renames the properties of callers, by contract.
  package func calling(
    _ names: [PartSettings.Entry], into diagnostics: inout [Diagnostic]
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
        dialect.contracts[index].property = name.string
      }
    }
    return dialect
  }
}

extension Dialect {
  package init(name: String) { self.name = name }
}
