import TestTools
import Testing

@testable import SwiftMerge

/// Texts with many members: each member is read once, and found without a look at all others.
struct ManyMembersTests {
  private static func text(_ count: Int, _ body: (Int) -> String) -> [UInt8] {
    let members = (0..<count).map { "  func member\($0)() {\n    \(body($0))\n  }\n" }
    return Array("final class P {\n\(members.joined(separator: "\n"))}\n".utf8)
  }

  private struct Texts {
    let stubs: [UInt8]
    let former: [UInt8]
    let own: [UInt8]

    init(_ count: Int) {
      stubs = text(count) { "fatalError(\"P.member\($0)() is not written yet\")" }
      former = text(count) { "print(\($0))" }
      own = text(count) { $0 == 1 ? "print(-1)" : "print(\($0))" }
    }
  }

  private static let works: [(name: String, work: @Sendable (Texts) -> Void)] = [
    ("reading", { _ = SwiftMerge.members(in: $0.stubs) }),
    ("written members", { _ = SwiftMerge.writtenMembers(of: $0.own, since: $0.former) }),
    ("filling", { _ = SwiftMerge.filled($0.stubs, from: $0.former) }),
    (
      "filling with the same body",
      { _ = SwiftMerge.filled($0.stubs, from: $0.former, where: .sameBody(in: $0.own)) }
    ),
    (
      "filling what is written",
      { _ = SwiftMerge.filled($0.stubs, from: $0.former, where: .written(in: $0.own)) }
    ),
    ("leaving out", { _ = SwiftMerge.leavingOut($0.stubs, writtenIn: [$0.own]) }),
    ("merging", { _ = SwiftMerge.merge(base: $0.former, ours: $0.own, theirs: $0.stubs) }),
  ]

  @Test(.measuresTime, arguments: works.map(\.name))
  func timeGrowsWithTheNumberOfMembers(_ name: String) throws {
    let work = try #require(Self.works.first { $0.name == name }?.work)
    let growth = timeGrowth(from: 200, to: 1_600, below: 14) { count in
      let texts = Texts(count)
      return processorTime { work(texts) }
    }
    #expect(growth < 14)
  }

  @Test func aMemberIsFoundByNameAndBySignature() throws {
    let text =
      "class P {\n func a(_ x: Int) {}\n func a(_ y: String) {}\n}\nclass Q {\n func a(_ x: Int) {}\n}"
    let members = try #require(SwiftMerge.members(in: Array(text.utf8)))
    let index = MemberIndex(Array(members.enumerated()), by: \.element)
    #expect(index.named(as: members[1]).map(\.offset) == [0, 1])
    #expect(index.same(as: members[1]).map(\.offset) == [1])
    #expect(index.same(as: members[2]).map(\.offset) == [2])
  }

  @Test(arguments: [
    ("a(_ x: Trip)", "a(_ x: Trips.Trip)", true),
    ("a(_ x: [Trips.Trip]?)", "a(_ x: [Trip]?)", true),
    ("a() -> Result<Trip, Error>", "a() -> Result<Trips.Trip, Error>", true),
    ("a(_ x: Trip.ID)", "a(_ x: Trips.Trip.ID)", true),
    ("a(_ x: Trip.ID)", "a(_ x: Post.ID)", false),
    ("a(_ x: Trip)", "a(_ x: RoadTrip)", false), ("a(_ x: Trip)", "a(_ x: Trip?)", false),
    ("a(_ x: Trip)", "b(_ x: Trip)", false),
  ])
  func aTypeMayNameItsModule(one: String, other: String, isAlike: Bool) throws {
    func members(_ text: String) throws -> [DeclaredMember] {
      try #require(SwiftMerge.members(in: Array("class A {\n  func \(text) {}\n}\n".utf8)))
    }
    let index = MemberIndex(try members(one), by: \.self)
    let member = try #require(try members(other).first)
    #expect(index.alike(member).isEmpty == !isAlike)
  }
}
