import TestTools
import Testing

@testable import SwiftReading

/// Two members of one protocol and whether Swift takes them both.
struct MemberPair: CustomTestStringConvertible, Sendable {
  let first: String
  let second: String
  let collide: Bool

  var testDescription: String { "\(first) | \(second)" }

  private static func rows(_ pairs: [(String, String)], collide: Bool) -> [MemberPair] {
    pairs.map { MemberPair(first: $0.0, second: $0.1, collide: collide) }
  }

  static let all = rows(colliding, collide: true) + rows(compatible, collide: false)

  private static let colliding = [
    ("a()", "a()"),
    ("a()", "`a`() -> Void"),
    ("a()", "a() throws"),
    ("a() async", "a() async throws"),
    ("a() throws", "a() throws(LoadError)"),
    ("a<T>(_ x: T)", "a<U>(_ y: U)"),
    ("a<T, U>(x: T, y: U)", "a<U, T>(x: U, y: T)"),
    ("a<T>(_ x: T) where T: Equatable", "a<T: Equatable>(_ x: T)"),
    ("a<T>(x: T) where T: Sendable, T: Equatable", "a<T: Equatable & Sendable>(x: T)"),
    (
      "a<T: Collection>(x: T) where T.Element == Int",
      "a<T: Collection>(x: T) where Int == T.Element"
    ),
    ("a(x: Int)", "a(x y: Int)"),
    ("a(x: some Equatable)", "a<T: Equatable>(x: T)"),
    ("a(x: (some P)?)", "a<T: P>(x: T?)"),
    ("a(x: @escaping () -> Void)", "a(x: () -> Void)"),
    ("a(x: @escaping () -> Void)", "a(x: @escaping () -> ())"),
    ("a(x: any P & Q)", "a(x: any Q & P)"),
    ("a(x: any Error)", "a(x: Error)"),
    ("a(x: Any)", "a(x: any Any)"),
    ("a(x: Array<Int>)", "a(x: [Swift.Int])"),
    ("a(x: Swift.Result<Int, any Error>)", "a(x: Result<Int, any Swift.Error>)"),
    ("a(x: (Int) -> Void)", "a(x: (_ y: Int) -> Void)"),
    ("a(x: () throws(any Error) -> Void)", "a(x: () throws -> Void)"),
    ("a(x: () throws(Never) -> Void)", "a(x: () -> Void)"),
    ("a(x: nonisolated(nonsending) () async -> Void)", "a(x: () async -> Void)"),
    ("a(x: @concurrent () async -> Void)", "a(x: () async -> Void)"),
    ("a(x: (isolated any Actor) -> Void)", "a(x: (any Actor) -> Void)"),
    ("a(x: @isolated(any) () -> Void)", "a(x: () -> Void)"),
    ("a(x: isolated (any Actor)?)", "a(x: (any Actor)?)"),
    ("a(x: (@escaping () -> Int) -> Void)", "a(x: (() -> Int) -> Void)"),
    ("a() -> sending Item", "a() -> Item"),
    ("a() -> Int", "a() -> Swift.Int"),
    ("a: Int { get }", "a()"),
    ("a()", "a: Int { get }"),
    ("a: Int { get }", "a() -> Int"),
    ("a: Int { get async }", "a() -> Int"),
    ("a: Int { get }", "a: String { get }"),
    ("a: Int { get }", "a: Int { get async }"),
    ("a(x: Int = 1)", "a(x: Int)"),
    ("a(x: @MainActor @Sendable () -> Void)", "a(x: @Sendable @MainActor () -> Void)"),
    ("a<T>(x: T.Type)", "a<U>(x: U.Type)"),
  ]

  private static let compatible = [
    ("a()", "b()"),
    ("a()", "a(x: Int)"),
    ("a() -> Int", "a() -> String"),
    ("a() -> Int", "a()"),
    ("a()", "a() async"),
    ("a() -> Int", "a() throws -> String"),
    ("a(x: Int)", "a(_ x: Int)"),
    ("a(x: Int)", "a(y: Int)"),
    ("a(x: Int)", "a(x: Int?)"),
    ("a(x: inout Int)", "a(x: Int)"),
    ("a(x: inout Int)", "a(x: borrowing Int)"),
    ("a(x: consuming Item)", "a(x: borrowing Item)"),
    ("a(x: sending Item)", "a(x: Item)"),
    ("a(x: Int...)", "a(x: [Int])"),
    ("a<T>(_ x: T)", "a<T: Equatable>(_ x: T)"),
    ("a<T, U>(x: T, y: U)", "a<U, T>(x: T, y: U)"),
    ("a<T>(x: T) -> T", "a<T>(x: T) -> Int"),
    ("a(x: some Equatable)", "a(x: some Hashable)"),
    ("a(x: @autoclosure () -> Int)", "a(x: Int)"),
    ("a(x: @autoclosure () -> Int)", "a(x: () -> Int)"),
    ("a(x: @escaping @Sendable () -> Void)", "a(x: @escaping () -> Void)"),
    ("a(x: @escaping @MainActor () -> Void)", "a(x: @escaping () -> Void)"),
    ("a(x: (@Sendable () -> Void)?)", "a(x: (() -> Void)?)"),
    ("a(x: (a: Int, b: Int))", "a(x: (Int, Int))"),
    ("a(x: () async -> Void)", "a(x: () -> Void)"),
    ("a(x: () throws -> Void)", "a(x: () -> Void)"),
    ("a(x: () throws(LoadError) -> Void)", "a(x: () throws -> Void)"),
    ("a(x: (inout Int) -> Void)", "a(x: (Int) -> Void)"),
    ("a(x: (Int...) -> Void)", "a(x: ([Int]) -> Void)"),
    ("a(x: (sending Int) -> Void)", "a(x: (Int) -> Void)"),
    ("a(x: @convention(c) () -> Void)", "a(x: () -> Void)"),
    ("a: Int { get }", "a(x: Int)"),
    ("a: Int { get }", "a() async"),
    ("a: Int { get async }", "a() async -> Int"),
    ("a: Int { get }", "b: Int { get }"),
  ]
}

@Suite(.serialized, .processesInTurn) struct CollisionTests {
  @Test(arguments: MemberPair.all)
  func memberTableFindsCollisions(_ pair: MemberPair) {
    guard let first = member(pair.first), let second = member(pair.second) else { return }
    for (first, second) in [(first, second), (second, first)] {
      var table = MemberTable()
      #expect(table.insert(first) == nil)
      #expect(table.insert(second) == (pair.collide ? first : nil))
    }
  }

  @Test func propertyCollidesWithEachOfTwoMethods() {
    guard let int = member("a() -> Int"), let string = member("a() -> String"),
      let property = member("a: Int { get }")
    else { return }
    var table = MemberTable()
    #expect(table.insert(int) == nil)
    #expect(table.insert(string) == nil)
    #expect(table.insert(property) == int)
  }

  @Test func compilerRejectsExactlyTheCollisions() throws {
    var sheet = CompilerOracle.Sheet()
    for (index, pair) in MemberPair.all.enumerated() {
      guard let first = member(pair.first), let second = member(pair.second) else { continue }
      sheet.add(
        "protocol Pair\(index) { \(first.declaration); \(second.declaration) }",
        for: pair.testDescription)
    }
    let complaints = try CompilerOracle.complaints(in: sheet.source)
    let refused = Set(complaints.compactMap { sheet.row(of: $0) })
    let expected = Set(MemberPair.all.filter(\.collide).map(\.testDescription))
    #expect(refused.subtracting(expected).sorted() == [])
    #expect(expected.subtracting(refused).sorted() == [])
    #expect(complaints.allSatisfy { $0.message.contains("invalid redeclaration") })
  }
}
