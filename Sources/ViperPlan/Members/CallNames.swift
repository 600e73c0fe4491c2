import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// What the running calls of a component are called: `reload`, and of two methods of one name
/// `loadPage` and `loadRow`.
struct CallNames {
  private let keepers: [(member: Member, forward: Forward)]
  private let names: [Member: String]

  init(module: Module, role: String) {
    keepers = module.callKeepers(of: role)
    let members = keepers.map(\.member)
    names = Dictionary(zip(members, MemberStems.stems(of: members))) { first, _ in first }
  }

  /// As the body of a method says it: `calls.reload`, `self.calls.reload` where a parameter is called
  /// `calls`; empty for a member whose calls nobody must know.
  func property(of call: Member, in member: Member) -> String {
    names[call].map {
      (member.hides("calls") ? "self." : "") + "calls." + swiftEscapedInExpression($0)
    } ?? ""
  }

  /// The same as a test says it of a component that it holds: `presenter.calls.reload`.
  func property(of call: Member, on variable: String) -> String {
    names[call].map { "\(variable).calls.\(swiftEscapedInExpression($0))" } ?? ""
  }

  /// The class that holds the calls; nil for a component that has none to hold.
  func type(of owner: String) -> String? { keepers.isEmpty ? nil : owner + "Calls" }

  /// What templates may say of it; nothing for a component that has none to hold.
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
