import ViperText

extension Pipeline {
  /// What is wrong with the modules of a project so far, alone and with each other.
  ///
  /// - Parameters:
  ///   - sharedTypes: what the files declare that the project has as a whole, where those are made.
  ///   - knowsOpeners: false where modules that are not known here may open these.
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
      isComplete: knowsOpeners && options.warnsOfUnopened
        && read.drafts.count == read.project.readable.count,
      container: read.project.config.container, app: read.project.config.app,
      shared: sharedTypes)
    check.check()
    return resolved.diagnostics + check.diagnostics + resolved.serviceDiagnostics
  }
}
