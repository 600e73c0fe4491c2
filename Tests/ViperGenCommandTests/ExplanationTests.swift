import Foundation
import TestTools
import Testing

@testable import viper_gen

@Suite(.serialized, .inTurn) struct ExplanationTests {
  @Test func theIDsAreSortedAndEachThereOnce() {
    let ids = Explanation.all.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test func everyIDOfTheSourcesHasAnExplanation() throws {
    let explained = Set(Explanation.all.map(\.id))
    let used = try Self.idsInSources().union(Self.composed)
    #expect(used.count > 150)
    #expect(used.subtracting(explained).sorted() == [], "add them to Diagnostics")
    #expect(explained.subtracting(used).sorted() == [], "no source says these any more")
  }

  @Test(arguments: Explanation.all.map(\.id))
  func aSectionOfAPageStartsWithTheLine(id: String) throws {
    let explanation = try #require(Explanation.all.first { $0.id == id })
    #expect(explanation.line.hasSuffix("."), "it is no whole sentence")
    let path = "Sources/viper-gen/Documentation.docc/Diagnostics/\(explanation.page)"
    let page = try String(contentsOf: Toolchain.repository.appending(path: path), encoding: .utf8)
    let start = try #require(page.range(of: "\n## \(id)\n\n\(explanation.line)\n\n"))
    let section = page[start.upperBound...].components(separatedBy: "\n## ")[0]
    #expect(section.contains(/(^|\n\n)    [^ ]/), "its section has no example")
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
    let sources = Toolchain.repository.appending(path: "Sources")
    let all = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    var ids: Set<String> = []
    for case let path as String in all where path.hasSuffix(".swift") {
      guard !path.hasSuffix("EmbeddedFiles.swift"), !path.hasPrefix("Examples/") else { continue }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      ids.formUnion(text.matches(of: /\bid: "([a-z0-9-]+)"/).map { String($0.1) })
      if path.hasSuffix("JSONDiagnostics.swift") {
        ids.formUnion(text.matches(of: /failure\(\s*"([a-z0-9-]+)"/).map { String($0.1) })
      }
    }
    return ids
  }

  @Test func everyMessageIsInATest() throws {
    let tests = Data(try Self.texts(below: "Tests").map(Self.plain).joined().utf8)
    var missing: Set<String> = []
    for text in try Self.texts(below: "Sources") {
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

  private static func texts(below folder: String) throws -> [String] {
    let root = Toolchain.repository.appending(path: folder)
    let all = FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []
    return try all.compactMap { $0 as? String }
      .filter {
        let isCode = $0.hasSuffix(".swift") || $0.hasSuffix(".txt") && folder == "Tests"
        return isCode && !$0.hasSuffix("EmbeddedFiles.swift")
      }
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  private static func plain(_ text: String) -> String { text.replacing("\\\"", with: "\"") }

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
