import ViperSpec
import ViperTemplate
import ViperText

/// The files of a SwiftPM package around new modules, from `Templates/package`.
package enum NewPackage {
  /// The pack that the package's config names for all modules: a built-in one. A folder is named by
  /// the spec, which it is seen from.
  package static func packOfAll(_ module: NewModule) -> String? {
    module.pack.flatMap { BuiltIn.packNames.contains($0) ? $0 : nil }
  }

  /// - Parameters:
  ///   - folder: the absolute folder of the package.
  ///   - module: the first module; the package and its target have its name.
  ///   - hasTests: whether it gets a test target with mocks and tests.
  /// - Returns: the files by absolute path.
  package static func files(
    in folder: String, module: NewModule, hasTests: Bool = true
  ) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
    let sources = BuiltIn.newPackage
    var (library, diagnostics) = TemplateLibrary.parse(sources)
    let context: [String: TemplateValue] = [
      "module": ["name": .string(module.name), "ui": .string(module.ui ?? "")],
      "pack": .string(packOfAll(module) ?? ""),
      "hasTests": .bool(hasTests),
    ]
    var files: [(path: String, bytes: [UInt8])] = []
    for name in sources.keys.sorted() {
      var bytes: [UInt8] = []
      diagnostics += library.render(name, context, into: &bytes)
      // A hidden file's template is not hidden, so that packs can be searched without them.
      let path = name == "gitignore" ? ".gitignore" : name
      files.append((FilePath.join(folder, path), bytes))
    }
    return (files, diagnostics)
  }
}
