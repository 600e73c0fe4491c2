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

    package init(key: String, mayBeYours: Bool) {
      self.key = key
      self.mayBeYours = mayBeYours
    }
  }

  /// A protocol between two components.
  package struct Contract: Hashable, Sendable {
    /// The key of its list of members in a spec.
    package let key: String
    /// The role that implements it.
    package let conformer: String
    /// The role that calls it.
    package let caller: String
    /// The caller's property that holds the conformer.
    package let property: String
    /// Whether that property is weak, and so optional.
    package let isWeak: Bool

    package init(key: String, conformer: String, caller: String, property: String, isWeak: Bool) {
      self.key = key
      self.conformer = conformer
      self.caller = caller
      self.property = property
      self.isWeak = isWeak
    }
  }

  /// A way to build user interfaces.
  package struct Flavour: Hashable, Sendable {
    package let key: String
    /// How a route of a generated component may open a module; empty if it can't.
    package let routes: [String]
    /// By role, what the component has from its superclass: `viewDidLoad()`, `title`.
    package let inherited: [String: Set<String>]
    /// Whether its modules need ViperKit.
    package let usesRuntime: Bool

    package init(
      key: String, routes: [String], inherited: [String: Set<String>], usesRuntime: Bool
    ) {
      self.key = key
      self.routes = routes
      self.usesRuntime = usesRuntime
      self.inherited = inherited
    }
  }

  /// Which role keeps what a module is built with.
  package struct Holders: Hashable, Sendable {
    package let inputs: String
    package let services: String
    package let state: String
    package let output: String

    package init(inputs: String, services: String, state: String, output: String) {
      self.inputs = inputs
      self.services = services
      self.state = state
      self.output = output
    }
  }

  package let name: String
  package let roles: [Role]
  package let contracts: [Contract]
  /// The first one is the default.
  package let flavours: [Flavour]
  package let holders: Holders
  /// The names that `Builder.build` needs for itself, so that no input can have them.
  package let builderNames: Set<String>

  package init(
    name: String, roles: [Role], contracts: [Contract], flavours: [Flavour], holders: Holders,
    builderNames: Set<String>
  ) {
    self.name = name
    self.roles = roles
    self.contracts = contracts
    self.flavours = flavours
    self.holders = holders
    self.builderNames = builderNames
  }

  package func contracts(conformedToBy role: String) -> [Contract] {
    contracts.filter { $0.conformer == role }
  }

  package func contracts(calledBy role: String) -> [Contract] {
    contracts.filter { $0.caller == role }
  }
}
