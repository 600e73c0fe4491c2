import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// `reload`, or `loadPage` and `loadRow` for two overloads.
struct CallNames {
  private let keepers: [(member: Member, forward: Forward)]
  private let names: [Member: String]

  init(module: Module, role: String) {
    keepers = module.callKeepers(of: role)
    let members = keepers.filter { $0.forward.slot == nil }.map(\.member)
    let slots = keepers.compactMap { keeper in
      keeper.forward.slot.map { (keeper.member, $0.string) }
    }
    names = Dictionary(zip(members, MemberStems.stems(of: members)) + slots) { first, _ in first }
  }

  /// The calls after this call come first.
  func others(in slot: String, after call: Member) -> [(member: Member, forward: Forward)] {
    let all = keepers.filter { $0.forward.slot?.string == slot }
    let place = all.firstIndex { $0.member == call } ?? 0
    return Array(all[place...].dropFirst() + all[..<place])
  }

  /// `calls.reload`, or `self.calls.reload`; empty if the call isn't stored or counted.
  func property(of call: Member, in member: Member) -> String {
    let holder = holder(of: call)
    return names[call].map {
      (member.hides(holder) ? "self." : "") + "\(holder)." + swiftEscapedInExpression($0)
    } ?? ""
  }

  private func holder(of call: Member) -> String {
    keepers.first { $0.member == call }.map { Module.callHolder(of: $0.forward) } ?? Module.calls
  }

  /// `presenter.calls.reload`
  func property(of call: Member, on variable: String) -> String {
    names[call].map { "\(variable).\(holder(of: call)).\(swiftEscapedInExpression($0))" } ?? ""
  }

  /// The classes with the tasks, and with the numbers of calls.
  func types(of owner: String) -> [String] {
    Set(keepers.map { Module.callHolder(of: $0.forward) }).map { owner + $0.capitalizedFirst }
  }

  func record(of owner: String) -> TemplateValue {
    func list(_ isCounted: Bool) -> TemplateValue {
      var seen: Set<String> = []
      return strings(
        keepers.filter { $0.forward.countsCalls == isCounted }
          .map { swiftEscaped(names[$0.member] ?? "") }.filter { seen.insert($0).inserted })
    }
    guard !keepers.isEmpty else { return .none }
    return [
      "name": .string(owner + Module.calls.capitalizedFirst), "tasks": list(false),
      "countsName": .string(owner + Module.callCounts.capitalizedFirst), "counts": list(true),
    ]
  }
}
