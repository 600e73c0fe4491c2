import SwiftReading
import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// Members of a protocol and the shorter methods that their default values stand for.
struct Overloads: CustomTestStringConvertible, Sendable {
  let claim: String
  let members: [String]
  let expected: [String]

  var testDescription: String { claim }

  init(_ claim: String, _ members: [String], _ expected: [String]) {
    self.claim = claim
    self.members = members
    self.expected = expected
  }

  static let all = [
    Overloads("none without default values", ["a(x: Int)", "b: Int { get }"], []),
    Overloads("one value", ["a(x: Int = 1)"], ["func a() { a(x: 1) }"]),
    Overloads(
      "the labels stay", ["a(_ x: Int, for y: Int = 1)"],
      ["func a(_ x: Int) { a(x, for: 1) }"]),
    Overloads(
      "every choice of two values", ["a(x: Int = 1, y: Int = 2)"],
      [
        "func a(x: Int) { a(x: x, y: 2) }", "func a(y: Int) { a(x: 1, y: y) }",
        "func a() { a(x: 1, y: 2) }",
      ]),
    Overloads(
      "effects are passed on", ["a(x: Int = 1) async throws -> Int"],
      ["func a() async throws -> Int { try await a(x: 1) }"]),
    Overloads("a member of its own wins", ["a(x: Int = 1)", "a()"], []),
    Overloads(
      "two methods share one shorter one", ["a(x: Int = 1)", "a(y: Int = 2)"],
      ["func a() { a(x: 1) }"]),
    Overloads("a property of the name wins", ["a(x: Int = 1) -> Int", "a: Int { get }"], []),
    Overloads(
      "generics stay as long as they can be inferred", ["a<T: P>(x: T, y: Int = 1)"],
      ["func a<T: P>(x: T) { a(x: x, y: 1) }"]),
    Overloads("generics that only the value tells are left out", ["a<T: P>(x: T = .one)"], []),
    Overloads(
      "inout is passed on", ["a(x: inout Int, y: Int = 1)"],
      ["func a(x: inout Int) { a(x: &x, y: 1) }"]),
    Overloads(
      "an autoclosure takes its value as it is", ["a(x: @autoclosure () -> Int = 1)"],
      ["func a() { a(x: 1) }"]),
    Overloads(
      "an autoclosure is called to be passed on", ["a(x: @autoclosure () -> Int, y: Int = 1)"],
      ["func a(x: @autoclosure () -> Int) { a(x: x(), y: 1) }"]),
    Overloads(
      "names that are keywords", ["`repeat`(`in`: Int, y: Int = 1)"],
      ["func `repeat`(in: Int) { `repeat`(in: `in`, y: 1) }"]),
  ]
}

struct DefaultOverloadTests {
  @Test(arguments: Overloads.all)
  func defaultValuesBecomeShorterOverloads(_ row: Overloads) {
    var diagnostics: [Diagnostic] = []
    let members = row.members.compactMap {
      SignatureParser.member(EmbeddedText(SourceText(path: "spec", text: $0)), into: &diagnostics)
    }
    let overloads = DefaultOverload.overloads(of: members, into: &diagnostics)
    #expect(printed(diagnostics) == "")
    #expect(overloads.map { "\($0.declaration) { \($0.call) }" } == row.expected)
  }
}
