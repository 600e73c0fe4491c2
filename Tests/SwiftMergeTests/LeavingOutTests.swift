import TestTools
import Testing

@testable import SwiftMerge

struct LeavingOutTests {
  private static func stub(_ member: String) -> String {
    "  func \(member) {\n    fatalError(\"P.x is not written yet\")\n  }\n"
  }

  private static let new = """
    final class P {
    \(stub("own()"))}

    extension P: One {
    \(stub("a()"))
    \(stub("b(_ x: Int)"))
    \(stub("c()"))}

    """

  @Test(
    arguments: [
      (
        "extension P {\n func a() {}\n}",
        "extension P: One {\n\(stub("b(_ x: Int)"))\n\(stub("c()"))}\n"
      ),
      (
        "extension P {\n func c() {}\n}",
        "extension P: One {\n\(stub("a()"))\n\(stub("b(_ x: Int)"))}\n"
      ),
      (
        "extension P {\n func a() {}\n func b(_ y: Int) {}\n}",
        "extension P: One {\n\(stub("c()"))}\n"
      ),
      (
        "extension P {\n func a() {}\n func b(_ x: Int) {}\n func c() {}\n}",
        "extension P: One {}\n"
      ),
      (
        "#if DEBUG\nextension P {\n func b(_ x: Int) {}\n}\n#endif",
        "extension P: One {\n\(stub("a()"))\n\(stub("c()"))}\n"
      ),
      ("extension Q {\n func a() {}\n}\nextension P {\n func b(_ x: String) {}\n}", nil),
    ] as [(String, String?)])
  func membersInOtherFilesGetNoStub(other: String, expected: String?) throws {
    let left = SwiftMerge.leavingOut(Array(Self.new.utf8), writtenIn: [Array(other.utf8)])
    let text = String(decoding: left, as: UTF8.self)
    let start = try #require(Self.new.firstRange(of: "extension"))
    #expect(text == (expected.map { Self.new[..<start.lowerBound] + $0 } ?? Self.new))
    let implemented = Array(
      Self.new.replacing("fatalError(\"P.x is not written yet\")", with: "print(1)").utf8)
    #expect(SwiftMerge.leavingOut(implemented, writtenIn: [Array(other.utf8)]) == implemented)
  }
}
