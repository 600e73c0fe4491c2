import ViperText

// All that is said of configs.

extension Diagnostic {
  static func emptyFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-folder", "'\(showingControls(text.string))' is no name of a folder",
      at: text.location,
      help: "use \".\" for the folder of the config")
  }

  static func tildeFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-folder", "'\(text.string)': '~' means a home folder in a shell only",
      at: text.location, help: "write a path from the config's folder, or an absolute one")
  }

  static func folderOutside(_ text: EmbeddedText, of bounds: String) -> Diagnostic {
    Diagnostic(
      id: "bad-folder",
      "'\(text.string)' lies outside of '\(bounds)', the folder of the whole project",
      at: text.location,
      help: "choose a folder inside, or put a 'viper-gen.json' into a folder above both")
  }

  static func folderOfVersionControl(_ text: EmbeddedText, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "bad-folder",
      "'\(text.string)' lies in '\(name)', the folder of a version control system",
      at: text.location, help: "choose a folder for sources")
  }

  static func hiddenFolder(_ text: EmbeddedText, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "bad-folder",
      "'\(text.string)' is hidden by '\(name)': other tools may run what is in it",
      at: text.location, help: "choose a folder for sources")
  }

  static func controlCharacterInHeader(_ text: EmbeddedText, _ scalar: Unicode.Scalar) -> Diagnostic
  {
    let digits = String(String(0x1_0000 + scalar.value, radix: 16, uppercase: true).dropFirst())
    return Diagnostic(
      id: "control-character", "the header has the control character U+\(digits)",
      at: text.location, help: "write '\\n' between lines, and no other control character")
  }

  static func noKnownFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "no-known-folder", "there is no folder '\(text.string)'", at: text.location,
      help: "name a folder with specs of another project, seen from the config")
  }

  static func noSourceFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "no-source-folder", "there is no folder '\(text.string)'", at: text.location,
      help: "name a folder with Swift files, seen from the config")
  }

  static func badPlatform(_ text: EmbeddedText, _ part: String) -> Diagnostic {
    let name = part.split(separator: " ").first.map(String.init) ?? ""
    let near = Config.platforms.contains(name) ? nil : nearMatch(for: name, in: Config.platforms)
    return Diagnostic(
      id: "bad-platform", "'\(part)' is no platform with a version", at: text.location,
      help: near.map { "did you mean '\($0)'?" }
        ?? "write as in Swift, without the '*': \"iOS 17, macOS 14\"; platforms: "
        + Config.platforms.joined(separator: ", "))
  }

  static func repeatedPlatform(_ text: EmbeddedText, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "bad-platform", "'\(name)' stands twice in 'available'", at: text.location,
      help: "keep one version of it")
  }

  static func unknownValue(_ key: String, _ text: EmbeddedText, known: [String]) -> Diagnostic {
    return Diagnostic(
      id: "unknown-value", "'\(text.string)' is no value of '\(key)'", at: text.location,
      help: didYouMean(text.string, known) ?? "known values: \(known.joined(separator: ", "))")
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

  static func badContainer(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-container", "'\(text.string)' is no name of a Swift type", at: text.location,
      help: "write the name of the type that has all services, such as \"AppContainer\"")
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

  package static func runtimeWithPlugin(at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      id: "runtime-with-plugin",
      "'runtime' is 'file', and a build makes modules only, no file with ViperKit",
      at: location, help: "leave 'runtime' out, and let the target depend on the product ViperKit")
  }
}
