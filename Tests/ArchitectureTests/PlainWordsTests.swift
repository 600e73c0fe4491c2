import Foundation
import TestTools
import Testing

/// Phrases that make English hard to read are rare in comments and messages.
struct PlainWordsTests {
  /// Texts with one purpose, and how many hard phrases they may have per 1,000 words.
  enum Group: String, CaseIterable {
    case comments, messages
    case generatedCode = "comments in generated code"

    static let limit = 6.0

    /// The texts of a line that belong to the group.
    func prose(in line: Substring) -> String {
      let text = line.drop { $0 == " " }
      switch self {
      case .comments, .generatedCode:
        guard text.hasPrefix("//"), !text.contains("MARK:") else { return "" }
        return String(text.drop { $0 == "/" || $0 == " " }).replacing(
          PlainWordsTests.code, with: " ")
      case .messages:
        guard line.utf8.contains(UInt8(ascii: "\"")), !text.hasPrefix("//") else { return "" }
        return line.matches(of: PlainWordsTests.literal).map { String($0.1) }
          .filter { $0.contains(" ") }.joined(separator: " ")
          .replacing(PlainWordsTests.quoted, with: " ")
      }
    }
  }

  // A regular expression isn't `Sendable`, but nothing changes these.

  /// Words that have several meanings, or that make sentences long.
  private nonisolated(unsafe) static let hard =
    /\b(?:what|who|whom|whoever|nobody|somebody|says|said|tells|told|stands|stood|lies|anew)\b|\b(?:mend|mends|mended|otherwise|of yours|of its own|of their own|is no|are no|is none)\b|\b(?:goes by|by no more|no more|for want of|gives? up|made of|in step|at once|as it is|as they are)\b|, so that\b|^(?:Where|Of|Nil where)\b/
    .ignoresCase()
  private nonisolated(unsafe) static let british =
    /(?:colour|behaviour|flavour|neighbour|initialis|recognis|organis|normalis|serialis|minimis|customis|synchronis|cancelled|labelled|modelled|travelled|licence|centre|catalogue|grey)/
    .ignoresCase()
  fileprivate nonisolated(unsafe) static let code = /`[^`]*`|\{[{%#].*?[}%#]\}/
  fileprivate nonisolated(unsafe) static let literal = /"((?:[^"\\]|\\.)*)"/
  fileprivate nonisolated(unsafe) static let quoted = /\\\([^)]*\)|'[^']*'/
  private nonisolated(unsafe) static let word = /[A-Za-z']+/

  /// The texts of each group, a line each, with their places.
  private static let prose = Result {
    var lines: [Group: [(place: String, text: String)]] = [:]
    for (path, text) in try files() {
      for group in groups(of: path) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          let text = group.prose(in: line)
          if !text.isEmpty { lines[group, default: []].append(("\(path):\(index + 1)", text)) }
        }
      }
    }
    return lines
  }

  /// The texts of the repository, by path.
  private static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in ["Sources", "Tests", "Templates"] {
      let url = Toolchain.repository.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
      where path.hasSuffix(".swift") || path.hasSuffix(".json") {
        files[folder + "/" + path] = try String(
          contentsOf: url.appending(path: path), encoding: .utf8)
      }
    }
    return files
  }

  private static func groups(of path: String) -> [Group] {
    if path.hasPrefix("Sources/Examples/") || path.hasPrefix("Sources/ViperResources/") {
      return []
    }
    if path.hasPrefix("Templates/") {
      return path.hasSuffix(".swift")
        ? [.generatedCode] : path.hasPrefix("Templates/schemas/") ? [.messages] : []
    }
    guard path.hasSuffix(".swift") else { return [] }
    let name = path.split(separator: "/").last ?? ""
    let isMessage =
      name.contains("Diagnostics") || path.contains("/Arguments/") || path.contains("/Table/")
    return isMessage ? [.messages, .comments] : [.comments]
  }

  @Test(arguments: Group.allCases) func hardPhrasesAreRare(group: Group) throws {
    var (hits, words): ([String], Int) = ([], 0)
    for (place, text) in try Self.prose.get()[group] ?? [] {
      words += text.matches(of: Self.word).count
      hits += text.matches(of: Self.hard).map { "\(place): \(text[$0.range])" }
    }
    #expect(words > 100)
    let rate = 1000 * Double(hits.count) / Double(max(words, 1))
    #expect(
      rate <= Group.limit,
      "\(hits.count) in \(words) words of \(group.rawValue)\n\(hits.sorted().joined(separator: "\n"))"
    )
  }

  @Test func spellingIsAmerican() throws {
    let lines = try Self.prose.get().values.joined()
    // Each word is looked at once: the search in whole texts takes seconds.
    let words = Set(
      lines.flatMap { $0.text.utf8.split { $0 < 0x40 }.map { String(Substring($0)) } })
    let british = words.filter { $0.contains(Self.british) }
    let hits = lines.filter { line in british.contains { line.text.contains($0) } }
    #expect(hits.map { "\($0.place): \($0.text)" }.sorted() == [])
  }

  @Test(arguments: [
    (Group.comments, "  /// What stands here.", 2), (.comments, "  /// `what`", 0),
    (.messages, #"    "that is no file", at: nil"#, 1), (.messages, #"  "what""#, 0),
  ]) func aHardPhraseIsFound(group: Group, line: String, count: Int) {
    #expect(group.prose(in: line[...]).matches(of: Self.hard).count == count)
  }
}
