enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The values of `--format` for commands that generate or check files.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, github
}

extension OptionSpec {
  static let help = OptionSpec.flag("help", short: "h", "show help and exit")
  static let version = OptionSpec.flag("version", short: "V", "show the version and exit")
  static let color = OptionSpec.single(
    "color", "WHEN", values: .choice(ColorChoice.allCases.map(\.rawValue)), "when to use color")
  static let directory = OptionSpec.single(
    "directory", short: "C", "DIR", values: .folder, "run in this folder")
  /// Accepted before and after every command.
  package static var everywhere: [OptionSpec] { [directory, color, help, version] }

  package static let outputFolder = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the files (default: the working directory)")
  package static let mocks = OptionSpec.repeated(
    "mocks", "[MODULE=]SPEC", "spec to generate mocks for, and the Swift module to import")
  package static let known = OptionSpec.repeated(
    "known", "SPEC", "spec that other specs refer to; no code is generated for it")
  package static let diagnosticsOnly = OptionSpec.flag(
    "quiet", short: "q", "print diagnostics only")
  package static let format = OptionSpec.single(
    "format", "FORMAT", values: .choice(OutputFormat.allCases.map(\.rawValue)),
    "format of results and diagnostics")
  package static let record = OptionSpec.single(
    "record", "DIR", values: .folder,
    "folder for the cache (default: 'viper-gen' in your cache folder)")
}
