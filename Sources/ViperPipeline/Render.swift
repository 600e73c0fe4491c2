import SwiftLayout
import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

extension ResolvedProject {
  package func renderer(of module: Module, layouts: [String: SwiftLayout]) -> FileRenderer {
    renderer(
      module.draft.pack.library,
      layout: layouts[read.folder(of: module.draft.file)] ?? SwiftLayout())
  }

  package func renderer(_ library: TemplateLibrary, layout: SwiftLayout) -> FileRenderer {
    let config = read.project.config
    return FileRenderer(
      library: library, layout: layout, header: config.header ?? [],
      availability: config.available.map(Availability.init),
      isForApple: config.supported == .apple)
  }
}

extension ReadProject {
  package var runtimeNames: [String] {
    project.config.runtime == .file ? runtimeNeeds.names?.sorted() ?? ["*"] : []
  }

  var runtimeNeeds: RuntimeNeeds {
    let config = project.config
    var needs = RuntimeNeeds()
    needs.hiddenTypes = modulesOfHiddenTypes
    needs.names = RuntimeCode.basicNames.union(RuntimeCode.names(of: config.app))
    for draft in ownDrafts {
      guard let uiFramework = draft.uiFramework(config.ui), uiFramework.usesRuntime else {
        continue
      }
      needs.parts.formUnion(uiFramework.runtime)
      if config.app != nil { needs.parts.formUnion(uiFramework.app?.runtime ?? []) }
      needs.folders.append(folder(of: draft.file))
      let own = (draft.spec.access ?? config.access).flatMap { Access(rawValue: $0.string) }
      needs.access = max(needs.access, own ?? .internal)
      needs.add(namesOf: draft, uiFramework)
    }
    return needs
  }
}

extension RuntimeNeeds {
  /// A member that people write may navigate in any way.
  fileprivate mutating func add(
    namesOf draft: ProjectReader.Draft, _ uiFramework: Dialect.UIFramework
  ) {
    let dialect = draft.pack.dialect.adapted(uiFramework)
    let isWritten = uiFramework.anchors.keys.contains { role in
      draft.spec.isYours(role)
        || dialect.contracts(conformedToBy: role).contains { contract in
          draft.spec.inherited[contract.key]?.isEmpty == false
            || (draft.spec.contracts[contract.key] ?? []).contains(where: \.implementations.isEmpty)
        }
    }
    guard !isWritten, BuiltIn.packNames.contains(draft.pack.name) else {
      names = nil
      return
    }
    names?.formUnion(RuntimeCode.names(inSpec: draft.spec.source.bytes, ui: uiFramework.key))
  }
}

extension Pipeline {
  /// Renders the parts of ViperKit that the project's modules need, including modules that aren't
  /// selected; empty if the config doesn't ask for them, or if one copy can't serve all modules.
  package func runtime(
    for read: ReadProject, layouts: inout LayoutFinder, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [RenderedFile] {
    let config = read.project.config
    guard config.runtime == .file, config.write != .plugin else { return [] }
    let needs = read.runtimeNeeds
    guard !needs.parts.isEmpty else { return [] }
    let place = read.runtimePlace
    let problems = try place.problems(forModulesIn: needs.folders, on: disk)
    diagnostics += problems
    guard problems.isEmpty else { return [] }
    let folder = place.folder(forModulesIn: needs.folders)
    return RuntimeFile.rendered(
      needs, in: folder, header: config.header ?? [], layout: try layouts.layout(for: folder))
  }

  package mutating func usesRuntime(
    _ specPath: String, of project: Project
  ) throws(DiskError) -> Bool {
    let draft = try read(project).ownDrafts.first { $0.file.absolutePath == specPath }
    return draft?.uiFramework(project.config.ui)?.usesRuntime ?? false
  }
}
