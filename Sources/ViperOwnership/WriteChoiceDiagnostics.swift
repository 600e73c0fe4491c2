import ViperText

extension Diagnostic {
  static func unsaidWrite(hasConfig: Bool) -> Diagnostic {
    let first =
      hasConfig
      ? "add \"write\": \"plugin\" to viper-gen.json"
      : "create a viper-gen.json with { \"root\": true, \"write\": \"plugin\" }"
    return Diagnostic(
      id: "missing-write",
      "a target of this package uses ViperGenPlugin, but the config doesn't set 'write'",
      at: nil,
      help: first + "; or use \"files\" if 'viper-gen generate' writes the files")
  }
}
