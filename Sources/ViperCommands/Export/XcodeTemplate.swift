import ViperPack
import ViperPipeline
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// A pack as an `.xctemplate` for Xcode's New File dialog. It creates an empty module.
package enum XcodeTemplate {
  /// Xcode replaces this variable with the module's name in the contents of files.
  private static let variable = "___VARIABLE_productName:identifier___"
  /// Xcode replaces this variable in the names of files.
  private static let fileName = "___FILEBASENAME___"
  /// The module is rendered with both names. If the results differ in anything else, the pack can't
  /// be exported.
  private static let samples = ["XcodeSample", "OtherName"]

  package static func folder(of pack: Pack) -> String { "\(pack.name) module.xctemplate" }

  package static func files(
    of pack: Pack
  ) -> (files: [(path: String, text: String)], diagnostics: [Diagnostic]) {
    guard !pack.xcodeChoices.isEmpty else { return ([], [.nothingForXcode(pack.name)]) }
    var (information, diagnostics) = Template.parse(EmbeddedText(BuiltIn.xcodeInformation))
    let (text, problems) = information.render([
      "summary": .string(xmlText(pack.summary)),
      "labels": .list(pack.xcodeChoices.map { .string(xmlText($0.label)) }),
    ])
    diagnostics += problems
    var files = [(path: "TemplateInfo.plist", text: text)]
    for choice in pack.xcodeChoices {
      guard
        let uiFramework = pack.dialect.uiFrameworks.first(where: { $0.key == choice.uiFramework })
      else { continue }
      let versions = samples.map {
        module(named: $0, of: pack, uiFramework: uiFramework, into: &diagnostics)
      }
      for (one, other) in zip(versions[0], versions[1])
      where one.path != other.path || one.text != other.text {
        diagnostics.append(.nameChanged(one.path, pack: pack.name))
      }
      files += versions[0].map { ("\(choice.label)/\($0.path)", $0.text) }
    }
    return (diagnostics.hasErrors ? [] : files, diagnostics)
  }

  private static func module(
    named name: String, of pack: Pack, uiFramework: Dialect.UIFramework,
    into diagnostics: inout [Diagnostic]
  ) -> [(path: String, text: String)] {
    let yours = pack.dialect.ownableRoles
    let json =
      "{ \"ui\": \(jsonString(uiFramework.key)), "
      + "\"yours\": [\(yours.map(jsonString).joined(separator: ", "))] }"
    let resolved = ReadProject(
      specs: [(name, json)], for: pack, config: Config(folder: "/")
    ).resolved()
    diagnostics += resolved.diagnostics
    guard let module = resolved.modules.first else { return [] }
    let (planned, problems) = resolved.plan(module, tests: nil)
    diagnostics += problems
    let renderer = resolved.renderer(of: module, layouts: [:])
    return planned.files.map { file in
      let bytes = renderer.content(of: file, in: planned, into: &diagnostics)
      let text = String(decoding: bytes, as: UTF8.self)
      return (
        path: FilePath.name(of: file.path).replacing(name, with: fileName),
        text: text.replacing(name, with: variable)
      )
    }
  }
}

extension Diagnostic {
  static func nothingForXcode(_ pack: String) -> Self {
    Diagnostic(
      id: "unsupported-xcode-template",
      "the pack '\(pack)' has no UI framework for Xcode's templates",
      help: "add to pack.json: \"xcode\": { \"None\": \"uikit\" }")
  }

  static func nameChanged(_ path: String, pack: String) -> Self {
    Diagnostic(
      id: "unsupported-xcode-template",
      "'\(path)' of the pack '\(pack)' changes the module's name, which Xcode's templates can't do",
      help: "use {{ module.name }} without filters")
  }
}
