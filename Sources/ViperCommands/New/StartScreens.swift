import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// The first two screens of a new app, from `Templates/start`.
package struct StartScreens {
  package typealias Files = [(path: String, bytes: [UInt8])]

  package private(set) var specs: Files = []
  /// A pack that draws the views, relative to the package. It only exists while `new` runs.
  package private(set) var pack: Files = []
  package static let packFolder = "start"

  /// Renders the screens. Nil for a pack or a UI framework without them.
  package init?(pack name: String?, ui: String?, into diagnostics: inout [Diagnostic]) {
    let name = name ?? BuiltIn.defaultName
    let uiFrameworks = BuiltIn.read(name)?.dialect.uiFrameworks ?? []
    let ui = ui ?? uiFrameworks.first?.key ?? ""
    guard ["uikit", "swiftui"].contains(ui), uiFrameworks.contains(where: { $0.key == ui }) else {
      return nil
    }
    let sources = BuiltIn.templates("start").filter {
      $0.key.hasPrefix(ui + "/") || $0.key.hasSuffix(".json")
    }
    let library = TemplateLibrary(sources.filter { $0.key.hasSuffix(".json") })
    let context: [String: TemplateValue] = ["pack": .string(name), "ui": .string(ui)]
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      var bytes = source.bytes
      if path.hasSuffix(".json") {
        bytes = []
        diagnostics += library.render(path, context, into: &bytes)
      }
      if path.hasSuffix(".json"), path != "pack.json" {
        specs.append(("Specs/\(path.dropLast(5))\(Project.SpecFile.suffix)", bytes))
      } else {
        pack.append((FilePath.join(Self.packFolder, path), bytes))
      }
    }
  }
}
