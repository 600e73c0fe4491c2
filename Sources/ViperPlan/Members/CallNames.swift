import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// The names of a component's running calls: `reload`, or `loadPage` and `loadRow` for two
/// overloads.
struct CallNames {
  private let keepers: [(member: Member, forward: Forward)]
  private let names: [Member: String]

  init(module: Module, role: String) {
    keepers = module.callKeepers(of: role)
    let members = keepers.map(\.member)
    names = Dictionary(zip(members, MemberStems.stems(of: members))) { first, _ in first }
  }

  /// Makes `calls.reload`, or `self.calls.reload` if a parameter is named `calls`; empty if the
  /// call isn't stored or counted.
  func property(of call: Member, in member: Member) -> String {
    names[call].map {
      (member.hides("calls") ? "self." : "") + "calls." + swiftEscapedInExpression($0)
    } ?? ""
  }

  /// Makes `presenter.calls.reload`, for tests.
  func property(of call: Member, on variable: String) -> String {
    names[call].map { "\(variable).calls.\(swiftEscapedInExpression($0))" } ?? ""
  }

  /// Names the class with the calls; nil if the component has no calls.
  func type(of owner: String) -> String? { keepers.isEmpty ? nil : owner + "Calls" }

  func record(of owner: String) -> TemplateValue {
    func list(_ isCounted: Bool) -> TemplateValue {
      strings(
        keepers.filter { $0.forward.countsCalls == isCounted }
          .map { swiftEscaped(names[$0.member] ?? "") })
    }
    guard let name = type(of: owner) else { return .none }
    return ["name": .string(name), "tasks": list(false), "counts": list(true)]
  }
}
