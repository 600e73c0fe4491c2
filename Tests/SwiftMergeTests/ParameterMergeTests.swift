import TestTools
import Testing

@testable import SwiftMerge

struct ParameterMergeTests {
  /// The input has the lists of the base, the user and the spec, each in a line; `⏎` is a line feed.
  @Test(arguments: RecordedCase.all(in: "Parameters.txt"))
  func theContractHasTheOrderAndTheUserTheLocalNames(_ row: RecordedCase) throws {
    let lists = row.input.split(separator: "\n").map { line in
      line.split(separator: ":", maxSplits: 1).dropFirst().joined().split(separator: ", ")
        .map { String($0.trimmingPrefix(" ").replacing("⏎", with: "\n")) }
    }
    try #require(lists.count == 3)
    let merge = try #require(
      ParameterMerge(base: lists[0], ours: lists[1], theirs: lists[2]))
    let merged = merge.merged()?.joined(separator: ", ").replacing("\n", with: "⏎")
    try row.expect((merged ?? "a conflict") + "\n")
  }

  @Test(arguments: [
    (["d: D", "b: B"], ["a: A", "b: B", "c: C", "d: D"], ["a: A", "d: D", "b: B", "c: C"]),
    (["d: D", "m: M", "b: B"], ["b: B", "d: D", "e: E"], ["d: D", "e: E", "m: M", "b: B"]),
    (["b: B", "d: D"], ["d: D", "b: B"], ["b: B", "d: D"]),
    (["d: D", "b: B"], ["d: D", "x: X"], ["d: D", "x: X"]),
  ])
  func theUsersParameterOrderIsKeptWithoutAContract(
    ours: [String], theirs: [String], merged: [String]
  ) throws {
    let merge = try #require(ParameterMerge(base: ["b: B", "d: D"], ours: ours, theirs: theirs))
    #expect(merge.merged(isInOwnOrder: true) == merged)
  }

  @Test func aNameThatTheNewBodyHasIsAConflict() throws {
    let merge = try #require(
      ParameterMerge(
        base: ["interactor: any I"], ours: ["interactor it: any I"],
        theirs: ["it: String", "interactor: any I"]))
    #expect(merge.merged(bodyWords: ["self", "it"]) == nil)
    #expect(merge.merged() == ["it it2: String", "interactor it: any I"])
  }

  @Test(arguments: ["", "a", "a b c: Int", "a /* x */: Int", "(a): Int", "@A(b: c) d: Int"])
  func unreadableParametersAreNotMerged(text: String) {
    #expect(ParameterMerge(base: [text], ours: [], theirs: []) == nil)
  }
}
