import ViperPack
import ViperProject
import ViperSpec
import ViperText

extension Pipeline {
  /// Adds the members of inherited Swift protocols to the specs.
  func addInherited(to read: inout ReadProject, found finder: DeclarationFinder) throws(DiskError) {
    guard !finder.parents.isEmpty else { return }
    let isolation =
      try finder.hasUnstatedIsolation ? defaultIsolation(of: read) : DefaultIsolation.unchecked
    read.sourcesChecksum = ByteHash(joining: [read.sourcesChecksum], ["\(isolation)"])
    read.drafts = read.drafts.map { draft in
      guard let parents = finder.parents[draft.spec.name],
        read.project.known[draft.file.absolutePath] == nil
      else { return draft }
      let contracts = InheritedContracts(
        parents, known: finder.knownMembers[draft.spec.name] ?? [:], isolation: isolation)
      return draft.replacing(contracts.added(to: draft.spec))
    }
  }
}

extension ProjectReader.Draft {
  /// Finds the components that inherit Swift protocols.
  ///
  /// - Parameter ui: the config's UI framework.
  func inheritingComponents(_ ui: EmbeddedText?) -> [DeclarationFinder.Component] {
    guard !spec.inherited.isEmpty, let flavour = flavour(ui) else { return [] }
    let dialect = pack.dialect.adapted(flavour)
    // The planner reports these errors.
    var ignored: [Diagnostic] = []
    let names = ModuleNames.make(
      module: spec.name, framework: flavour.framework, pack: pack, own: spec.names, into: &ignored)
    let superclass = spec.superclass?.string ?? flavour.superclass
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
