import ViperSpec
import ViperText

extension Diagnostic {
  static func noXcodeProject(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-xcode-project", "can't find the Xcode project '\(text.string)'",
      at: text.location,
      help: "use the path from the config to the '.xcodeproj'")
  }

  static func severalXcodeProjects(_ names: [String]) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-xcode-place",
      "no Xcode project was changed, because there are several: \(quotedList(names))",
      at: nil,
      help: "choose one in viper-gen.json: \"xcode\": { \"project\": \(jsonString(names[0])) }")
  }
}
