import SwiftReading
import ViperText

/// `"task": { "latest": "loading" }`: members whose calls share a slot, so only one of them runs.
extension ModuleResolver {
  private struct Call {
    let member: Member
    let role: String
    let forward: Forward
    let slot: EmbeddedText

    func indicatesLike(_ other: Call) -> Bool {
      forward.started?.property == other.forward.started?.property
        && forward.started?.expression == other.forward.started?.expression
    }
  }

  func checkSlots(of contracts: [Module.Contract]) {
    let calls = contracts.flatMap { contract in
      contract.members.compactMap { member in
        member.forward.flatMap { forward in
          forward.slot.map {
            Call(
              member: member.member, role: contract.contract.conformer, forward: forward, slot: $0)
          }
        }
      }
    }
    let ends = contracts.flatMap { written($0.contract) }.flatMap(\.cancelled)
    let cancelled = Set(ends.map(\.string))
    var owners: [String: OwnMembers] = [:]
    let slots = Dictionary(grouping: calls, by: \.slot.string)
    for (name, calls) in slots.sorted(by: { $0.key < $1.key }) {
      let first = calls[0]
      let own = owners[first.role] ?? OwnMembers(of: first.role, in: contracts, spec: spec)
      owners[first.role] = own
      if let member = own.rival(of: name) { report(.takenSlot(first.slot, member: member)) }
      if calls.count == 1, !cancelled.contains(name) {
        report(.loneSlot(first.slot, member: first.member))
      }
      for call in calls.dropFirst() {
        let reason: SlotConflict
        if call.role != first.role {
          reason = .components(first.role, call.role)
        } else if call.forward.task != first.forward.task {
          reason = .tasks
        } else if !call.indicatesLike(first),
          call.forward.task == .latest || cancelled.contains(name)
        {
          reason = .indicators
        } else {
          continue
        }
        report(.slotConflict(reason, call.slot, first: first.slot))
      }
    }
  }
}

extension OwnMembers {
  /// Overloads of a method can get the name `loadId`.
  fileprivate func rival(of slot: String) -> Member? {
    if let member = byName[slot]?.first { return member.member }
    return overloaded.first { name, _ in
      slot.hasPrefix(name) && slot.dropFirst(name.count).first?.isUppercase == true
    }?.member
  }
}
