import ViperText

// All that is said about who makes what is generated: 'generate', or the build.

extension Diagnostic {
  static func unsaidWrite(hasConfig: Bool) -> Diagnostic {
    let first =
      hasConfig
      ? "add \"write\": \"plugin\" to the viper-gen.json"
      : "make a viper-gen.json with { \"root\": true, \"write\": \"plugin\" }"
    return Diagnostic(
      id: "unsaid-write",
      "a target of this package lists ViperGenPlugin, and the config doesn't say who writes",
      at: nil,
      help: first + ", or \"files\" where no plugin makes the modules")
  }
}
