import SwiftReading
import ViperText

/// `"interactor": { "from": "TripDetail" }`: a component that comes from another module.
extension ModuleResolver {
  func owners() -> [String: EmbeddedText] {
    var owners: [String: EmbeddedText] = [:]
    for contract in dialect.contracts {
      if let owner = spec.shared[contract.key] { owners[contract.conformer] = owner }
    }
    return owners
  }

  func members(of contract: Dialect.Contract, in origin: String) -> [Module.ImplementedMember] {
    (project[origin]?.contracts[contract.key] ?? []).map {
      Module.ImplementedMember(member: $0.member, doc: $0.doc, implementation: .yours)
    }
  }

  func checkSharing(_ owners: [String: EmbeddedText]) {
    for contract in dialect.contracts {
      guard let owner = owners[contract.conformer] ?? owners[contract.caller] else { continue }
      if let first = firstMember(of: contract) {
        let role = owners[contract.conformer] == nil ? contract.caller : contract.conformer
        report(.sharedContract(contract.key, first: first.member, role: role, owner: owner))
      }
    }
    for (role, owner) in owners.sorted(by: { $0.key < $1.key }) {
      for word in spec.yours where word.string == role {
        report(.sharedYours(word, owner: owner))
      }
      for contract in dialect.contracts where spec.shared[contract.key] == owner {
        checkOwner(owner, of: contract)
      }
    }
  }

  private func checkOwner(_ owner: EmbeddedText, of contract: Dialect.Contract) {
    let circle = circle(from: owner, of: contract.key)
    guard circle.isEmpty else {
      report(.sharedInACircle(owner, role: contract.conformer, through: circle))
      return
    }
    guard let target = project[owner.string] else {
      reportUnknown(owner)
      return
    }
    if let further = target.shared[contract.key] {
      report(.sharedFurther(owner, role: contract.conformer, further: further))
    } else if target.pack?.string != spec.pack?.string {
      report(.sharedAcrossPacks(owner, role: contract.conformer, target: target))
    } else if contractAccess(of: owner) == .internal,
      project.graph[owner.string].place.target != given.place.target
    {
      report(.sharedTooFar(owner, role: contract.conformer, target: target))
    }
  }

  private func contractAccess(of owner: EmbeddedText) -> Access {
    project.graph[owner.string].place.access.ofComponents
  }

  /// Only the owner of a shared component opens the module, so nobody else has to see its builder.
  func access(_ access: Access, sharing owners: [String: EmbeddedText]) -> Access {
    min(access, owners.values.map(contractAccess).min() ?? access)
  }

  /// Empty without a circle.
  private func circle(from owner: EmbeddedText, of key: String) -> [EmbeddedText] {
    var places = [owner]
    var seen: Set<String> = []
    while let last = places.last, seen.insert(last.string).inserted {
      if last.string == spec.name { return places }
      guard let next = project[last.string]?.shared[key] else { return [] }
      places.append(next)
    }
    return []
  }

  // MARK: - Opening modules that share components

  func addParts(to opening: inout Opening) {
    for contract in dialect.contracts {
      guard let owner = opening.target.shared[contract.key] else { continue }
      guard owner.string == contract.origin ?? spec.name else {
        report(
          .notItsOwn(opening.to, role: contract.conformer, target: opening.target, owner: owner))
        continue
      }
      opening.route.parts.append(contract.key)
      opening.add(contract.conformer, held(contract.property, hiddenBy: opening.method))
    }
  }

  // MARK: - Inputs and services

  func checkUnusedServices(of module: Module) {
    guard let owner = dialect.owners[dialect.holders.services] else { return }
    let routed = Set(dialect.roles.flatMap { module.routedServices(of: $0.key) }.map(\.name))
    for service in spec.services
    where service.takers.map({ $0.map(\.string) == [dialect.holders.services] }) ?? true
      && !routed.contains(service.given.name)
    {
      report(.unusedService(service.field, role: dialect.holders.services, owner: owner))
    }
  }

  func takers(of input: Field) -> [String] {
    spec.inputTakers[input.name].map { $0.map(\.string) } ?? [dialect.holders.inputs]
  }

  func inputTakers() -> [String: Set<String>] {
    var takers: [String: Set<String>] = [:]
    for input in spec.inputs {
      takers[input.name] = Set(self.takers(of: input))
      if let words = spec.inputTakers[input.name] {
        checkTakers(words)
      } else if let owner = dialect.owners[dialect.holders.inputs] {
        report(.inputOfShared(input, role: dialect.holders.inputs, owner: owner))
      }
    }
    return takers
  }
}
