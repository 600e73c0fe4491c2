import SwiftReading

extension Dialect {
  /// The calls from one component to another, and usually a protocol.
  package struct Contract: Hashable, Sendable {
    package let key: String
    package internal(set) var conformer: String
    /// The module's component that calls the conformer; empty for none.
    package let caller: String
    /// Empty without a caller.
    package internal(set) var property: String
    package var isWeak: Bool
    /// Whether the property is set after the caller exists, because the system creates the view.
    package var isLate = false
    /// Whether a module may take the conformer from another module: `{ "from": "TripDetail" }`.
    package var isShareable = false
    package var isDispensable = false
    /// If not, the caller stores the conforming class. `helpers` have no protocol and no caller.
    package var hasProtocol = true
    package var isOnMainActor = true
    /// The members of the contract in every module.
    package var members: [Member] = []
    /// The module that declares the contract; nil for the module itself.
    package internal(set) var origin: String?

    /// Makes the output of another module a contract. The `caller` opens the other module, unless
    /// the conformer does.
    static func output(of module: String, conformer: String, caller: String?) -> Contract {
      Contract(
        key: "output of " + module, conformer: conformer, caller: caller ?? "",
        property: "listener", isWeak: true, origin: module)
    }

    /// The members that only the component itself calls.
    static func helpers(of role: String) -> Contract {
      var contract = Contract(
        key: helpersKey(of: role), conformer: role, caller: "", property: "", isWeak: true)
      contract.hasProtocol = false
      return contract
    }

    /// `helpers.presenter`
    static func helpersKey(of role: String) -> String { helpersPrefix + role }

    private static let helpersPrefix = "helpers."

    package var isHelpers: Bool { key.hasPrefix(Self.helpersPrefix) }

    /// Whether the caller stores the conforming class.
    package var isDirect: Bool { !hasProtocol && !isHelpers }

    package var isOptional: Bool { isWeak || isLate }

    package var isOutput: Bool { origin.map { key == "output of " + $0 } ?? false }
  }

  /// The component that keeps the other components alive.
  package var root: String? {
    roles.first { role in
      role.whole == nil && contracts.contains { $0.caller == role.key }
        && !contracts.contains { !$0.isWeak && $0.conformer == role.key }
    }?.key
  }

  /// The components that the user owns in each module, such as the view.
  package var alwaysYours: Set<String> {
    let root = root
    return Set(
      roles.filter { ($0.owner ?? ($0.key == root ? .yours : .generated)) == .yours }.map(\.key))
  }

  /// The components that `yours` can name. A component contains its pieces, unless they are always
  /// owned.
  package var ownableRoles: [String] {
    let always = alwaysYours
    let wholes = roles.filter { $0.whole == nil && $0.mayBeYours && !always.contains($0.key) }
    return (wholes + roles.filter { $0.whole.map(always.contains) == true }).map(\.key)
  }

  package var hasBuilder: Bool { roles.contains { $0.key == builder } }

  package func mayRoute(_ role: String) -> Bool { holders.routes.map { $0 == role } ?? true }

  /// The component that contains `role` as a piece, or `role` itself.
  package func whole(of role: String) -> String { roles.first { $0.key == role }?.whole ?? role }

  package func isCalledDirectly(_ role: String) -> Bool {
    contracts.contains { $0.conformer == role && $0.isDirect }
  }

  /// The keys of the contracts that the spec or the pack names.
  package var contractKeys: [String] { contracts.filter { !$0.isHelpers }.map(\.key) }

  package func contracts(conformedToBy role: String) -> [Contract] {
    contracts.filter { $0.conformer == role }
  }

  package func contracts(calledBy role: String) -> [Contract] {
    contracts.filter { $0.caller == role }
  }
}

extension Dialect.Contract {
  package init(key: String, conformer: String, caller: String = "", property: String = "") {
    self.init(key: key, conformer: conformer, caller: caller, property: property, isWeak: false)
  }
}
