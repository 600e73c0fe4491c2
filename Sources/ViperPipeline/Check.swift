import ViperProject
import ViperSpec
import ViperText

extension Pipeline {
  /// Checks the modules of a project.
  ///
  /// - Parameters:
  ///   - sharedTypes: the types in the files that belong to no module.
  ///   - knowsOpeners: false if unknown modules may open these modules.
  package func check(
    _ resolved: ResolvedProject, sharedTypes: [String] = [], knowsOpeners: Bool = true
  ) -> [Diagnostic] {
    let read = resolved.read
    var check = ProjectCheck(
      resolved: resolved, shared: sharedTypes,
      isComplete: knowsOpeners && options.warnsOfUnopenedModules
        && read.drafts.count == read.project.readable.count)
    check.check()
    return resolved.diagnostics + check.diagnostics + resolved.serviceDiagnostics
      + resolved.servicesNamedLikeComponents
      + resolved.redeclaredTypes(on: disk)
  }
}

/// Checks for services that conflict in the container, or in a builder.
extension ResolvedProject {
  var serviceDiagnostics: [Diagnostic] {
    guard let container = read.project.config.container else {
      return specs.graph.clashes.filter(concernsSelected).map {
        .clashingServices($0, of: "'\($0.module ?? "")'")
      }
    }
    if let pack = packWithoutContainer { return [.packWithoutContainer(container, pack: pack)] }
    let own = read.ownDrafts.map(\.file.name)
    var diagnostics = specs.graph.clashes(inContainerOf: own, specs: specs).map {
      Diagnostic.clashingServices($0, of: "the container")
    }
    // The container ignores services that builders take as parameters.
    let known = Set(diagnostics.compactMap(\.location))
    diagnostics += specs.graph.clashes.filter {
      concernsSelected($0) && !known.contains($0.second.location)
    }.map { .clashingServices($0, of: "'\($0.module ?? "")'") }
    if hasNoContainerPlace { diagnostics.append(.noContainerPlace(container)) }
    return diagnostics
  }

  /// The name of the pack that makes a container impossible: the config's pack, or a module's pack
  /// if no module's pack has a dependencies protocol.
  private var packWithoutContainer: String? {
    guard read.pack?.dependenciesName != nil else { return read.pack?.name ?? "" }
    let packs = read.ownDrafts.map(\.pack)
    return packs.allSatisfy { $0.dependenciesName == nil } ? packs.first?.name : nil
  }

  private func concernsSelected(_ clash: ServiceGraph.Clash) -> Bool {
    !meaningful.allSatisfy { !clash.sharers.contains($0.name) }
  }
}

extension Diagnostic {
  static func packWithoutContainer(_ container: EmbeddedText, pack: String) -> Self {
    Diagnostic(
      id: "unsupported-container", "the pack '\(pack)' doesn't support a dependency container",
      at: container, help: "delete 'container', or add 'dependencies' to the pack.json")
  }

  static func noContainerPlace(_ container: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-container-place",
      "no target can contain '\(container)', because no target depends on all others with modules",
      at: container,
      help: "move this config to the folder of one target, and add the others to 'known'")
  }
}
