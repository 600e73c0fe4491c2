import ViperPack
import ViperProject
import ViperSpec
import ViperText

extension Pipeline {
  /// Adds the members of inherited Swift protocols to the specs.
  func addInherited(to read: inout ReadProject, found finder: DeclarationFinder) throws(DiskError) {
    guard !finder.found.parents.isEmpty else { return }
    let isolation =
      try finder.hasUnstatedIsolation ? defaultIsolation(of: read) : DefaultIsolation.unchecked
    read.sourcesChecksum = ByteHash(joining: [read.sourcesChecksum], ["\(isolation)"])
    var warnings: [Diagnostic] = []
    read.drafts = read.drafts.map { draft in
      guard let parents = finder.found.parents[draft.spec.name],
        read.project.known[draft.file.absolutePath] == nil
      else { return draft }
      let contracts = InheritedContracts(
        parents, known: finder.knownMembers[draft.spec.name] ?? [:], isolation: isolation,
        declared: Set((finder.found.origins[draft.spec.name] ?? [:]).keys))
      if draft.isSelected { warnings += contracts.diagnostics(of: draft.spec) }
      return draft.replacing(contracts.added(to: draft.spec))
    }
    read.diagnostics += warnings
  }
}

extension ProjectReader.Draft {
  func inheritingComponents(_ ui: EmbeddedText?) -> [DeclarationFinder.Component] {
    guard !spec.inherited.isEmpty, let uiFramework = uiFramework(ui) else { return [] }
    let dialect = pack.dialect.adapted(uiFramework)
    // The planner reports these errors.
    var ignored: [Diagnostic] = []
    let names = ModuleNames.make(
      module: spec.name, framework: uiFramework.framework, pack: pack, own: spec.names,
      into: &ignored)
    let superclass = spec.superclass?.string ?? uiFramework.superclass
    return dialect.roles.compactMap { role in
      let contracts = dialect.contracts(conformedToBy: role.key).map(\.key)
      guard let name = names.roles[role.key],
        contracts.contains(where: { spec.inherited[$0]?.isEmpty == false })
      else { return nil }
      return DeclarationFinder.Component(
        name: name, superclass: role.key == dialect.root ? superclass : "", contracts: contracts)
    }
  }
}

extension Pipeline {
  /// Reads the actor of protocols without an actor attribute from `Package.swift` or the Xcode
  /// project.
  func defaultIsolation(of read: ReadProject) throws(DiskError) -> DefaultIsolation {
    if let packageFolder = read.packageFolder {
      let path = FilePath.join(packageFolder, "Package.swift")
      let manifest = PackageManifest(try disk.read(path) ?? [])
      if manifest.hasDefaultIsolation { return .mainActor }
      return manifest.checksIsolation ? .nonisolated : .unchecked
    }
    guard let settings = try xcodeSettings(of: read.project) else { return .unchecked }
    if settings.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION").contains("MainActor") {
      return .mainActor
    }
    let isChecked = settings.values(of: "SWIFT_VERSION").contains { $0.hasPrefix("6") }
    return isChecked ? .nonisolated : .unchecked
  }

  private func xcodeSettings(of project: Project) throws(DiskError) -> [UInt8]? {
    var search = XcodeSearch(disk: disk, config: project.config, display: project.display)
    guard let path = try search.project() else { return nil }
    return try disk.read(FilePath.join(path, XcodeSearch.textName)) ?? []
  }

  /// How the compiler reports values that leave the main actor and aren't `Sendable`. Nil if it
  /// doesn't; a warning if that depends on unknown settings or on the target.
  func sendingSeverity(of read: ReadProject) throws(DiskError) -> Diagnostic.Severity? {
    if let packageFolder = read.packageFolder {
      let path = FilePath.join(packageFolder, "Package.swift")
      return PackageManifest(try disk.read(path) ?? []).checksSending ? .error : nil
    }
    guard let settings = try xcodeSettings(of: read.project) else { return .warning }
    // New Xcode projects have all of these settings.
    let relaxing = [
      ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
      ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "YES"),
    ]
    let modes = settings.values(of: "SWIFT_VERSION").map { $0.hasPrefix("6") }
    guard modes.contains(true),
      !relaxing.contains(where: { settings.values(of: $0).contains($1) })
    else { return nil }
    return modes.contains(false) ? .warning : .error
  }
}
