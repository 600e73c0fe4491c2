import ViperSpec
import ViperText

// All that is said while a project of Xcode is looked for.

extension Diagnostic {
  static func noXcodeProject(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "no-xcode-project", "there is no Xcode project '\(text.string)'", at: text.location,
      help: "name the '.xcodeproj' as seen from the config")
  }

  static func severalXcodeProjects(_ names: [String]) -> Diagnostic {
    Diagnostic(
      .warning, id: "xcode-left",
      "there are several Xcode projects, and none of them is changed: \(quotedList(names))",
      at: nil,
      help: "name one in viper-gen.json: \"xcode\": { \"project\": \(jsonString(names[0])) }")
  }
}
