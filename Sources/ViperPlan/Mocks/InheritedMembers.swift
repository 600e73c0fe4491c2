import SwiftReading
import ViperPack
import ViperSpec
import ViperText

/// The members of a component's mock.
struct InheritedMembers {
  let all: [Member]
  let nonisolated: [Member]
  private(set) var form = MockForm()
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter spec: nil if the module isn't in the project.
  init(
    of contracts: [Dialect.Contract], mock: String, members: [Module.ImplementedMember],
    names: ModuleNames, spec: Spec?, project: SpecTable
  ) {
    all = Member.distinct(members.filter { !$0.isNonisolated }.map(\.member))
    nonisolated = Member.distinct(members.filter(\.isNonisolated).map(\.member))
    form.restricted.formUnion(project.restrictedTypes)
    guard let spec else { return }
    let known = Set(contracts.compactMap { names.contracts[$0.key] })
    for text in contracts.flatMap({ spec.inherited[$0.key] ?? [] }) {
      guard let type = ServiceProtocol.type(text), !known.contains(text.string) else { continue }
      guard let parent = project.parent(type, in: spec.name) else {
        diagnostics.append(.unreadParent(text, mock: mock))
        continue
      }
      form.add(parent.declaration.form)
      for member in parent.unsupported
      where !member.isImplemented && !form.implements(member.name) {
        diagnostics.append(.unmocked(member, mock: mock))
      }
      let open = parent.declaration.form.openTypes
      if !open.isEmpty { diagnostics.append(.openTypes(open, of: text, mock: mock)) }
      if !parent.isComplete { diagnostics.append(.unreadParent(text, mock: mock)) }
    }
  }
}

extension Diagnostic {
  static func unreadParent(_ text: EmbeddedText, mock: String) -> Self {
    Diagnostic(
      .note, id: "unknown-inherited-members",
      "'\(mock)' may lack members of '\(text)', which the project's Swift files don't declare completely",
      at: text, help: "add the missing members in an extension of '\(mock)' in your tests")
  }

  static func openTypes(_ names: [String], of parent: EmbeddedText, mock: String) -> Self {
    Diagnostic(
      .note, id: "unsupported-mock-member",
      "'\(mock)' has no type for \(quotedList(names, separator: " and ")) of '\(parent)'",
      at: parent, help: .associatedTypes(names, of: parent))
  }

  static func unmocked(_ member: ServiceProtocol.UnsupportedMember, mock: String) -> Self {
    Diagnostic(
      .note, id: "unsupported-mock-member",
      "'\(mock)' lacks '\(member.name)', which \(member.obstacle)", at: member,
      help: "add '\(member.name)' in an extension of '\(mock)' in your tests")
  }
}
