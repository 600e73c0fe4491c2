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
  ///
  /// Regular expressions do the same in ten times the time.
  static func code(of text: String) -> String {
    let bytes = Array(text.utf8)
    var code: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if isAt(index, "//", in: bytes) {
        index = end(of: "\n", from: index, in: bytes)
      } else if isAt(index, "/*", in: bytes) {
        index = end(of: "*/", from: index + 2, in: bytes) + 2
      } else if isAt(index, "\"\"\"", in: bytes) {
        index = end(of: "\"\"\"", from: index + 3, in: bytes) + 3
        code.append(space)
      } else if bytes[index] == quote {
        index = end(ofLiteralAt: index, in: bytes) + 1
        code.append(space)
      } else {
        code.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let space = UInt8(ascii: " ")

  private static func isAt(_ index: Int, _ mark: StaticString, in bytes: [UInt8]) -> Bool {
    guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where bytes[index + offset] != mark.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The next place of the mark, or the end of the text.
  private static func end(of mark: StaticString, from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, !isAt(index, mark, in: bytes) { index += 1 }
    return index
  }

  /// The second quote of a literal on one line, or the first one if there is no second.
  private static func end(ofLiteralAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == quote { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start
  }
}
