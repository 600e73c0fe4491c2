import ViperPack
import ViperProject
import ViperTemplate
import ViperText

/// A new SwiftPM package for modules, from `Templates/package`.
package enum NewPackage {
  package static func files(
    in folder: String, named name: String, module: NewModule, isApp: Bool = false,
    hasTests: Bool = true
  ) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
    let sources = BuiltIn.templates("package")
    let library = TemplateLibrary(sources)
    var diagnostics: [Diagnostic] = []
    let context: [String: TemplateValue] = [
      "package": ["name": .string(name)],
      "module": ["name": .string(module.name), "ui": .string(module.ui ?? "")],
      "isApp": .bool(isApp), "hasTests": .bool(hasTests),
    ]
    var files: [(path: String, bytes: [UInt8])] = []
    for name in sources.keys.sorted() {
      var bytes: [UInt8] = []
      diagnostics += library.render(name, context, into: &bytes)
      // Templates of hidden files aren't hidden, because packs contain no hidden files.
      let path = name.hasPrefix("git") ? "." + name : name
      files.append((FilePath.join(folder, path), bytes))
    }
    return (files, diagnostics)
  }

  /// Whether a target's name would hide a Swift module that the package imports. On some disks,
  /// `foundation` and `Foundation` are the same file.
  package static func isTakenTarget(_ name: String) -> Bool {
    modulesOfSwift.contains(name.lowercased())
  }

  private static let modulesOfSwift: Set<String> = [
    "_concurrency", "_stringprocessing", "android", "appkit", "builtin", "combine",
    "corefoundation", "coregraphics", "cxx", "darwin", "dispatch", "foundation",
    "foundationessentials", "foundationinternationalization", "foundationnetworking",
    "foundationxml", "glibc", "musl", "observation", "quartzcore", "regexbuilder", "swift",
    "swiftui", "synchronization", "testing", "uikit", "viperkit", "xctest",
  ]
}
