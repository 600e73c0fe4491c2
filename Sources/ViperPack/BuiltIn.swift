import ViperResources
import ViperSpec
import ViperText

package enum BuiltIn {
  /// The default is the first.
  package static let packNames = ["viper", "viper-io", "viper-observable", "vip", "mvvm"]

  package static let defaultName = "viper"

  package static func pack(_ name: String) -> [String: SourceText]? {
    packNames.contains(name) ? templates(name) : nil
  }

  /// Each pack is read once, and each of its templates is parsed once.
  package static func read(_ name: String) -> Pack? {
    if let pack = packs.change({ $0[name] }) { return pack }
    let pack = pack(name).flatMap { PackReader.read($0, path: name, isBuiltIn: true).pack }
    packs.change { $0[name] = pack }
    return pack
  }

  private static let packs = SharedValue<[String: Pack]>([:])

  /// Lists the built-in packs whose dialect declares a key of specs.
  @Sendable package static func packs(withKey key: String) -> [String] {
    dialects.filter { $0.dialect.specKeys.contains(key) }.map(\.name)
  }

  package static var packsWithApps: [String] {
    dialects.filter { $0.dialect.uiFrameworks.contains { $0.app != nil } }.map(\.name)
  }

  static let dialects: [(name: String, dialect: Dialect)] = packNames.compactMap { name in
    read(name).map { (name, $0.dialect) }
  }

  /// - Parameter name: `package`; `start` for the specs of a new app's screens, and the templates of
  ///   their views; `program` for the templates of completion scripts, the manual and the graph page.
  package static func templates(_ name: String) -> [String: SourceText] {
    let prefix = "Templates/\(name)/"
    var files: [String: SourceText] = [:]
    for file in EmbeddedFiles.all where file.path.hasPrefix(prefix) {
      let path = String(file.path.dropFirst(prefix.count))
      files[path] = SourceText(path: "\(name)/\(path)", text: file.text)
    }
    return files
  }

  package static var xcodeInformation: SourceText { file("xcode/TemplateInfo.plist") }

  package static func schema(_ name: String) -> SourceText { file("schemas/" + name) }

  /// By line: an id, its page and an explanation.
  package static var explanations: [Substring] {
    text("explanations").split(separator: "\n")
  }

  /// In a fixed order. `UIKit+SwiftUI` is included if both parts are.
  package static func runtime(_ parts: Set<String>) -> [String] {
    EmbeddedFiles.all.filter { file in
      runtimeParts(ofFile: file.path).map { $0.allSatisfy(parts.contains) } ?? false
    }.map(\.text)
  }

  static let runtimeParts = Set(EmbeddedFiles.all.flatMap { runtimeParts(ofFile: $0.path) ?? [] })

  /// Nil if the file isn't ViperKit's.
  private static func runtimeParts(ofFile path: String) -> [String]? {
    let root = "Sources/ViperKit/Modules/"
    guard path.hasPrefix(root) else { return nil }
    let folder = path.dropFirst(root.count).prefix { $0 != "/" }
    return folder.split(separator: "+").map(String.init)
  }

  private static func file(_ path: String) -> SourceText {
    SourceText(path: path, text: text("Templates/" + path))
  }

  static func text(_ path: String) -> String {
    EmbeddedFiles.all.first { $0.path == path }?.text ?? ""
  }
}
