import ViperProject
import ViperSpec
import ViperText

/// `runtime: file`: what the modules of a project need of ViperKit, rendered once.
extension Generator {
  func runtimePlace(of project: Project) throws(DiskError) -> RuntimePlace {
    RuntimePlace(
      disk: disk, project: project, into: options.into,
      packageFolder: try packageFolder(of: project))
  }

  /// The file for all modules of the project, also those that are not asked for now: it is theirs,
  /// too. Nil if none of them needs it, or one file can't serve them all.
  func runtime(
    for drafts: [ProjectReader.Draft], in project: Project, layouts: inout LayoutFinder,
    into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> RenderedFile? {
    guard project.config.runtime == .file, project.config.write != .plugin else { return nil }
    var parts: Set<String> = []
    var access = Access.internal
    var folders: [String] = []
    for draft in drafts where project.known[draft.file.absolutePath] == nil {
      let flavours = draft.pack.dialect.flavours
      let word = (draft.spec.ui ?? project.config.ui)?.string
      let flavour = word.map { word in flavours.first { $0.key == word } } ?? flavours.first
      guard let flavour, flavour.usesRuntime else { continue }
      parts.formUnion(flavour.runtime)
      folders.append(folder(of: draft.file, in: project))
      let own = (draft.spec.access ?? project.config.access).flatMap { Access(rawValue: $0.string) }
      access = max(access, own ?? .internal)
    }
    guard !parts.isEmpty else { return nil }
    let place = try runtimePlace(of: project)
    let problems = try place.problems(forModulesIn: folders, display: project.display)
    diagnostics += problems
    guard problems.isEmpty else { return nil }
    let folder = place.folder(forModulesIn: folders)
    return RuntimeFile.rendered(
      parts, in: folder, access: access, header: project.config.header ?? [],
      layout: try layouts.layout(for: folder))
  }
}
