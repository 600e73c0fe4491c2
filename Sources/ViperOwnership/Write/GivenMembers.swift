import SwiftMerge
import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// The members that the spec implements, in partly generated components.
struct GivenMembers {
  struct Given {
    let member: Module.ImplementedMember
    let declared: DeclaredMember
  }

  private(set) var all = MemberIndex<Given>([], by: \.declared)
  /// The name of a component in `yours`, by component. An added component may be part of another
  /// component.
  private(set) var wholes: [String: String] = [:]
  private var module: Module?
  private var names: ModuleNames?

  init() {}

  init(of module: Module, names: ModuleNames) {
    let ownable = module.dialect.ownableRoles
    wholes = Dictionary(
      module.dialect.roles.map { ($0.key, ownable.contains($0.key) ? $0.key : $0.whole ?? $0.key) }
    ) { first, _ in first }
    self.module = module
    self.names = names
    all = MemberIndex(module.partlyGeneratedRoles.flatMap(members), by: \.declared)
  }

  func members(of role: String) -> [Given] {
    guard let module, let owner = names?.roles[role] else { return [] }
    let members = module.members(of: role).filter(\.implementation.isGiven)
    return zip(members, Self.declared(members.map(\.member), by: owner)).map(Given.init)
  }

  private static func declared(_ members: [Member], by owner: String) -> [DeclaredMember] {
    let lines = members.map { member in
      member.isProperty ? member.declaration : member.declaration + " {}"
    }
    let text = "extension \(owner) {\n" + lines.joined(separator: "\n") + "\n}\n"
    let declared = SwiftMerge.members(in: Array(text.utf8)) ?? []
    return declared.count == members.count ? declared : []
  }
}

extension Comparison {
  /// Reports members in the files of a merge that the spec implements now. A merge could mistake
  /// such code for new members.
  mutating func reportWrittenGiven(in files: [OwnFile], since base: [UInt8]) -> Bool {
    guard !given.all.isEmpty else { return false }
    let before = changeSet.diagnostics.count
    for file in files {
      for member in SwiftMerge.writtenMembers(of: file.text, since: base) {
        report(member, among: given.all, in: file.path, file.text)
      }
    }
    if changeSet.diagnostics.count > before { hasWrittenGiven = true }
    return changeSet.diagnostics.count > before
  }

  mutating func reportWritten(_ role: String, in path: String, _ text: [UInt8], since base: [UInt8])
  {
    let members = MemberIndex(given.members(of: role), by: \.declared)
    for written in SwiftMerge.writtenMembers(of: text, since: base) {
      report(written, among: members, in: path, text)
    }
  }

  /// Reports members that are both generated and in owned files after the merge. If the generated
  /// file doesn't change, the compiler has already reported them.
  mutating func checkGiven() throws(DiskError) {
    guard !given.all.isEmpty, !hasWrittenGiven, let sources,
      changeSet.changes.contains(where: { parts[$0.path] != nil && $0.new != nil })
    else { return }
    let own = try sources.all()
    let known = Set(own.map(\.path))
    let texts =
      own.map { ($0.path, pendingText(at: $0.path) ?? $0.text) }
      + pending.keys.sorted().filter { !known.contains($0) }.map { ($0, pendingText(at: $0) ?? []) }
    for (path, text) in texts {
      for member in SwiftMerge.members(in: text) ?? [] {
        report(member, among: given.all, in: path, text)
      }
    }
  }

  private mutating func report(
    _ member: DeclaredMember, among all: MemberIndex<GivenMembers.Given>, in path: String,
    _ text: [UInt8]
  ) {
    guard let given = all.same(as: member).first else { return }
    let source = SourceText(path: display(path), bytes: text)
    changeSet.diagnostics.append(
      .writtenMember(given.member, at: source.location(of: member.place)))
  }
}
