import TestTools
import Testing

@testable import SwiftMerge

/// Members whose types say where they are from, or don't.
struct AlikeMembersTests {
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
