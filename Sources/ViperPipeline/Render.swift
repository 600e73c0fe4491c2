import SwiftLayout
import ViperTemplate

extension ResolvedProject {
  /// - Parameter layouts: the layouts, by the absolute path of the module's folder.
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
