import SwiftReading
import ViperPack
import ViperSpec
import ViperText

/// The members of a component's mock: those of its contracts, and those of inherited protocols in
/// Swift files.
struct InheritedMembers {
  private(set) var all: [Member]
  private(set) var form = MockForm()
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  /// - own: the members in the spec.
  /// - spec: nil if the module isn't in the project.
  init(
    of contracts: [Dialect.Contract], mock: String, own: [Member], names: ModuleNames,
    spec: Spec?, project: SpecTable
  ) {
    all = own
    let inherited = contracts.flatMap { spec?.inherited[$0.key] ?? [] }
    guard let spec, !inherited.isEmpty else { return }
    var table = MemberTable()
    for member in own { _ = table.insert(member) }
    let known = Set(contracts.compactMap { names.contracts[$0.key] })
    for text in inherited {
      guard let type = ServiceProtocol.type(text), !known.contains(text.string) else { continue }
      guard let parent = project.parent(type, in: spec.name) else {
        diagnostics.append(.unreadParent(text, mock: mock))
        continue
      }
      for member in parent.declaration.members.map(\.member) where table.insert(member) == nil {
        all.append(member)
      }
      form.add(parent.declaration.form)
      for member in parent.unsupported where !form.implements(member.name) {
        diagnostics.append(.unmocked(member, mock: mock))
      }
      if !parent.isComplete { diagnostics.append(.unreadParent(text, mock: mock)) }
    }
  }
}

extension Diagnostic {
  static func unreadParent(_ text: EmbeddedText, mock: String) -> Diagnostic {
    Diagnostic(
      .note, id: "unknown-inherited-members",
      "'\(mock)' may lack members of '\(text.string)', which the project's Swift files don't declare completely",
      at: text.location, help: "add them in an extension of '\(mock)' in your tests")
  }

  static func unmocked(_ member: ServiceProtocol.UnsupportedMember, mock: String) -> Diagnostic {
    Diagnostic(
      .note, id: "unsupported-mock-member",
      "'\(mock)' lacks '\(member.name)', which \(member.obstacle)",
      at: member.location, help: "add it in an extension of '\(mock)' in your tests")
  }
}
