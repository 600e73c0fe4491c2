import ViperSpec
import ViperText

// All that is said of configs and of the files of a project.

extension Diagnostic {
  static func emptyFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-folder", "'\(withoutNul(text.string))' is no name of a folder", at: text.location,
      help: "use \".\" for the folder of the config")
  }

  static func unknownValue(_ key: String, _ text: EmbeddedText, known: [String]) -> Diagnostic {
    let near = nearMatch(for: text.string, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      id: "unknown-value", "'\(text.string)' is no value of '\(key)'", at: text.location,
      help: near ?? "known values: \(known.joined(separator: ", "))")
  }

  static func bareHeader(_ text: EmbeddedText, line: String) -> Diagnostic {
    Diagnostic(
      id: "bare-header", "the header stands above Swift code, and this is no comment: '\(line)'",
      at: text.location, help: "begin every line with '// '")
  }

  static func badTestModule(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-import", "'\(text.string)' is no name of a Swift module", at: text.location,
      help: "write what tests import: the name of the target that the modules are in")
  }

  static func noTestModule() -> Diagnostic {
    Diagnostic(
      id: "no-test-module", "tests would be made, but of which Swift module they import is unknown",
      at: nil, help: "add \"testModule\": \"MyApp\" to the viper-gen.json")
  }

  static func longSample(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "long-sample", "a sample is one expression, it ends here", at: location,
      help: "several samples of a type go into an array")
  }

  static func emptySample(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "empty-sample", "the sample is empty", at: text.location,
      help: "write an expression, such as \"Trip(id: 1)\"")
  }

  static func badWord(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-word", "'\(text.string)' can't be a part of a Swift name", at: text.location,
      help: "use letters and digits: \"Wireframe\"")
  }

  static func unknownPackWord(
    _ text: EmbeddedText, pack: String, known: [String]
  ) -> Diagnostic {
    let near = nearMatch(for: text.string, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      id: "unknown-word", "the names of the pack '\(pack)' have no word '\(text.string)'",
      at: text.location, help: near ?? "its words: \(known.joined(separator: ", "))")
  }

  static func clashingWords(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "clashing-words", "with these words two types of a module have one name",
      at: text.location, help: "choose words that differ")
  }

  static func unknownPack(_ text: EmbeddedText, known: [String]) -> Diagnostic {
    let near = nearMatch(for: text.string, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      id: "unknown-pack", "there is no pack '\(text.string)'", at: text.location,
      help: near
        ?? "built in: \(known.joined(separator: ", ")); write a folder as \"./\(text.string)\"")
  }

  static func badModuleName(_ name: String, path: String) -> Diagnostic {
    let near = nearSwiftIdentifier(for: name).map { pascalCased($0) }
      .map { isReservedSwiftTypeName($0) ? $0 + "Screen" : $0 }
    return Diagnostic(
      id: "bad-module-name",
      "'\(path)': '\(name)' can't be the name of a module, since it is no name of a Swift type",
      at: nil, help: near.map { "rename the file to '\($0).viper.json'" })
  }

  static func takenType(
    _ name: String, module: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "taken-type", "'\(name)' is a part of the module '\(module)' already", at: location,
      help: "rename it")
  }

  static func neverOpened(_ spec: Spec) -> Diagnostic {
    Diagnostic(
      .warning, id: "never-opened", "no route opens '\(spec.name)'",
      at: SourceLocation(source: spec.source, range: 0..<min(1, spec.source.bytes.count)),
      help: "open it with \"to\": \"\(spec.name)\", or add \"root\": true if the app starts with it"
    )
  }

  static func clashingType(
    _ name: String, at location: SourceLocation, first: TypePlace
  ) -> Diagnostic {
    Diagnostic(
      id: "clashing-type", "'\(name)' is declared by '\(first.module)' too, in the same target",
      at: location, help: "rename one of the two, or declare it once and use it in both",
      notes: [.init("first declared here", at: first.location)])
  }

  static func clashingPart(
    _ name: String, at location: SourceLocation, module: String, spec: Spec
  ) -> Diagnostic {
    Diagnostic(
      id: "clashing-type", "'\(name)' is what a part of the module '\(module)' is called",
      at: location, help: "rename it",
      notes: [
        .init(
          "'\(module)' is made from this spec",
          at: SourceLocation(source: spec.source, range: 0..<min(1, spec.source.bytes.count)))
      ])
  }

  static func pathOutside(_ path: String, folder: String) -> Diagnostic {
    Diagnostic(
      id: "path-outside", "'\(path)' lies outside the module's folder '\(folder)'", at: nil,
      help: "correct 'path' in the pack.json")
  }

  static func pathWithNul(_ path: String, in folder: String) -> Diagnostic {
    Diagnostic(
      id: "bad-path", "'\(withoutNul(path))' has a NUL in it, which no path can have",
      at: nil, help: "correct 'path' in the pack.json")
  }

  static func lostSpec(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "lost-spec", "'\(path)' can't be found: it is a link to nowhere, or it is gone", at: nil,
      help: "delete the link, or run again")
  }

  static func repeatedModule(_ name: String, path: String, first: String) -> Diagnostic {
    Diagnostic(
      id: "repeated-module", "'\(path)' and '\(first)' make one module '\(name)'", at: nil,
      help: "rename one of the two files")
  }

  static func repeatedPath(_ path: String, modules: [String]) -> Diagnostic {
    Diagnostic(
      id: "repeated-path",
      "two files would be written to '\(path)', of \(modules.joined(separator: " and "))",
      at: nil, help: "rename a module, or give the modules folders of their own with 'output'")
  }
}

/// A text as a message shows it: a NUL would be invisible.
func withoutNul(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
}
