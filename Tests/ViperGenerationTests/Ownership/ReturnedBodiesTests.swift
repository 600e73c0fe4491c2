import TestTools
import Testing
import ViperTestTools

struct ReturnedBodiesTests {
  private static let path = "/p/TripPresenter.swift"
  private static let members: [(signature: String, body: String)] = [
    ("generic<T: Hashable>(_ x: T) -> T", "x"), ("closure(_ f: @escaping (Int) -> Void)", "f(1)"),
    ("bump(_ x: inout Int)", "x += 1"), ("typed() throws(E) -> Int", "throw .bad"),
    ("load(_ x: Int)", "_ = x"), ("load(_ x: Int) async", "_ = -x"),
    ("load(at x: Int) -> Int", "x"), ("load(at x: Int) -> String", #"String(x) + \"}\""#),
    ("many(_ xs: Int...)", "_ = xs"), ("`default`(in x: Int)", "_ = x"),
  ]

  private let disk = MemoryDisk(TestProject.viper([:]))

  /// - Parameter open: the members that don't say how they are done.
  private func spec(open: Set<Int>) -> String {
    let members = Self.members.enumerated().map { index, member in
      open.contains(index)
        ? "\"\(member.signature)\""
        : #"{ "func": "\#(member.signature)", "body": "\#(member.body)" }"#
    }
    return #"{ "ui": "none", "root": true, "viewOutput": [\#(members.joined(separator: ", "))] }"#
  }

  private func apply(open: Set<Int>) throws {
    disk["/p/Trip.viper.json"] = spec(open: open)
    #expect(try Run(disk).write() != ["error"], "\(open)")
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
    let parts = [Self.path, "/p/TripPresenter+Generated.swift"].compactMap { disk[$0] }.joined()
    for (signature, _) in Self.members {
      let count = parts.ranges(of: "func \(signature) {").count
      #expect(count == 1, "\(open): \(signature)\n\(parts)")
    }
    #expect(!parts.contains("fatalError"))
  }

  @Test func eachMemberMovesIndependently() throws {
    try apply(open: [])
    let generated = try #require(disk[Self.path])
    let all = Set(Self.members.indices)
    let some = runsLongTests ? Array(all) : [2]
    try apply(open: all)
    for index in some {
      try apply(open: all.subtracting([index]))
      try apply(open: all)
    }
    for index in some {
      try apply(open: [])
      #expect(disk[Self.path] == generated, "the whole component goes back")
      try apply(open: [index])
    }
  }

  @Test(arguments: [
    ("    x += 1\n", "    x += 1  // mine\n"),
    ("  let interactor", "  var own = 0\n  let interactor"),
    ("/// Prepares", "// mine\n/// Prepares"), ("    x += 1\n", "    x += 2\n"),
  ])
  func anEditedComponentDoesNotMoveBack(old: String, new: String) throws {
    for open in [[], Set(Self.members.indices)] {
      disk["/p/Trip.viper.json"] = spec(open: open)
      try Run(disk).write()
    }
    let text = try #require(disk[Self.path])
    try #require(text.contains(old))
    disk[Self.path] = text.replacing(old, with: new)
    disk["/p/Trip.viper.json"] = spec(open: [])
    #expect(try Run(disk).changeSets().diagnostics.contains { $0.id == "conflicting-owned-code" })
  }
}
