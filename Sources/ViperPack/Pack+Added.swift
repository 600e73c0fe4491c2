import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

extension Pack {
  /// A config's names and files for components and contracts that the pack doesn't have.
  package struct Additions: Sendable {
    package struct Mention: Sendable {
      package let key: EmbeddedText
      package let isRole: Bool
      let what: String
      let pack: String
      let known: [String]

      /// An error only if the key resembles a known key, because the last spec that adds the part
      /// may have been deleted.
      package func diagnostic(besides added: Set<String>) -> Diagnostic {
        let known = known + added.subtracting(known).sorted()
        return nearMatch(for: key.string, in: known) == nil
          ? .unusedPart(isRole ? "component" : "contract", key, pack: pack)
          : .unknownPart(what, key, pack: pack, known: known)
      }
    }

    package internal(set) var mentions: [Mention] = []
    var roles: [String: Template] = [:]
    var contracts: [String: Template] = [:]
    var properties: [PartSettings.Entry] = []
  }

  /// Without a name in the config, a name follows the pack's names: `FeedStore` for `store`.
  package func adding(_ parts: AdditionalParts) -> Pack {
    guard !parts.isEmpty else { return self }
    var pack = self
    var ignored: [Diagnostic] = []
    pack.dialect = dialect.adding(parts).calling(additions.properties, into: &ignored)
    for role in parts.roles {
      pack.roles[role.string] = Named(
        name: additions.roles[role.string]
          ?? Self.template("{{ module.name }}" + role.string.capitalizedFirst),
        summary: Self.template("The \(Self.words(role)) of {{ module.name }}."))
    }
    let ending = words["Protocol"] == nil ? "" : "{{ words.Protocol }}"
    for contract in parts.contracts {
      let conformer = Self.words(contract.conformer)
      let isBack = pack.dialect.contracts.contains { $0.key == contract.key.string && $0.isWeak }
      let summary =
        contract.caller.map {
          let asks = isBack ? "tells its \(conformer)" : "asks its \(conformer) for"
          return "What the \(Self.words($0)) of {{ module.name }} \(asks)."
        } ?? "What others ask the \(conformer) of {{ module.name }} for."
      pack.contracts[contract.key.string] = Named(
        name: additions.contracts[contract.key.string]
          ?? Self.template("{{ module.name }}" + contract.key.string.capitalizedFirst + ending),
        summary: Self.template(summary))
    }
    return pack
  }

  /// `dataManager` → `data manager`
  private static func words(_ key: EmbeddedText) -> String {
    kebabCased(key.string).split(separator: "-").joined(separator: " ")
  }

  /// Always valid, because keys are identifiers.
  private static func template(_ text: String) -> Template {
    Template.parse(EmbeddedText(SourceText(path: "", text: text))).0
  }
}

extension Pack {
  /// `Swift.Error` if the app declares `Error`.
  package func qualifying(_ modules: [String: String]) -> TemplateLibrary {
    library.edited { TypeNameScan.qualifying($0, modules) }
  }

  package func replacing(_ library: TemplateLibrary) -> Pack {
    var pack = self
    pack.library = library
    return pack
  }

  /// No type of a spec may hide types that the templates of a UI framework use.
  package func neededTypes(
    in uiFramework: Dialect.UIFramework, hasApp: Bool = true, among names: Set<String>
  ) -> Set<String> {
    // A pack that extends another one has the templates of all its UI frameworks.
    let others = Set(dialect.uiFrameworks.flatMap { [$0.key, $0.framework.lowercased()] })
      .union(["swiftui", "uikit", "storyboard", "nib"])
      .subtracting([uiFramework.key, uiFramework.framework.lowercased()])
    // The files of an app have its name.
    let ofApp = files.filter { $0.isOfProject && $0.pathText.string.contains("app.") }
    let unused = Set(hasApp ? [] : ofApp.map(\.template))
    // A folder with the name of another UI framework has its templates.
    let codes = library.code { path, bytes in
      path.hasSuffix(".swift") && !others.contains(String(path.prefix { $0 != "/" }))
        && !unused.contains(path) && (hasApp || !path.hasPrefix("app/"))
        && TypeNameScan.mentions(names, in: bytes)
    }
    return codes.reduce(into: Set<String>()) { needed, code in
      let scan = TypeNameScan(code)
      needed.formUnion(scan.used.union(scan.declared))
    }.intersection(names)
  }
}

extension BuiltIn {
  private static let typesOfRuntime = Set(
    text("types").split(whereSeparator: \.isWhitespace).map(String.init))

  /// The types among some names that ViperKit declares.
  package static func types(ofRuntimeAmong names: Set<String>) -> Set<String> {
    typesOfRuntime.intersection(names)
  }

  /// The names that the parts of ViperKit in the modules' target declare or use.
  ///
  /// - Parameter hidden: the types that ViperKit writes with a Swift module's name, as in `UIKit.UIView`.
  package static func neededTypes(
    ofRuntime parts: Set<String>, among names: Set<String>, besides hidden: Set<String> = []
  ) -> Set<String> {
    let files = runtime(parts).map { [UInt8]($0.utf8) }
    let scans = files.filter { TypeNameScan.mentions(names, in: $0) }.map(TypeNameScan.init)
    return scans.reduce(into: Set<String>()) { needed, scan in
      needed.formUnion(scan.used.subtracting(hidden).union(scan.declared))
    }.intersection(names)
  }
}
