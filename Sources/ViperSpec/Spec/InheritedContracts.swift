import SwiftReading
import ViperText

/// Adds the members of inherited Swift protocols to the contracts of a spec.
package struct InheritedContracts {
  /// The protocols by their text in the spec.
  private let parents: [String: ServiceProtocol]
  private let superclass: Superclass
  /// The contracts of the component with the superclass.
  private let ofSubclass: Set<String>
  /// Whether a protocol without an actor can't have members on the main actor.
  private let checksIsolation: Bool

  package init(
    _ parents: [String: ServiceProtocol], superclass: Superclass, of contracts: Set<String>,
    checksIsolation: Bool
  ) {
    self.parents = parents
    self.superclass = superclass
    ofSubclass = contracts
    self.checksIsolation = checksIsolation
  }

  package func added(to spec: Spec) -> Spec {
    var spec = spec
    for (key, texts) in spec.inherited {
      let inherited = texts.compactMap(ServiceProtocol.type).compactMap { parents[$0.text] }
      guard !inherited.isEmpty else { continue }
      spec.contracts[key] = members(
        of: inherited, besides: spec.contracts[key] ?? [], in: key,
        keepingDeclared: spec.isYours(Spec.contractsWord))
      // Adopted files have their imports.
      if !spec.isYours(Spec.contractsWord) { spec.imports += imports(of: inherited, in: spec) }
    }
    return spec
  }

  private func imports(of inherited: [ServiceProtocol], in spec: Spec) -> [String] {
    let foreign = inherited.filter { parent in
      parent.declaration.members.contains { $0.member.namesForeignTypes }
    }
    return Set(foreign.flatMap(\.imports)).subtracting(spec.imports).sorted()
  }

  /// - Parameter isKept: whether the protocol also declares the members of the spec that it
  ///   inherits.
  private func members(
    of inherited: [ServiceProtocol], besides own: [SpecMember], in contract: String,
    keepingDeclared isKept: Bool
  ) -> [SpecMember] {
    var members = own
    var table = MemberTable()
    var places: [Member: Int] = [:]
    for (index, member) in own.enumerated() {
      if table.insert(member.member) == nil { places[member.member] = index }
    }
    let types = Set(inherited.flatMap(\.declaration.protocols))
      .union(ofSubclass.contains(contract) ? superclass.names : [])
    for parent in inherited {
      for requirement in parent.declaration.members.map(\.member) {
        let fulfillment = parent.fulfillments[requirement.collisionKey]
        let isNonisolated = isNonisolated(requirement, fulfillment)
        var member = SpecMember(member: requirement)
        let isGiven = fulfillment?.implementations.contains { types.isSuperset(of: $0) } == true
        let isSuperclass = ofSubclass.contains(contract) && superclass.implements(requirement)
        member.inheritance = isGiven || isSuperclass ? .implemented : .open
        member.isNonisolated = isNonisolated
        guard let earlier = table.insert(requirement),
          let index = places[earlier]
        else {
          places[requirement] = members.count
          members.append(member)
          continue
        }
        if index >= own.count {
          if !earlier.satisfies(requirement) { members[index] = member }
        } else if earlier.satisfies(requirement) {
          members[index].isNonisolated = isNonisolated
          if !isKept, requirement.satisfies(earlier) { members[index].inheritance = .declared }
        } else {
          members.append(member)
        }
      }
    }
    return members
  }

  private func isNonisolated(
    _ requirement: Member, _ fulfillment: ServiceProtocol.Fulfillment?
  ) -> Bool {
    // The main actor can implement asynchronous members.
    guard !requirement.isAsync, let fulfillment else { return false }
    switch fulfillment.isolation {
    case .nonisolated: return true
    case .unstated: return checksIsolation
    case .mainActor: return false
    }
  }
}
