import SwiftReading

extension Dialect {
  /// A protocol between two components.
  package struct Contract: Hashable, Sendable {
    package let key: String
    package internal(set) var conformer: String
    /// The module's component that calls the conformer; empty for none.
    package let caller: String
    /// The caller's property for the conformer; empty without a caller.
    package internal(set) var property: String
    package var isWeak: Bool
    /// Whether the property is strong, but set after the caller exists, because the system creates
    /// the view.
    package var isLate = false
    /// Whether a module may take the conformer from another module: `{ "from": "TripDetail" }`.
    package var isShareable = false
    package var isDispensable = false
    /// Whether the contract's protocol and its mocks are on the main actor.
    package var isOnMainActor = true
    /// The members of the contract in every module. The templates print them.
    package var members: [Member] = []
    /// The module that declares the contract; nil for the module itself.
    package internal(set) var origin: String?

    /// Makes the output of another module a contract of this module.
    ///
    /// - Parameters:
    ///   - conformer: the component that implements the output.
    ///   - caller: the component that opens the other module; nil if no component does, or if the
    ///     conformer does.
    static func output(of module: String, conformer: String, caller: String?) -> Contract {
      Contract(
        key: "output of " + module, conformer: conformer, caller: caller ?? "",
        property: "listener", isWeak: true, origin: module)
    }

    /// Whether the caller's property can be nil.
    package var isOptional: Bool { isWeak || isLate }

    package var isOutput: Bool { origin.map { key == "output of " + $0 } ?? false }
  }
}

extension Dialect.Contract {
  package init(key: String, conformer: String, caller: String = "", property: String = "") {
    self.init(
      key: key, conformer: conformer, caller: caller, property: property, isWeak: false)
  }
}
