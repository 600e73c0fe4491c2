import TestTools
import Testing

@testable import SwiftMerge

struct AdoptedClassTests {
  private static let ours = """
    class TripRouter: TripWays {
      static func make() -> UIViewController { UIViewController() }
    }

    """

  private func rendered(_ members: [String]) -> [UInt8] {
    let text = members.map { "  func \($0) {\n    fatalError()\n  }\n" }.joined(separator: "\n")
    return Array(
      "final class TripRouter {}\n\n// MARK: - TripWays\n\nextension TripRouter: TripWays {\n\(text)}\n"
        .utf8)
  }

  private func merged(_ base: [String], _ ours: String, _ theirs: [String]) -> MergeResult {
    SwiftMerge.merge(base: rendered(base), ours: Array(ours.utf8), theirs: rendered(theirs))
  }

  @Test(arguments: [[], ["open()"]])
  func aNewMethodIsAddedToTheConformingClass(_ known: [String]) {
    let result = merged(known, Self.ours, known + ["close()"])
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains("  func close() {\n    fatalError()\n  }\n}\n"), "\(text)")
    #expect(!text.contains("extension") && result.leftovers.isEmpty, "\(text)")
    let back = merged(known + ["close()"], text, known)
    #expect(!String(decoding: back.bytes, as: UTF8.self).contains("close"))
  }

  @Test(arguments: [["open()", "close()"], ["close()", "open()"]])
  func aMethodThatIsAddedAndRemovedLeavesYourBlankLines(_ members: [String]) {
    let ours = Self.ours.replacing("TripWays {\n", with: "TripWays {\n  \n")
      .replacing("}\n}", with: "}\n  \n  func close() {}\n}")
    let added = String(decoding: merged(["close()"], ours, members).bytes, as: UTF8.self)
    #expect(added.contains("func open()"))
    let back = merged(members, added, ["close()"])
    #expect(String(decoding: back.bytes, as: UTF8.self) == ours, "\(added)")
  }

  @Test(arguments: [
    ("// MARK: - TripWays\n\n", false), ("// Mine.\n", true), ("@MainActor\n", true),
  ])
  func anExtensionWithoutMethodsIsRemoved(_ head: String, hasUsersCode: Bool) {
    let extended =
      Self.ours + "\n\(head)extension TripRouter {\n  func open() {\n    fatalError()\n  }\n}\n"
    let text = String(decoding: merged(["open()"], extended, []).bytes, as: UTF8.self)
    #expect(hasUsersCode ? text.contains(head) : text == Self.ours)
  }
}
