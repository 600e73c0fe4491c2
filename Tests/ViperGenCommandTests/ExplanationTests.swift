import Foundation
import TestTools
import Testing

@testable import viper_gen

struct ExplanationTests {
  /// The ids are sorted.
  @Test func everyIDOfTheSourcesHasOneExplanation() throws {
    let ids = Explanation.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    let explained = Set(ids)
    let used = try Self.idsInSources().union(Self.composed)
    #expect(used.count > 150)
    #expect(used.subtracting(explained).sorted() == [], "add them to Diagnostics")
    #expect(explained.subtracting(used).sorted() == [], "no source says these any more")
  }

  @Test func aSectionOfAPageStartsWithEachExplanation() throws {
    for (name, explanations) in Dictionary(grouping: Explanation.all, by: \.page) {
      let path = "Sources/viper-gen/Documentation.docc/Diagnostics/\(name)"
      let page = try String(contentsOf: Toolchain.repository.appending(path: path), encoding: .utf8)
      let sections = page.components(separatedBy: "\n## ")
      for explanation in explanations {
        let (id, line) = (explanation.id, explanation.line)
        #expect(line.hasSuffix("."), "the explanation of \(id) is no whole sentence")
        let start = "\(id)\n\n\(line)\n\n"
        let section = try #require(sections.first { $0.hasPrefix(start) }, "\(id)")
        #expect(
          section.dropFirst(start.count).contains(/(^|\n\n)    [^ ]/),
          "the section of \(id) has no example")
      }
    }
  }

  /// The ids that are put together from a word: `unknown-ui`.
  private static let composed = [
    "invalid-choice", "invalid-contract", "invalid-framework", "invalid-list", "invalid-part",
    "invalid-property", "invalid-role", "duplicate-contract", "duplicate-framework",
    "duplicate-list", "duplicate-part", "duplicate-role", "reserved-contract", "reserved-list",
    "reserved-part", "reserved-property", "reserved-role", "unknown-access", "unknown-as",
    "unknown-contract", "unknown-files", "unknown-framework", "unknown-names", "unknown-owner",
    "unknown-task", "unknown-role", "unknown-template", "unknown-ui", "unknown-without",
    "unknown-yours",
  ]

  /// The ids, which are string literals.
  private static func idsInSources() throws -> Set<String> {
    var ids: Set<String> = []
    for (path, text) in try texts(below: "Sources") where !path.hasPrefix("Examples/") {
      // Most files have no id, and a search for text is faster than a search for a pattern.
      if text.contains("id: \"") {
        ids.formUnion(text.matches(of: /\bid: "([a-z0-9-]+)"/).map { String($0.1) })
      }
      if path.hasSuffix("JSONDiagnostics.swift") {
        ids.formUnion(text.matches(of: /failure\(\s*"([a-z0-9-]+)"/).map { String($0.1) })
      }
    }
    return ids
  }

  @Test func everyMessageIsInATest() throws {
    let tests = Data(try Self.texts(below: "Tests").map { Self.plain($0.text) }.joined().utf8)
    var missing: Set<String> = []
    for (_, text) in try Self.texts(below: "Sources") where text.contains("id: \"") {
      for match in text.matches(of: /\bid: "([a-z0-9-]+)",\s*"/) {
        let part = Self.longestFixedPart(ofLiteral: text[match.range.upperBound...])
        if tests.range(of: Data(Self.plain(part).utf8)) == nil { missing.insert(String(match.1)) }
      }
    }
    #expect(missing.subtracting(Self.untested).sorted() == [], "add a row with the whole text")
    #expect(Self.untested.subtracting(missing).sorted() == [], "these have a test now")
  }

  /// Those that are still to get one.
  private static let untested: Set<String> = ["changed-generated-file"]

  private static func texts(below folder: String) throws -> [(path: String, text: String)] {
    let root = Toolchain.repository.appending(path: folder)
    let all = FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []
    return try all.compactMap { $0 as? String }
      .filter {
        let isCode = $0.hasSuffix(".swift") || $0.hasSuffix(".txt") && folder == "Tests"
        return isCode && !$0.hasSuffix("EmbeddedFiles.swift")
      }
      .map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
  }

  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\\\"", with: "\"", options: .literal)
  }

  private static func longestFixedPart(ofLiteral text: Substring) -> String {
    var parts = [""]
    var depth = 0
    var isEscaped = false
    for character in text {
      if depth == 0, character == "\"", !isEscaped { break }
      if isEscaped, character == "(", depth == 0 {
        depth = 1
        parts[parts.count - 1].removeLast()
        parts.append("")
      } else if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts.max { $0.count < $1.count }?.trimmingCharacters(in: .whitespaces) ?? ""
  }
}
