import SwiftReading
import ViperText

/// `cancel`: the running calls that a member cancels.
extension ModuleResolver {
  /// All implementations must be known by now.
  func endingCalls(_ contracts: [Module.Contract]) -> [Module.Contract] {
    checkSlots(of: contracts)
    var ends: [Member: [Member]] = [:]
    for contract in contracts {
      let ending = written(contract.contract).filter { !$0.cancelled.isEmpty }
      guard !ending.isEmpty else { continue }
      let own = OwnMembers(of: contract.contract.conformer, in: contracts, spec: spec)
      for written in ending {
        if written.member.isProperty, let text = written.cancelled.first {
          report(.aroundProperty("cancel", at: text.location, member: written.member))
        }
        ends[written.member] = written.cancelled.flatMap { text in
          let slot = own.slots[text.string]
          let running = slot ?? running(text, among: own)
          if running.contains(written.member) {
            report(.cancelsItself(text, member: written.member))
          }
          // All calls of a slot have one property.
          return slot.map { [$0[0]] } ?? running
        }
      }
    }
    let ended = Set(ends.values.joined())
    guard !ended.isEmpty else { return contracts }
    var contracts = contracts
    var forwards: [Member: Forward] = [:]
    for index in contracts.indices {
      contracts[index].update { member in
        guard ended.contains(member.member), case .forward(var forward) = member.implementation
        else { return }
        forward.isCancelled = true
        forwards[member.member] = forward
        member.implementation = .forward(forward)
      }
    }
    for index in contracts.indices {
      contracts[index].update { member in
        member.cancelled = (ends[member.member] ?? []).compactMap { other in
          forwards[other].map {
            Cancellation(
              member: other, ended: $0.ended?.called(from: member.member),
              resetsTask: $0.resetsTask)
          }
        }
      }
    }
    return contracts
  }

  /// `load`, `load(id:)`
  private func running(_ text: EmbeddedText, among own: OwnMembers) -> [Member] {
    guard let name = WrittenName(Substring(text.string)) else {
      report(.badCancel(text))
      return []
    }
    let named = (own.byName[name.base] ?? []).filter {
      name.labels == nil || $0.member.compoundName == text.string
    }
    let running = named.filter { $0.forward?.storesTask == true }
    if let slot = running.lazy.compactMap({ $0.forward?.slot }).first {
      report(.cancelsMemberOfSlot(text, slot: slot))
      return []
    }
    // An error in the call itself has been reported.
    let isWrong = named.contains { $0.implementation.isYours && own.explained.contains($0.member) }
    if running.isEmpty, !isWrong, !spec.brokenNames.contains(name.base) {
      report(
        named.isEmpty
          ? .unknownMember(
            text, offset: 0, known: own.all.map(\.member), slots: own.slots.keys.sorted(),
            in: own.role) : .nothingToCancel(text, member: named[0]))
    }
    return running.map(\.member)
  }

  func checkCalls(of module: Module) {
    for role in dialect.roles {
      let holders = Set(module.callKeepers(of: role.key).map { Module.callHolder(of: $0.forward) })
      guard !holders.isEmpty else { continue }
      if let field = storedFields(of: role.key).first(where: { holders.contains($0.name) }) {
        report(.takenName(field, role: role.key, place: nil))
      }
      for member in module.members(of: role.key).map(\.member)
      where holders.contains(member.nameInClass) {
        report(.takenName(member, role: role.key, place: nil))
      }
    }
  }
}

extension Module {
  package static let calls = "calls"
  package static let callCounts = "callCounts"

  package static func callHolder(of forward: Forward) -> String {
    forward.countsCalls ? callCounts : calls
  }

  package func callKeepers(of role: String) -> [(member: Member, forward: Forward)] {
    members(of: role).compactMap { member in
      guard let forward = member.forward, forward.storesTask || forward.countsCalls else {
        return nil
      }
      return (member.member, forward)
    }
  }
}

struct OwnMembers {
  let role: String
  let all: [Module.ImplementedMember]
  let byName: [String: [Module.ImplementedMember]]
  let slots: [String: [Member]]
  let overloaded: [(name: String, member: Member)]
  let explained: Set<Member>

  init(of role: String, in contracts: [Module.Contract], spec: Spec) {
    self.role = role
    all = contracts.filter { $0.contract.conformer == role }.flatMap(\.members)
    byName = Dictionary(grouping: all, by: \.member.name)
    let calls = all.filter { $0.forward?.storesTask == true }
    slots = Dictionary(grouping: calls, by: { $0.forward?.slot?.string ?? "" })
      .filter { !$0.key.isEmpty }.mapValues { $0.map(\.member) }
    overloaded = Dictionary(
      grouping: calls.filter { $0.forward?.slot == nil }, by: \.member.name
    ).filter { $0.value.count > 1 }.map { ($0.key, $0.value[0].member) }.sorted { $0.0 < $1.0 }
    explained = Set(
      spec.contracts.values.joined().filter { !$0.implementations.isEmpty }.map(\.member))
  }
}

extension Module.Contract {
  fileprivate mutating func update(_ change: (inout Module.ImplementedMember) -> Void) {
    for index in members.indices { change(&members[index]) }
  }
}
