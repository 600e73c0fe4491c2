import Foundation
import Testing

@testable import ViperGeneration

@Suite struct SwiftMergeTests {
  static let cases = SwiftMergeCase.methods + SwiftMergeCase.types

  @Test(arguments: cases) func mergesAsExpected(_ example: SwiftMergeCase) throws {
    let texts = try example.texts()
    let result = SwiftMerge.merge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == String(decoding: texts.expected, as: UTF8.self),
      "\(UnifiedDiff.text(old: texts.expected, new: result.bytes, oldLabel: "expected", newLabel: "merged"))"
    )
    #expect(result.bytes == texts.expected)
    #expect(result.conflicts.count == example.conflicts)
    #expect(result.leftovers.map(\.name) == example.leftovers)
  }

  @Test(arguments: cases) func mergingAgainChangesNothing(_ example: SwiftMergeCase) throws {
    let texts = try example.texts()
    let once = SwiftMerge.merge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
    let again = SwiftMerge.merge(base: texts.theirs, ours: once.bytes, theirs: texts.theirs)
    #expect(again.bytes == once.bytes)
    #expect(again.isClean)
  }
}
