import SwiftReading

extension Dialect {
  /// A protocol between two components.
  package struct Contract: Hashable, Sendable {
    package let key: String
    package internal(set) var conformer: String
    /// The component that calls it; empty if no component of the module does.
    package let caller: String
    /// The caller's property for the conformer; empty without a caller.
    package internal(set) var property: String
    package var isWeak: Bool
    /// Whether the property is strong, but set after the caller exists: for a view that the system
    /// creates.
    package var isLate = false
    /// Whether a module may take the conformer from another module: `{ "from": "TripDetail" }`.
    package var isShareable = false
    package var isDispensable = false
    /// Whether its protocol is on the main actor, and so are mocks of it.
    package var isOnMainActor = true
    /// The members that it has in every module, which the templates print.
    package var members: [Member] = []
    /// The module that declares it; nil for the module of the dialect.
    package internal(set) var origin: String?

    /// The output of another module as a contract of this one.
    ///
    /// - Parameters:
    ///   - conformer: the component that listens.
    ///   - caller: the component that passes the listener on; nil if the listener does, or if no
    ///     component opens the module.
    static func output(of module: String, conformer: String, caller: String?) -> Contract {
      Contract(
        key: "output of " + module, conformer: conformer, caller: caller ?? "",
        property: conformer, isWeak: true, origin: module)
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
