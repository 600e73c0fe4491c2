import ViperPack
import ViperProject
import ViperSpec
import ViperText

extension Pipeline {
  /// Adds the members of inherited Swift protocols to the specs.
  func addInherited(to read: inout ReadProject, found finder: ServiceFinder) throws(DiskError) {
    guard !finder.parents.isEmpty else { return }
    let checksIsolation = try finder.hasUnstatedIsolation ? self.checksIsolation(of: read) : false
    if checksIsolation {
      read.sourcesChecksum = ByteHash(joining: [read.sourcesChecksum], ["isolation"])
    }
    let ui = read.project.config.ui
    read.drafts = read.drafts.map { draft in
      guard let parents = finder.parents[draft.spec.name],
        read.project.known[draft.file.absolutePath] == nil
      else { return draft }
      let contracts = InheritedContracts(
        parents, superclass: finder.superclasses[draft.spec.name] ?? Superclass(),
        of: draft.contractsOfView(ui), checksIsolation: checksIsolation)
      return draft.replacing(contracts.added(to: draft.spec))
    }
  }
}

extension ProjectReader.Draft {
  /// The superclass of the view; empty for none.
  func superclass(_ ui: EmbeddedText?) -> String {
    spec.superclass?.string ?? flavour(ui)?.superclass ?? ""
  }

  /// The contracts to which the view conforms.
  func contractsOfView(_ ui: EmbeddedText?) -> Set<String> {
    guard let flavour = flavour(ui) else { return [] }
    let dialect = pack.dialect.adapted(flavour)
    return Set(dialect.root.map { dialect.contracts(conformedToBy: $0).map(\.key) } ?? [])
  }
}
