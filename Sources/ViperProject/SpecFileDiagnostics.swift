import ViperText

extension Diagnostic {
  static func specAsFolder(_ path: String) -> Self {
    Diagnostic(
      .warning, id: "unexpected-spec-folder", "'\(path)' has a spec's name, but is a folder",
      help: "rename the folder, or replace it with the spec")
  }

  static func lostFolder(_ path: String) -> Self {
    Diagnostic(
      .warning, id: "missing-spec",
      "skipped the folder '\(path)', because its name isn't UTF-8 (shown with U+FFFD)",
      help: "rename the folder")
  }

  static func linkedSpecs(_ path: String) -> Self {
    Diagnostic(
      .warning, id: "unsupported-linked-folder",
      "skipped '\(path)', because it is a symbolic link to a folder with specs",
      help:
        "replace the symbolic link with the folder, or run 'viper-gen generate \(shellWord(path))'")
  }

  /// Reports two paths that look equal, and that Swift and Macs treat as equal.
  static func sameSpecPath(_ path: String, _ other: String) -> Self {
    Diagnostic(
      id: "duplicate-module",
      "two specs have the name '\(path)' in different Unicode forms: "
        + "'\(spelledOut(other))' and '\(spelledOut(path))'",
      help: "delete or rename one of the two files")
  }

  private static func spelledOut(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }.joined()
  }
}
