import ViperText

/// A peer's template as it was read: its files with their variables, whatever tool it is for.
struct PeerTemplate {
  /// One file that it makes of every module.
  struct File {
    /// Below the module's folder, with words in place of variables.
    let path: String
    let text: [Piece]
    /// Whether it belongs to the tests.
    let isTest: Bool
    /// Where the template says that it has the file.
    let place: SourceLocation?

    var isSwift: Bool { path.hasSuffix(".swift") }
  }

  /// The pack's name, and that of its folder.
  let name: String
  let summary: String
  var files: [File] = []
  var words: Placeholders
  /// How many files the template has, those that are left alone among them.
  var fileCount = 0
  var diagnostics: [Diagnostic] = []

  /// Modules are Swift.
  static func isObjectiveC(_ path: String) -> Bool {
    [".h", ".m", ".mm", ".pch"].contains { path.hasSuffix($0) }
  }
}
