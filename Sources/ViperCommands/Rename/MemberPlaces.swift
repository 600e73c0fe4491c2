import SwiftReading
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

struct MemberTarget {
  /// Nil for a member of the output.
  let contract: Dialect.Contract?
  let member: SpecMember
  let oldName: String
  let newName: String
  /// Whether the other members with its name, which have other labels, keep it.
  let isOverloaded: Bool
  /// Whether no other component calls a member with this name through the same property.
  let isOnly: Bool
}

/// The places of a member's name in a project.
struct MemberPlaces {
  /// A module that implements or calls the member.
  struct Involved {
    let draft: ProjectReader.Draft
    let relations: [String: MemberMentions.Relation]
    /// Whether no other module has files in its folder.
    let hasFolder: Bool
  }

  let target: MemberTarget
  let modules: [Involved]
  private let drafts: [ProjectReader.Draft]
  private let config: Config
  private let home: Project.SpecFile
  private let mentions: MemberMentions
  /// The edits of specs and of the config, by absolute path.
  private(set) var edits: [String: TextEdits] = [:]

  init(of target: MemberTarget, in read: ReadProject, home: Project.SpecFile) {
    (self.target, self.home, drafts) = (target, home, read.ownDrafts)
    config = read.project.config
    mentions = MemberMentions(
      name: target.oldName, member: target.member.member,
      property: target.contract?.property ?? "output", isOverloaded: target.isOverloaded)
    let folders = drafts.map { read.folder(of: $0.file) }
    modules = zip(drafts, folders).compactMap { draft, folder in
      let relations = Self.relations(of: draft, to: target, of: home)
      let count = folders.count { $0 == folder }
      return relations.isEmpty
        ? nil : Involved(draft: draft, relations: relations, hasFolder: count == 1)
    }
    for draft in drafts { add(places(in: draft), at: draft.file.absolutePath) }
    add(linkSteps(), at: config.path)
  }

  private mutating func add(_ places: [SourceLocation], at path: String) {
    guard let source = places.first?.source else { return }
    edits[path] = TextEdits(places.map { .init($0.range, target.newName) }, of: source)
  }

  private static func relations(
    of draft: ProjectReader.Draft, to target: MemberTarget, of home: Project.SpecFile
  ) -> [String: MemberMentions.Relation] {
    let (holder, isHome) = (draft.pack.dialect.holders.output, draft.file == home)
    var relations: [String: MemberMentions.Relation] = [:]
    if let contract = target.contract {
      if isHome { relations[contract.conformer] = .owner }
      if isHome || draft.spec.shared[contract.key]?.string == home.name {
        relations[contract.caller, default: []].insert(.caller)
      }
    } else {
      if isHome { relations[holder] = .caller }
      if draft.spec.handled.contains(where: { $0.module.string == home.name }) {
        relations[holder, default: []].insert(.owner)
      }
    }
    return relations
  }

  private func places(in draft: ProjectReader.Draft) -> [SourceLocation] {
    var places: [SourceLocation] = []
    if draft.file == home, target.member.member.name == target.oldName {
      places.append(target.member.member.nameLocation)
    }
    let relations = modules.first { $0.draft.file == draft.file }?.relations ?? [:]
    let dialect = draft.uiFramework(config.ui).map { draft.pack.dialect.adapted($0) }
    var members = (dialect?.contracts ?? []).map {
      (role: $0.conformer, members: draft.spec.contracts[$0.key] ?? [])
    }
    members += draft.spec.handled.map { (draft.pack.dialect.holders.output, $0.members) }
    for (role, members) in members {
      let relation = relations[role] ?? []
      places += members.flatMap { member in
        (member.swiftTexts + (relation.contains(.owner) ? member.cancelled : []))
          .flatMap { mentions.places(in: $0, relation) }
      }
    }
    guard target.contract == nil else { return places }
    let handled = draft.spec.handled.filter { $0.module.string == home.name }
    places += handled.flatMap(\.members).map(\.member).filter(mentions.isSame)
      .map(\.nameLocation)
    let swiped = draft.spec.routes.filter { $0.to?.string == home.name }.compactMap(\.swipe)
    return places + swiped.filter { $0.string == target.oldName }.map(\.location)
  }

  /// The steps of deep links that call the member.
  private func linkSteps() -> [SourceLocation] {
    guard let contract = target.contract else { return [] }
    return (config.app?.links ?? []).flatMap { link in
      var module = link.start.string
      return link.steps.compactMap { step -> SourceLocation? in
        let spec = drafts.first { $0.file.name == module }?.spec
        let routes = spec?.contracts[contract.key] ?? []
        let isOld = module == home.name && step.route.string == target.oldName
        let member = routes.first {
          [step.route.string, isOld ? target.newName : ""].contains($0.member.name)
        }
        module = member?.routes.lazy.compactMap(\.to).first?.string ?? ""
        return isOld ? step.route.location : nil
      }
    }
  }

  /// Renames the member in a file, and finds a declaration that already has the new name.
  func found(
    in text: SourceText, of involved: Involved, _ table: NameTable
  ) -> (edited: [UInt8]?, isDeclared: Bool, taken: SourceLocation?) {
    guard let file = SwiftFile(text) else { return (nil, false, nil) }
    let names = table[involved.draft.file.name]
    func relation(_ type: String) -> MemberMentions.Relation {
      if let role = names?.roles.first(where: { $0.value == type })?.key {
        return involved.relations[role] ?? []
      }
      let isHelper = involved.hasFolder && table.owner(of: type) == nil
      return isHelper && target.isOnly
        && involved.relations.values.contains { $0.contains(.caller) }
        ? .caller : []
    }
    let (places, declarations) = mentions.places(in: file, relation: relation)
    let taken = file.types.filter { relation($0.name).contains(.owner) }
      .flatMap { mentions.declared(in: $0.members, named: target.newName) }.first(where: \.fits)
    let edits = TextEdits(places.map { .init($0, target.newName) }, of: text)
    return (
      places.isEmpty ? nil : edits.edited.bytes, !declarations.isEmpty,
      taken.map { text.location(of: $0.range) }
    )
  }
}

extension SpecMember {
  fileprivate var swiftTexts: [EmbeddedText] {
    implementations.flatMap { implementation -> [EmbeddedText] in
      switch implementation {
      case .body(let text): [text]
      case .forward(let forward):
        [forward.target] + forward.then + forward.catch + [forward.while].compactMap(\.self)
      case .route(let route): route.with.compactMap(\.value)
      }
    }
  }
}
