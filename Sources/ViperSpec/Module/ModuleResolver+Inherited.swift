import SwiftReading
import ViperText

extension ModuleResolver {
  /// Whether a component has an inherited member without a stub.
  func isElsewhere(_ member: SpecMember, role: String) -> Bool {
    guard member.isOnlyInherited else { return false }
    // Adopted modules have all members already.
    let isAdopted = spec.isYours(Spec.contractsWord) && spec.isYours(role)
    if member.inheritance == .implemented || isAdopted { return true }
    let name = member.member.nameInClass
    return inherits(name, role: role) || storedNames(of: role).contains { $0.name == name }
      || (uiFramework.extras[role] ?? []).contains { $0.name == name }
  }

  func implementingOnce(_ contracts: [Module.Contract]) -> [Module.Contract] {
    var contracts = contracts
    for role in dialect.roles.map(\.key) {
      let own = contracts.indices.filter { contracts[$0].contract.conformer == role }
      let verbatim = own.flatMap { contracts[$0].verbatim }
      let shared = sharedHandlers(of: role)
      for contract in own {
        for (index, member) in contracts[contract].members.enumerated() {
          let isWritten =
            member.implementation.isYours && verbatim.contains { $0.replaces(member.member) }
          guard isWritten || shared.contains(member.member.location) else { continue }
          contracts[contract].members[index].implementation = .elsewhere
        }
      }
      let places = own.flatMap { contract in
        contracts[contract].members.indices.map { (contract, $0) }
      }
      guard places.contains(where: { contracts[$0].members[$1].inheritance != nil }) else {
        continue
      }
      var table = MemberTable()
      let isOpen = { (contract: Int, member: Int) in
        let member = contracts[contract].members[member]
        return member.inheritance == .open && member.implementation.isYours
      }
      let sorted = places.filter { !isOpen($0, $1) } + places.filter(isOpen)
      let repeated = sorted.filter { contract, member in
        table.insert(contracts[contract].members[member].member) != nil && isOpen(contract, member)
      }
      for (contract, member) in repeated {
        contracts[contract].members[member].implementation = .elsewhere
      }
    }
    return contracts
  }

  func firstMember(of contract: Dialect.Contract) -> SpecMember? {
    spec.contracts[contract.key]?.first { !$0.isOfPack && !$0.isOnlyInherited }
  }

  func distinct(_ members: [SpecMember]) -> [Member] {
    let all = members.map(\.member)
    return members.contains { $0.inheritance != nil } ? Member.distinct(all) : all
  }

  func extensionMembers(of contracts: [Dialect.Contract]) -> [Member] {
    let spec = contracts.first?.origin.flatMap { project[$0] } ?? spec
    let parents = contracts.flatMap { spec.inherited[$0.key] ?? [] }
      .compactMap(ServiceProtocol.type).compactMap { project.parent($0, in: spec.name) }
    let members = parents.flatMap { parent in
      parent.callable.filter { parent.fulfillments[$0.collisionKey] == nil }
    }
    return members.isEmpty ? [] : Member.distinct(members)
  }

  func checkInherited(_ inherited: [Member], besides own: [Member]) {
    guard !inherited.isEmpty else { return }
    var table = MemberTable()
    for member in own { _ = table.insert(member) }
    let own = Set(own)
    for member in inherited {
      if let earlier = table.insert(member), own.contains(earlier), !earlier.satisfies(member) {
        report(.collision(earlier, first: member))
      }
    }
  }

  func checkIsolation(of member: SpecMember, role: String) {
    guard member.isolation == .nonisolated, let written = member.implementations.first else {
      return
    }
    if case .body = written { return }
    report(.nonisolatedMember(member.member, written, role: role))
  }
}

extension Diagnostic {
  static func nonisolatedMember(
    _ member: Member, _ written: SpecImplementation, role: String
  ) -> Self {
    Diagnostic(
      id: "unsupported-nonisolated-member",
      "'\(written.key)' runs on the main actor, but the protocol that declares '\(member.compoundName)' doesn't",
      at: written,
      help:
        "add '@MainActor' to the protocol, or delete '\(written.key)' and write the member in your \(role)"
    )
  }
}
