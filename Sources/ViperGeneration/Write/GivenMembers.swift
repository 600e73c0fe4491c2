import SwiftMerge
import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// The members of a module's mixed components of which the spec says how they are done.
struct GivenMembers {
  struct Given {
    let member: Module.ImplementedMember
    /// As the generated file declares it.
    let declared: DeclaredMember
  }

  private(set) var all: [Given] = []
  /// By role, the word of `yours` for it: that of the role that it is a piece of.
  private(set) var wholes: [String: String] = [:]

  init() {}

  init(of module: Module, names: ModuleNames) {
    wholes = Dictionary(
      module.dialect.roles.map { ($0.key, $0.whole ?? $0.key) }
    ) { first, _ in first }
    for role in module.rolesInTwoFiles {
      guard let owner = names.roles[role]?.name else { continue }
      let members = module.members(of: role).filter(\.implementation.isGiven)
      all += zip(members, Self.declared(members.map(\.member), by: owner)).map(Given.init)
    }
  }

  /// `TripListPresenter.didTapAdd()`
  var names: Set<String> { Set(all.map(\.declared.name)) }

  /// Members as an extension would declare them.
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
  /// Reports what is generated and stands in code of the user's, too.
  ///
  /// - Parameter parts: the paths of what is generated of mixed components; while they stay as they are
  ///   the compiler has seen to it.
  mutating func checkGiven(in parts: Set<String>) throws(DiskError) {
    guard !given.all.isEmpty, let sources,
      keepsGiven || changeSet.changes.contains(where: { parts.contains($0.path) && $0.new != nil })
    else { return }
    let own = try sources.all()
    var texts = own.map { (path: $0.path, old: $0.text) }
    let known = Set(own.map(\.path))
    for (path, index) in pending.sorted(by: { $0.key < $1.key }) where !known.contains(path) {
      texts.append((path, changeSet.changes[index].old ?? []))
    }
    for (path, old) in texts {
      let now = pendingText(at: path) ?? old
      guard let written = SwiftMerge.members(in: now) else { continue }
      let before = SwiftMerge.members(in: old) ?? []
      for member in written {
        guard let given = given.all.first(where: { $0.declared.isSame(as: member) }) else {
          continue
        }
        let place = before.first { $0.isSame(as: member) }?.place
        let source = SourceText(path: display(path), bytes: place == nil ? now : old)
        changeSet.diagnostics.append(
          .writtenMember(
            given.member, at: SourceLocation(source: source, range: place ?? member.place)))
      }
    }
  }
}
