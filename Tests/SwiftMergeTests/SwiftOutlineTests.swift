import Foundation
import TestTools
import Testing

@testable import SwiftMerge

struct SwiftOutlineTests {
  static let sources: [[UInt8]] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["Sources/ViperText", "Sources/SwiftMerge"].flatMap {
      folder in
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      let paths = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      return paths.sorted { $0.path < $1.path }.compactMap { try? [UInt8](Data(contentsOf: $0)) }
    }
  }()

  @Test func everyLineIsInOnePlace() throws {
    #expect(Self.sources.count > 20)
    for source in casesToRun(Self.sources, every: 3) {
      let outline = try #require(SwiftOutline(source))
      #expect(Self.joined(outline.file, outline) == source)
      #expect(!outline.file.items.contains { $0.kind == .opaque })
    }
  }

  private static func joined(_ scope: OutlineScope, _ outline: SwiftOutline) -> [UInt8] {
    var output = Array(outline.bytes[scope.preamble])
    for item in scope.items {
      output += outline.bytes[item.blank] + outline.bytes[item.lead]
      guard let inner = item.scope else {
        output += outline.bytes[item.lead.upperBound..<item.end]
        continue
      }
      let block = ItemBlock(item, in: outline, unit: [])
      output +=
        block.isOneLine
        ? Array(outline.bytes[item.lead.upperBound..<item.end])
        : block.opening + joined(inner, outline) + block.closing
    }
    return output + outline.bytes[scope.tail]
  }

  /// One in a thousand conflicts here and not in git: where both have put a declaration into one
  /// documentation comment.
  @Test func randomEditsOfRealFilesMergeAsInGit() {
    var (clean, same, cleanHere, cleanInBoth, runs) = (0, 0, 0, 0, 0)
    for (seed, source) in casesToRun(Array(Self.sources.enumerated()), every: 3) {
      for round in 0..<(runsLongTests ? 40 : 1) {
        var random = Seeded(seed * 100 + round)
        let ours = Self.edited(source, by: "own", random: &random)
        let theirs = Self.edited(source, by: "new", random: &random)
        let result = SwiftMerge.merge(base: source, ours: ours, theirs: theirs)
        #expect(
          UserWords.areKept(base: source, ours: ours, merged: result.bytes), "\(seed) \(round)")
        runs += 1
        cleanHere += result.isClean ? 1 : 0
        guard let git = ThreeWayMerge.likeGit(base: source, ours: ours, theirs: theirs) else {
          continue
        }
        clean += 1
        same += git == result.bytes ? 1 : 0
        cleanInBoth += result.isClean ? 1 : 0
      }
    }
    print("real files: \(runs) merges, clean \(cleanHere), in git \(clean), the same \(same)")
    #expect(clean > 0)
    // One merge in a few may differ by chance.
    #expect((same + 1) * 100 >= clean * 95)
    #expect(cleanInBoth * 200 >= clean * 199)
  }

  /// Lines inserted, removed, changed and copied anywhere, braces or not.
  private static func edited(_ source: [UInt8], by author: String, random: inout Seeded) -> [UInt8]
  {
    var lines = String(decoding: source, as: UTF8.self).components(separatedBy: "\n")
    for edit in 0..<1 + random.below(4) {
      let at = random.below(lines.count)
      switch random.below(5) {
      case 0, 1: lines.insert("    \(author)(\(edit))", at: at)
      case 2: lines.remove(at: at)
      case 3: lines[at] += "  // \(author)"
      default: lines.insert(contentsOf: ["", "  func \(author)\(edit)() {", "  }"], at: at)
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
