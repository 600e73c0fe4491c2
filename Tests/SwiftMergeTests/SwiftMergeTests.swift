import Foundation
import TestTools
import Testing

@testable import SwiftMerge

@Suite(.serialized, .processesInTurn) struct SwiftMergeTests {
  @Test(arguments: SwiftMergeCase.all) func mergesAsExpected(_ example: SwiftMergeCase) throws {
    let texts = try example.texts()
    let result = SwiftMerge.merge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
    var shown = UnifiedDiff.text(
      old: texts.base, new: result.bytes, oldLabel: "base", newLabel: "merged")
    if !result.conflicts.isEmpty { shown += "conflicts: \(result.conflicts.count)\n" }
    try example.recorded.expect(
      result.leftovers.reduce(shown) { $0 + "left over: \($1.name)\n" })
    let again = SwiftMerge.merge(base: texts.theirs, ours: result.bytes, theirs: texts.theirs)
    #expect(again.bytes == result.bytes && again.isClean, "merging again changes nothing")
  }

  enum Layout: CaseIterable {
    case fourSpaces, tabs, carriageReturns, noLastLineFeed

    func applied(to bytes: [UInt8]) -> [UInt8] {
      let text = String(decoding: bytes, as: UTF8.self)
      func indented(by step: String) -> String {
        text.replacing(/(?m)^(?:  )+/) { String(repeating: step, count: $0.output.count / 2) }
      }
      let changed =
        switch self {
        case .fourSpaces: indented(by: "    ")
        case .tabs: indented(by: "\t")
        case .carriageReturns: text.replacing("\n", with: "\r\n")
        case .noLastLineFeed: String(text.dropLast())
        }
      return Array(changed.utf8)
    }
  }

  @Test(arguments: Layout.allCases) func theUsersLayoutIsKept(_ layout: Layout) throws {
    let titles = [
      "a stub is filled, its neighbour below is new",
      "a conformance is added behind the user's own extension",
      "a service is added to an initializer that does more",
    ]
    let examples = SwiftMergeCase.all.filter { titles.contains($0.recorded.title) }
    #expect(examples.count == titles.count)
    for example in examples {
      let (base, ours, theirs) = try example.texts()
      let plain = SwiftMerge.merge(base: base, ours: ours, theirs: theirs)
      let result = SwiftMerge.merge(base: base, ours: layout.applied(to: ours), theirs: theirs)
      #expect(result.bytes == layout.applied(to: plain.bytes) && result.isClean)
    }
  }

  @Test func resultsCompile() throws {
    let folder = try TestFolder()
    var source = """
      struct Article {}
      protocol Store {}
      protocol Log {}
      func log(_ value: Any) {}

      """
    var count = 0
    for (index, example) in SwiftMergeCase.all.enumerated() where example.compiles {
      let texts = try example.texts()
      let result = SwiftMerge.merge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
      guard result.conflicts.isEmpty else { continue }
      source += Self.renamed(
        Self.protocols(for: texts.theirs) + Self.withoutImports(result.bytes), index)
      count += 1
    }
    try folder.write(Array(source.utf8), to: "merged.swift")
    let check = try folder.run(["swiftc", "-typecheck", "-swift-version", "6", "merged.swift"])
    #expect(check.status == 0, "\(check.output)")
    #expect(count > 40)
  }

  /// A comment between parameters has no place in a list that the spec has changed.
  @Test(arguments: [
    "id: Int /* mine */", "id: Int,  // mine\n    _: Void = ()", "id it: Int = mine",
  ])
  func anOverlapIsMarkedAndOtherMembersAreMerged(parameters: String) throws {
    let member = { (head: String) in "  func \(head) {\n    stub()\n  }\n" }
    let text = { (heads: [String]) in
      "extension A: B {\n" + heads.map(member).joined(separator: "\n") + "}\n"
    }
    let merged = SwiftMerge.merge(
      base: Array(text(["first(a: Int)", "open(id: Int)", "last(a: Int)"]).utf8),
      ours: Array(text(["first(a b: Int)", "open(\(parameters))", "last(a c: Int)"]).utf8),
      theirs: Array(
        text(["first(a: Int, b: Int)", "open()", "new()", "last(a: Int, b: Int)"]).utf8))
    let conflict = """
      <<<<<<< yours
        func open(\(parameters)) {
      ||||||| base
        func open(id: Int) {
      =======
        func open() {
      >>>>>>> viper-gen

      """
    let expected = text(["first(a b: Int, b b2: Int)", "open()", "new()", "last(a c: Int, b: Int)"])
      .replacing("  func open() {\n", with: conflict)
    #expect(String(decoding: merged.bytes, as: UTF8.self) == expected)
    #expect(merged.conflicts.count == 1)
  }

  @Test func aNameOfTheUsersThatTheNewBodyHasIsMarked() {
    let text = { (parameters: [String], body: [String]) in
      Array(
        ("final class A {\n  init(\n" + parameters.map { "    \($0)" }.joined(separator: ",\n")
          + "\n  ) {\n" + body.map { "    \($0)\n" }.joined() + "  }\n}\n").utf8)
    }
    let merged = SwiftMerge.merge(
      base: text(["x: Int", "id: Int", "last: Int"], ["self.id = id", "b()", "end()"]),
      ours: text(["x it: Int", "id: Int", "last: Int"], ["self.id = id", "b()", "end(it)"]),
      theirs: text(
        ["x: Int", "id: Int", "last: Int", "it: Int"],
        ["self.it = it", "self.id = id", "b()", "end()"])
    )
    #expect(merged.conflicts.count == 1, "\(String(decoding: merged.bytes, as: UTF8.self))")
  }

  @Test func aCommentInFrontOfAClosingBraceIsKept() {
    let text = { (members: [String], end: String) in
      let members = members.map { "  func \($0)() {\n    stub()\n  }\n" }
      return Array(("extension A: B {\n" + members.joined(separator: "\n") + end + "}\n").utf8)
    }
    let merged = SwiftMerge.merge(
      base: text(["first", "last"], ""), ours: text(["first", "own", "last"], "/* mine */ "),
      theirs: text(["first", "last", "third"], ""))
    let result = String(decoding: merged.bytes, as: UTF8.self)
    #expect(result.contains("/* mine */ }") && result.contains("func third()"), "\(result)")
  }

  private static func renamed(_ text: String, _ index: Int) -> String {
    text.replacing("ArticleList", with: "ArticleList\(index)")
      .replacing("Helper", with: "Helper\(index)")
  }

  private static func withoutImports(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self).components(separatedBy: "\n")
      .filter { !$0.contains("import ") }.joined(separator: "\n") + "\n"
  }

  private static func protocols(for theirs: [UInt8]) -> String {
    var source = """
      @MainActor protocol ArticleListViewProtocol: AnyObject { func show(_ articles: [Article]) }
      @MainActor protocol ArticleListInteractorProtocol { func load() }
      @MainActor protocol ArticleListRouterProtocol { func openEditor(); func openDetail(id: Int?) }

      """
    for section in String(decoding: theirs, as: UTF8.self).components(separatedBy: "extension ")
      .dropFirst()
    {
      let lines = section.components(separatedBy: "\n")
      let name = lines[0].dropLast(2).components(separatedBy: ": ").last ?? ""
      source += "@MainActor protocol \(name): AnyObject {\n"
      source += lines.filter { $0.hasPrefix("  func ") }.map { $0.dropLast(2) + "\n" }.joined()
      source += "}\n"
    }
    return source
  }
}
