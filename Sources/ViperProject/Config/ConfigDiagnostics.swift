import ViperText

extension Diagnostic {
  static func emptyFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-folder", "'\(showingControls(text.string))' isn't a valid folder name",
      at: text.location,
      help: "for the config's folder, use \".\"")
  }

  static func tildeFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-folder", "'\(text.string)' can't begin with '~', which only shells replace",
      at: text.location, help: "use a path relative to the config's folder, or an absolute path")
  }

  static func folderOutside(_ text: EmbeddedText, of bounds: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-folder",
      "'\(text.string)' is outside the project folder '\(bounds)'",
      at: text.location,
      help:
        "choose a folder inside the project folder, or add a 'viper-gen.json' to a folder above both"
    )
  }

  static func folderOfVersionControl(_ text: EmbeddedText, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-folder",
      "'\(text.string)' is inside '\(name)', the folder of a version control system",
      at: text.location, help: "choose a folder for sources")
  }

  static func hiddenFolder(_ text: EmbeddedText, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-folder",
      "'\(text.string)' is hidden by '\(name)', and other tools may run files in hidden folders",
      at: text.location, help: "choose a folder for sources")
  }

  static func controlCharacterInHeader(_ text: EmbeddedText, _ scalar: Unicode.Scalar) -> Diagnostic
  {
    let digits = String(String(0x1_0000 + scalar.value, radix: 16, uppercase: true).dropFirst())
    return Diagnostic(
      id: "invalid-control-character", "the header contains the control character U+\(digits)",
      at: text.location, help: "delete the character; only '\\n' between lines is allowed")
  }

  static func noKnownFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-known-folder", "can't find the folder '\(text.string)'", at: text.location,
      help: "use the path from the config to a folder with specs of another project")
  }

  static func noSourceFolder(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-source-folder", "can't find the folder '\(text.string)'", at: text.location,
      help: "use the path from the config to a folder with Swift files")
  }

  static func badPlatform(_ text: EmbeddedText, _ part: String) -> Diagnostic {
    let name = part.split(separator: " ").first.map(String.init) ?? ""
    let near = Config.platforms.contains(name) ? nil : nearMatch(for: name, in: Config.platforms)
    return Diagnostic(
      id: "invalid-platform", "'\(part)' isn't a platform with a version", at: text.location,
      help: near.map { "did you mean '\($0)'?" }
        ?? "write as in Swift, but without '*': \"iOS 17, macOS 14\"; platforms: "
        + Config.platforms.joined(separator: ", "))
  }

  static func repeatedPlatform(_ text: EmbeddedText, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-platform", "'\(name)' appears twice in 'available'", at: text.location,
      help: "delete one of the two")
  }

  static func unknownValue(_ key: String, _ text: EmbeddedText, known: [String]) -> Diagnostic {
    return Diagnostic(
      id: "unknown-value", "'\(text.string)' isn't a value of '\(key)'", at: text.location,
      help: didYouMean(text.string, known, or: "use one of these values: "))
  }

  static func bareHeader(_ text: EmbeddedText, line: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-header", "every line of the header must be a comment, found '\(line)'",
      at: text.location, help: "begin each line with '// '")
  }

  static func badTestModule(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-import", "'\(text.string)' isn't a valid Swift module name", at: text.location,
      help: "write the name of the target that contains the modules, as tests import it")
  }

  static func badContainer(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-container", "'\(text.string)' isn't a valid Swift type name", at: text.location,
      help: "write the name of the type that has all services, such as \"AppContainer\"")
  }

  static func longSample(_ location: SourceLocation) -> Diagnostic {
    let found = location.source.string(in: location.range)
    return Diagnostic(
      id: "invalid-sample",
      "a sample must be a single expression, found '\(found)' after the expression",
      at: location,
      help: "for several samples of a type, use an array")
  }

  static func emptySample(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-sample", "the sample is empty", at: text.location,
      help: "write an expression, such as \"Trip(id: 1)\"")
  }

  static func badWord(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-word", "'\(text.string)' can't be used in a Swift name", at: text.location,
      help: "use letters and digits, such as \"Wireframe\"")
  }

  package static func runtimeWithPlugin(at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      id: "unsupported-runtime-file",
      "'runtime' is 'file', but a build doesn't generate a file with ViperKit",
      at: location,
      help: "delete 'runtime', and add the product ViperKit to the target's dependencies")
  }
}
