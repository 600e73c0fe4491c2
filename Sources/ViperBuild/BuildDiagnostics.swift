import ViperText

extension Diagnostic {
  private static let sayPlugin = "add \"write\": \"plugin\" to viper-gen.json"

  static func writtenByGenerate(at location: SourceLocation?) -> Self {
    Diagnostic(
      id: "conflicting-write",
      "'viper-gen generate' already writes the files that this build would generate, because 'write' is 'files'",
      at: location, help: "set 'write' to \"plugin\", or remove the plugin from the target")
  }

  static func madeTwice(_ path: String) -> Self {
    Diagnostic(
      id: "duplicate-generated-file",
      "'\(path)' is generated twice: by 'viper-gen generate' and by the build",
      help: sayPlugin + ", and run 'viper-gen generate', which removes the file")
  }

  static func foreignBuildFile(_ path: String, _ bytes: [UInt8]) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    return Diagnostic(
      id: "conflicting-foreign-file",
      "the build would overwrite this file, which viper-gen didn't generate", at: source.firstLine,
      help: "move the file, or build into another folder with '--into'")
  }

  static func missingView(_ path: String, _ view: String, at spec: SourceText) -> Self {
    Diagnostic(
      id: "missing-view", "you own the \(view), but no Swift file declares it", at: spec.firstLine,
      help: "to create '\(path)', run 'viper-gen generate'")
  }

  static func notStarted(_ path: String, at location: SourceLocation?) -> Self {
    Diagnostic(
      .warning, id: "missing-file-to-create", "you own '\(path)', but this file doesn't exist yet",
      at: location,
      help: "to create the file, run 'swift package viper-gen generate' or 'viper-gen generate'")
  }

  static func notMerged(_ path: String, isThere: Bool, at location: SourceLocation?) -> Self {
    Diagnostic(
      .warning, id: "outdated-owned-file",
      "'\(path)' is out of date, because it was last merged with an older spec", at: location,
      help:
        "to merge the changes, run 'swift package viper-gen generate' or 'viper-gen generate'"
        + (isThere ? "" : "; if you deleted the file, add '--restart' to create it again"))
  }
}
