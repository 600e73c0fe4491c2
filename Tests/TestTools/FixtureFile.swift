import Foundation

/// A file beside the tests that read it.
package enum FixtureFile {
  package static func text(_ name: String, beside test: String = #filePath) -> String {
    let url = URL(filePath: test).deletingLastPathComponent().appending(path: name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      fatalError("no file \(url.path)")
    }
    return text
  }

  /// The files that a text file holds.
  package static func files(
    _ name: String, under folder: String = "", beside test: String = #filePath
  ) -> [String: String] {
    files(in: String(text(name, beside: test).dropLast()), under: folder)
  }

  /// The files that a text without a last line feed holds, by name: a line `## name` is before each.
  package static func files(in text: String, under folder: String = "") -> [String: String] {
    let parts = ("\n" + text).components(separatedBy: "\n## ").dropFirst()
    return Dictionary(
      uniqueKeysWithValues: parts.map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (folder + lines[0], (lines.count < 2 ? "" : String(lines[1])) + "\n")
      })
  }
}

extension String {
  /// The text with changes: lines that it has once, kept (` `), removed (`-`) and added (`+`).
  ///
  /// A line `@@` separates changes. Lines that are all added are the whole text.
  package func changed(by changes: String) throws -> String {
    let all = changes.components(separatedBy: "@@\n").filter { !$0.isEmpty }
    return try all.reduce(self) { text, change in
      let lines = (change.hasSuffix("\n") ? change.dropLast() : change[...])
        .components(separatedBy: "\n")
      func side(without sign: String) -> String {
        lines.filter { !$0.hasPrefix(sign) }.map { $0.dropFirst() + "\n" }.joined()
      }
      let old = side(without: "+")
      if old.isEmpty { return side(without: "-") }
      let found = text.ranges(of: old)
      guard found.count == 1, let range = found.first else { throw NotFoundOnce(text: change) }
      return text[..<range.lowerBound] + side(without: "-") + text[range.upperBound...]
    }
  }
}

private struct NotFoundOnce: Error {
  let text: String
}
