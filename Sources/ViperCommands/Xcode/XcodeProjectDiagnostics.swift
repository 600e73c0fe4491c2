import ViperSpec
import ViperText

extension Diagnostic {
  static func noXcodeTarget(_ text: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-xcode-target", "the Xcode project has no target '\(text)' that compiles sources",
      at: text,
      help: didYouMean(text.string, known)
        ?? (known.isEmpty
          ? "add a target in Xcode" : "use one of these targets: \(quotedList(known))"))
  }

  static func noXcodeGroup(_ folder: String, count: Int, in project: String) -> Self {
    let rest = count > 1 ? " (and \(count - 1) more)" : ""
    return Diagnostic(
      .warning, id: "missing-xcode-place",
      "'\(project)' has no group for '\(folder)'\(rest) or a folder above it, so its files weren't added",
      help: "add the folder to the project in Xcode")
  }

  static func undecidedTarget(_ candidates: [String], key: String, in project: String) -> Self {
    let files = key == "targets" ? "modules" : "mocks and tests"
    let found = candidates.isEmpty ? "none" : quotedList(candidates)
    let name = jsonString(candidates.first ?? "AppTests")
    return Diagnostic(
      .warning, id: "missing-xcode-place",
      "can't choose the target of '\(project)' that compiles \(files), so they weren't added; found: \(found)",
      help: candidates.isEmpty
        ? "add a target in Xcode" : "add to viper-gen.json: \"xcode\": { \"\(key)\": [\(name)] }")
  }

  static func noXcodePhase(_ path: String, target: String) -> Self {
    Diagnostic(
      .warning, id: "missing-xcode-place",
      "the target '\(target)' has no build phase for '\(path)', so the file wasn't added",
      help: "add the file to the target in Xcode")
  }
}
