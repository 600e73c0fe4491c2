import ViperText

/// A version of viper-gen: `0.2`, `0.2.1`.
package struct ToolVersion: Sendable {
  fileprivate let numbers: [Int]

  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
  }

  /// Whether this version is later than every version that `other` accepts.
  package func isNewer(than other: ToolVersion) -> Bool {
    let width = min(numbers.count, other.numbers.count)
    return other.numbers.prefix(width).lexicographicallyPrecedes(numbers.prefix(width))
  }
}

extension Config {
  /// Reports that the project uses another version of viper-gen.
  func mismatch(with tool: String?) -> Diagnostic? {
    guard let tool, let current = ToolVersion(tool), let text = viperGen,
      let wanted = ToolVersion(text.string), !current.numbers.starts(with: wanted.numbers)
    else { return nil }
    return .otherVersion(text, tool: tool, isNewer: wanted.isNewer(than: current))
  }
}

extension Diagnostic {
  static func badVersion(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-version", "'\(text)' isn't a version of viper-gen", at: text,
      help: "use two or three numbers, such as \"0.1.0\"")
  }

  package static func otherVersion(_ text: EmbeddedText, tool: String, isNewer: Bool) -> Self {
    let version = text.string
    return Diagnostic(
      id: "conflicting-version",
      "the project uses viper-gen \(version), but this is viper-gen \(tool)", at: text,
      help: "install viper-gen \(version), as in 'mint install OWNER/viper-gen@\(version)'"
        + (isNewer
          ? "" : "; to use \(tool), change the version here, and run 'viper-gen generate'"))
  }
}
