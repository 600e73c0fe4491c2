import SwiftReading
import ViperText

/// The components and contracts of a pack's modules, as its `pack.json` declares them.
package struct Dialect: Hashable, Sendable {
  /// One component of a module, such as the presenter.
  package struct Role: Hashable, Sendable {
    package let key: String
    /// Whether `yours` may name it. A builder is always generated.
    package let mayBeYours: Bool
    /// The UI frameworks that have the component; nil for all.
    package var flavours: Set<String>?
    /// The component that this one is a piece of, such as the view whose state it contains.
    package var whole: String?

    package init(key: String, mayBeYours: Bool) {
      self.key = key
      self.mayBeYours = mayBeYours
    }
  }

  /// A list in specs whose elements become enums without cases: the use cases of a scene, each with
  /// a request, a response and a view model.
  package struct Namespaces: Hashable, Sendable {
    /// A struct that each element may have.
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

  /// The component that stores each thing a module is built with; empty if its modules can't have it.
  package struct Holders: Hashable, Sendable {
    package var inputs = ""
    package var services = ""
    package var state = ""
    package var output = ""
    /// The component that opens other modules and closes its own; nil if any component may.
    package var routes: String?

    package static let empty = Holders()
  }

  /// The parts of its dialect that a module leaves out.
  package struct Absent: Hashable, Sendable {
    package var roles: Set<String> = []
    package var contracts: Set<String> = []

    package init() {}

    /// A component takes along the contracts that it conforms to or calls.
    func contains(_ contract: Contract) -> Bool {
      contracts.contains(contract.key) || roles.contains(contract.conformer)
        || roles.contains(contract.caller)
    }
  }

  package let name: String
  package var roles: [Role] = []
  package var contracts: [Contract] = []
  /// The components that a spec has added. Each one stores those after it.
  package internal(set) var addedRoles: [String] = []
  /// By component that another module passes in, the name of that module.
  package private(set) var owners: [String: String] = [:]
  /// The first one is the default.
  package var flavours: [Flavour] = []
  package var holders = Holders()
  /// The names that `Builder.build` uses itself. No input can have them.
  package var builderNames: Set<String> = []
  package var namespaces: Namespaces?
  /// The contract that shows the state to its caller.
  package var observed: String?
  package var mayMix = false
  package var takesRoles = true
  package var takesContracts = true
  package var builder = ""

  /// The dialect of one module: in its UI framework, and without the parts that it doesn't use.
  ///
  /// - Parameters:
  ///   - used: the contracts that the module has members for; nil for all.
  ///   - absent: the parts that its spec leaves out.
  package func adapted(
    _ flavour: Flavour, using used: Set<String>? = nil, without absent: Absent = Absent()
  ) -> Dialect {
    let present = contracts.filter { contract in
      guard !absent.contains(contract) else { return false }
      return !contract.isDispensable || used?.contains(contract.key) != false
        || flavour.extras[contract.conformer] != nil
    }
    // A component that conforms only to contracts that are left out has nothing to do.
    let idle = Set(contracts.map(\.conformer))
      .subtracting(present.flatMap { [$0.conformer, $0.caller] })
      .union(absent.roles)
    var dialect = self
    dialect.roles = roles.filter {
      ($0.flavours?.contains(flavour.key) ?? true) && !idle.contains($0.key)
        && $0.whole.map { !idle.contains($0) } != false
    }
    dialect.contracts = present.map { contract in
      var contract = contract
      contract.conformer = flavour.conformers[contract.key] ?? contract.conformer
      return contract
    }
    dialect.holders.state = flavour.stateHolder ?? holders.state
    dialect.builderNames.formUnion(flavour.extras.values.joined().map(\.name))
    return dialect
  }

  package var specKeys: [String] {
    contracts.map(\.key) + (namespaces.map { [$0.key] } ?? [])
  }

  /// The dialect of a module that takes components from other modules. It creates none of these,
  /// and has no contract that they would call.
  ///
  /// - Parameter owners: by component, the module that it comes from.
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

  /// The dialect with other names for the properties of callers.
  ///
  /// - Parameter names: by contract; a contract that the dialect doesn't have is ignored.
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
