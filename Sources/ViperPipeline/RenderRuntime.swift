import ViperProject
import ViperSpec
import ViperText

extension Pipeline {
  /// Renders the file with the parts of ViperKit that the project's modules need, including modules
  /// that aren't selected. Nil if the config doesn't ask for the file, if no module needs it, or if
  /// one file can't serve all modules.
  package func runtime(
    for read: ReadProject, layouts: inout LayoutFinder, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> RenderedFile? {
    let project = read.project
    guard project.config.runtime == .file, project.config.write != .plugin else { return nil }
    var parts: Set<String> = []
    var access = Access.internal
    var folders: [String] = []
    for draft in read.ownDrafts {
      guard let flavour = draft.flavour(project.config.ui), flavour.usesRuntime else { continue }
      parts.formUnion(flavour.runtime)
      if project.config.app != nil { parts.formUnion(flavour.app?.runtime ?? []) }
      folders.append(read.folder(of: draft.file))
      let own = (draft.spec.access ?? project.config.access).flatMap { Access(rawValue: $0.string) }
      access = max(access, own ?? .internal)
    }
    guard !parts.isEmpty else { return nil }
    let place = read.runtimePlace
    let problems = try place.problems(forModulesIn: folders, on: disk)
    diagnostics += problems
    guard problems.isEmpty else { return nil }
    let folder = place.folder(forModulesIn: folders)
    return RuntimeFile.rendered(
      parts, in: folder, access: access, header: project.config.header ?? [],
      layout: try layouts.layout(for: folder))
  }

  package mutating func usesRuntime(
    _ specPath: String, of project: Project
  ) throws(DiskError) -> Bool {
    let draft = try read(project).ownDrafts.first { $0.file.absolutePath == specPath }
    return draft?.flavour(project.config.ui)?.usesRuntime ?? false
  }
}
