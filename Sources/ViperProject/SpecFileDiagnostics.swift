import ViperText

// All that is said of specs as files.

extension Diagnostic {
  static func specAsFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "spec-as-folder", "'\(path)' is called like a spec, and is a folder", at: nil,
      help: "rename the folder, or put the spec in its place")
  }

  static func lostFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "lost-spec",
      "the folder's name is no UTF-8, shown with U+FFFD, so that it is not searched: '\(path)'",
      at: nil, help: "rename the folder")
  }

  static func linkedSpecs(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "linked-specs",
      "'\(path)' is a link to a folder with specs, which is not searched", at: nil,
      help: "put the folder itself there, or name it: viper-gen generate \(shellWord(path))")
  }

  /// To Swift and to a Mac's disks the two paths are the same, and on a screen they look so.
  static func sameSpecPath(_ path: String, _ other: String) -> Diagnostic {
    Diagnostic(
      id: "repeated-module",
      "two specs are called '\(path)', with letters composed and decomposed: "
        + "'\(spelledOut(other))' and '\(spelledOut(path))'",
      at: nil, help: "delete one of the two files, or rename it")
  }

  /// `"Ü"` → `"\u{DC}"`
  private static func spelledOut(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }.joined()
  }
}
