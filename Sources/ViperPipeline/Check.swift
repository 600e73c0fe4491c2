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
    let place = read.runtimePlace
    var targets: [String: String] = [:]
    for draft in read.drafts {
      targets[draft.file.name] = place.target(of: read.folder(of: draft.file)) ?? ""
    }
    var check = ProjectCheck(
      drafts: read.drafts, modules: resolved.modules.map(\.module), names: resolved.names,
      targets: targets,
      isComplete: knowsOpeners && options.warnsOfUnopenedModules
        && read.drafts.count == read.project.readable.count,
      config: read.project.config, shared: sharedTypes, neededTypes: resolved.specs.neededTypes)
    check.check()
    return resolved.diagnostics + check.diagnostics + resolved.serviceDiagnostics
  }
}
