import TestTools
import Testing

@testable import SwiftMerge

@Suite(.serialized, .inTurn) struct ParameterMergeTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: [String]
    let ours: [String]
    let theirs: [String]
    /// Nil for a conflict.
    let merged: [String]?

    init(
      _ name: String, _ base: [String], _ ours: [String], _ theirs: [String], _ merged: [String]?
    ) {
      (testDescription, self.base, self.ours, self.theirs) = (name, base, ours, theirs)
      self.merged = merged
    }
  }

  static let cases = [
    Case(
      "a local name, and a parameter more", ["_ message: String"], ["_ text: String"],
      ["_ message: String", "retry: Bool"], ["_ text: String", "retry: Bool"]),
    Case(
      "a local name, and a parameter before", ["id: Int"], ["id number: Int"],
      ["at place: Place", "id: Int"], ["at place: Place", "id number: Int"]),
    Case(
      "local names, and another order", ["a: Int", "b: Int"], ["a x: Int", "b y: Int"],
      ["b: Int", "a: Int"], ["b y: Int", "a x: Int"]),
    Case(
      "a local name, and another label", ["_ message: String"], ["_ text: String"],
      ["message: String"], ["message text: String"]),
    Case(
      "a local name, and another type", ["id: Int"], ["id number: Int"], ["id: Trip.ID"],
      ["id number: Trip.ID"]),
    Case(
      "a local name, and no parameter", ["id: Int", "b: Int"], ["id number: Int", "b: Int"],
      ["b: Int"], ["b: Int"]),
    Case(
      "two without a label", ["_ a: Int", "_ b: Int"], ["_ x: Int", "_ y: Int"],
      ["_ a: Int", "_ b: Int", "_ c: Int"], ["_ x: Int", "_ y: Int", "_ c: Int"]),
    Case(
      "a parameter of the user's", ["a: Int"], ["a: Int", "mine: Bool = true"],
      ["a: Int", "b: Int"],
      ["a: Int", "b: Int", "mine: Bool = true"]),
    Case(
      "both have added the same", ["a: Int"], ["a: Int", "b other: Int"], ["a: Int", "b: Int"],
      ["a: Int", "b other: Int"]),
    Case("another one in its place", ["a: Int"], ["a q: Int"], ["b: Bool"], ["b: Bool"]),
    Case(
      "a type of the user's, and a parameter more", ["a: Int"], ["a: Int64"], ["a: Int", "b: Int"],
      ["a: Int64", "b: Int"]),
    Case("the same type", ["a: Int"], ["a q: Int64"], ["a: Int64"], ["a q: Int64"]),
    Case(
      "an attribute", ["then: () -> Void"], ["then done: () -> Void"],
      ["then: @escaping () -> Void"], ["then done: @escaping () -> Void"]),
    Case(
      "a default value, and a parameter more", ["_ v: Int"], ["_ mine: Int = 3"],
      ["_ v: Int", "w: Int"], ["_ mine: Int = 3", "w: Int"]),
    Case(
      "a default value, and another type", ["a: Int"], ["a q: Int = 1"], ["a: Int8"],
      ["a q: Int8 = 1"]),
    Case(
      "a type over two lines", ["then: (Int) -> Void"], ["then: (Int)\n  -> Void"],
      ["then: (String) -> Void"], ["then: (String) -> Void"]),
    Case(
      "a type over two lines, and no parameter", ["a: (Int) -> Void", "b: Int"],
      ["a: (\n  Int) -> Void", "b: Int"], ["b: Int"], ["b: Int"]),
    Case(
      "an attribute in a line of its own", ["@escaping id: Int"], ["@escaping\nid number: Int"],
      ["@escaping id: Int8"], ["@escaping id number: Int8"]),
    Case(
      "a local name that a new parameter has", ["x: Int"], ["x y: Int"], ["x: Int", "y: Int"],
      ["x y: Int", "y y2: Int"]),
    Case(
      "a label as local name of a new parameter", ["_ q: String"], ["_ query: String"],
      ["_ q: String", "query: Int"], ["_ query: String", "query query2: Int"]),
    Case(
      "two local names that new parameters have", ["item: Int", "animated: Bool"],
      ["item picked: Int", "animated `picked2`: Bool"],
      ["item: Int", "animated: Bool", "picked: Int", "picked2: Bool"],
      [
        "item picked: Int", "animated `picked2`: Bool", "picked picked3: Int",
        "picked2 picked22: Bool",
      ]),
    Case(
      "a local name that a renamed parameter has", ["a: Int", "b: Int8"], ["a c: Int", "b: Int8"],
      ["a: Int", "c: Int8"], ["a c: Int", "c c2: Int8"]),
    Case(
      "parameters without a local name", ["a: Int"], ["a _: Int"], ["a: Int", "b _: Int"],
      ["a _: Int", "b _: Int"]),
    Case("two types", ["a: Int"], ["a: Int8"], ["a: Int16"], nil),
    Case("deleted and changed", ["a: Int"], [], ["a: Int16"], nil),
    Case("deleted", ["a: Int"], [], ["a: Int", "b: Int"], ["b: Int"]),
  ]

  @Test(arguments: cases)
  func theContractHasTheOrderAndTheUserTheLocalNames(test: Case) throws {
    let merge = try #require(
      ParameterMerge(base: test.base, ours: test.ours, theirs: test.theirs))
    #expect(merge.merged() == test.merged)
  }

  @Test(arguments: [
    (["d: D", "b: B"], ["a: A", "b: B", "c: C", "d: D"], ["a: A", "d: D", "b: B", "c: C"]),
    (["d: D", "m: M", "b: B"], ["b: B", "d: D", "e: E"], ["d: D", "e: E", "m: M", "b: B"]),
    (["b: B", "d: D"], ["d: D", "b: B"], ["b: B", "d: D"]),
    (["d: D", "b: B"], ["d: D", "x: X"], ["d: D", "x: X"]),
  ])
  func whatNoContractCallsStaysInTheUsersOrder(
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
  func whatCannotBeReadIsLeftToOthers(text: String) {
    #expect(ParameterMerge(base: [text], ours: [], theirs: []) == nil)
  }
}
