import SwiftLayout
import ViperTemplate

extension ResolvedProject {
  /// Renders the planned files of a module.
  ///
  /// - Parameter layouts: by the folder of a module.
  package func renderer(of module: Module, layouts: [String: SwiftLayout]) -> Renderer {
    renderer(
      module.draft.pack.library,
      layout: layouts[read.folder(of: module.draft.file)] ?? SwiftLayout())
  }

  /// Renders files as the config asks for.
  package func renderer(_ library: TemplateLibrary, layout: SwiftLayout) -> Renderer {
    let config = read.project.config
    var renderer = Renderer(library: library, layout: layout, header: config.header ?? [])
    renderer.availability = config.available.map(Availability.init)
    return renderer
  }
}
