import ViperResources
import ViperSpec
import ViperText

/// What travels inside the binary: the built-in packs, the files of a new package and the part of
/// ViperKit that generated modules need.
package enum BuiltIn {
  /// The names of the built-in packs, the default one first.
  package static let packNames = ["viper", "viper-io", "vip", "mvvm"]

  /// The pack of specs that name none.
  package static let defaultName = "viper"

  /// The files of a built-in pack by their path in it; nil if there is none of that name.
  package static func pack(_ name: String) -> [String: SourceText]? {
    packNames.contains(name) ? folder("Templates/\(name)/", shownAs: "\(name)/") : nil
  }

  /// A built-in pack, read; nil if there is none of that name.
  package static func read(_ name: String) -> Pack? {
    pack(name).flatMap { PackReader.read($0, path: name, isBuiltIn: true).pack }
  }

  /// The built-in packs whose specs have a key that those of others lack.
  @Sendable package static func packs(withKey key: String) -> [String] { packsByKey[key] ?? [] }

  /// Read at the first question, which only a mistake asks.
  private static let packsByKey: [String: [String]] = {
    var packs: [String: [String]] = [:]
    for (name, dialect) in dialects {
      for key in dialect.specKeys { packs[key, default: []].append(name) }
    }
    return packs
  }()

  /// The built-in packs that can start an app.
  package static var packsWithApps: [String] {
    dialects.filter { $0.dialect.flavours.contains { $0.app != nil } }.map(\.name)
  }

  private static var dialects: [(name: String, dialect: Dialect)] {
    packNames.compactMap { name in read(name).map { (name, $0.dialect) } }
  }

  /// The templates of a new package's own files.
  package static var newPackage: [String: SourceText] {
    folder("Templates/package/", shownAs: "package/")
  }

  /// The templates of completion scripts, the manual page and the page of a graph.
  package static var program: [String: SourceText] {
    folder("Templates/program/", shownAs: "program/")
  }

  /// What Xcode reads of a template of its New File dialog, as a template.
  package static var xcodeInformation: SourceText { file("xcode/TemplateInfo.plist") }

  /// A file of `Templates/schemas`; empty if there is none of that name.
  package static func schema(_ name: String) -> SourceText { file("schemas/" + name) }

  /// What explains diagnostics: of each its id, its page and a line.
  package static var explanations: [Substring] {
    EmbeddedFiles.all.first { $0.path == "explanations" }?.text.split(separator: "\n") ?? []
  }

  /// The sources of some folders of ViperKit's part for generated modules, in a fixed order. Those of
  /// `UIKit+SwiftUI` come along where both parts are.
  package static func runtime(_ parts: Set<String>) -> [String] {
    EmbeddedFiles.all.filter { file in
      runtimeParts(ofFile: file.path).map { $0.allSatisfy(parts.contains) } ?? false
    }.map(\.text)
  }

  /// The parts of ViperKit that a flavour's 'runtime' can name.
  static let runtimeParts = Set(EmbeddedFiles.all.flatMap { runtimeParts(ofFile: $0.path) ?? [] })

  /// The parts that a file belongs to: it comes along where all of them are. Nil for other files than ViperKit's.
  private static func runtimeParts(ofFile path: String) -> [String]? {
    let root = "Sources/ViperKit/Modules/"
    guard path.hasPrefix(root) else { return nil }
    let folder = path.dropFirst(root.count).prefix { $0 != "/" }
    return folder.split(separator: "+").map(String.init)
  }

  /// A file of `Templates`; empty if there is none of that name.
  private static func file(_ path: String) -> SourceText {
    let file = EmbeddedFiles.all.first { $0.path == "Templates/" + path }
    return SourceText(path: path, text: file?.text ?? "")
  }

  private static func folder(_ prefix: String, shownAs shown: String) -> [String: SourceText] {
    var files: [String: SourceText] = [:]
    for file in EmbeddedFiles.all where file.path.hasPrefix(prefix) {
      let path = String(file.path.dropFirst(prefix.count))
      files[path] = SourceText(path: shown + path, text: file.text)
    }
    return files
  }
}
