import SwiftReading

extension Dialect {
  /// A protocol between two components.
  package final class Contract: Hashable, Sendable {
    /// The key of its list of members in a spec.
    package let key: String
    /// The role that implements it.
    package let conformer: String
    /// The role that calls it; empty if nobody in the module does.
    package let caller: String
    /// The caller's property that holds the conformer; empty without a caller.
    package let property: String
    /// Whether that property is weak.
    package let isWeak: Bool
    /// Whether that property is strong, but set once the caller is there: of a view that somebody
    /// else has made.
    package let isLate: Bool
    /// Whether a module may take its conformer from another module: `{ "from": "TripDetail" }`.
    package let isShareable: Bool
    /// Whether a module that has no members for it does without it.
    package let isDispensable: Bool
    /// Whether its protocol is on the main actor, and so are mocks of it.
    package let isOnMainActor: Bool
    /// What it has in every module, before what the spec adds: the templates write these members out.
    package let members: [Member]
    /// The module that declares it; nil for the one that the dialect belongs to.
    package let origin: String?

    package init(
      key: String, conformer: String, caller: String, property: String, isWeak: Bool,
      isLate: Bool = false, isShareable: Bool = false, isDispensable: Bool = false,
      isOnMainActor: Bool = true, members: [Member] = [], origin: String? = nil
    ) {
      self.key = key
      self.conformer = conformer
      self.caller = caller
      self.property = property
      self.isWeak = isWeak
      self.isLate = isLate
      self.isShareable = isShareable
      self.isDispensable = isDispensable
      self.isOnMainActor = isOnMainActor
      self.members = members
      self.origin = origin
    }

    private func with(
      conformer: String? = nil, property: String? = nil, origin: String? = nil
    ) -> Contract {
      Contract(
        key: key, conformer: conformer ?? self.conformer, caller: caller,
        property: property ?? self.property, isWeak: isWeak, isLate: isLate,
        isShareable: isShareable, isDispensable: isDispensable, isOnMainActor: isOnMainActor,
        members: members, origin: origin ?? self.origin)
    }

    package static func == (one: Contract, other: Contract) -> Bool {
      (one.key, one.conformer, one.caller, one.property, one.origin)
        == (other.key, other.conformer, other.caller, other.property, other.origin)
        && one.traits == other.traits && one.members == other.members
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var traits: [Bool] { [isWeak, isLate, isShareable, isDispensable, isOnMainActor] }

    /// Whether the caller may find nobody there.
    package var isOptional: Bool { isWeak || isLate }

    /// The same contract between the same parts, but implemented by another role.
    func conformed(by role: String) -> Contract { with(conformer: role) }

    /// The same contract, but its caller has another name for the conformer.
    func called(_ property: String) -> Contract { with(property: property) }

    /// The same, but declared by another module.
    func declared(by module: String) -> Contract { with(origin: module) }

    /// The output of another module as a contract of this one.
    ///
    /// - Parameters:
    ///   - conformer: the role that listens.
    ///   - caller: the role that hands the listener over; nil if that is the listener itself, or
    ///     nobody.
    static func output(of module: String, conformer: String, caller: String?) -> Contract {
      Contract(
        key: "output of " + module, conformer: conformer, caller: caller ?? "",
        property: conformer, isWeak: true, origin: module)
    }

    /// Whether it is the output of another module.
    package var isOutput: Bool { origin.map { key == "output of " + $0 } ?? false }
  }
}
