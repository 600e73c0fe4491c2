import Foundation

/// The Swift files below `Sources` that are written by hand: no examples, nothing embedded.
struct SourceTree {
  struct File {
    /// Below `Sources`: `ViperSpec/JSON/JSONParser.swift`.
    let path: String
    /// Without comments and string literals.
    let code: String
    let lineCount: Int

    var target: String { String(path.prefix { $0 != "/" }) }
    /// The target, and the folder in it if there is one: `ViperSpec/JSON`.
    var folder: String {
      path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
    }

    /// Whether a folder is of the same target, or of one that the file imports.
    func canSee(_ folder: String) -> Bool {
      let other = folder.prefix { $0 != "/" }
      return other == target || code.contains("import \(other)\n")
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let files: [File]

  init() throws {
    let sources = Self.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    files = try paths.compactMap { $0 as? String }.sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Examples/") && !$0.contains("Embedded") }
      .map { path in
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        return File(
          path: path, code: Self.code(of: text),
          lineCount: text.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
      }
  }

  /// `"let a = \"b\"  // c"` → `"let a =   "`
  static func code(of text: String) -> String {
    var code = text.replacing(/\/\*(?s:.*?)\*\//, with: "")
    code = code.replacing(/#*"""(?s:.*?)"""#*/, with: " ")
    code = code.replacing(/"(\\.|[^"\\\n])*"/, with: " ")
    return code.replacing(/\/\/[^\n]*/, with: "")
  }
}
