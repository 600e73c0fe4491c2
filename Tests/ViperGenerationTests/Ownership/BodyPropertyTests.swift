import TestTools
import Testing
import ViperTestTools

/// A body that the user has written stays in the method of its name, whatever the spec does to contracts.
struct BodyPropertyTests {
  @Test func everyBodyIsKeptWithItsMethod() {
    let packs = PackCache()
    var (moves, failed) = (0, 0)
    for seed in 0..<(runsLongTests ? 3000 : 3) {
      var history = BodyHistory(seed: seed, packs: packs)
      do {
        try history.play(rounds: 6)
      } catch {
        failed += 1
        let text = (error as? BodyHistory.Failure)?.text ?? "\(error)"
        if failed <= 3 { Issue.record("seed \(seed): \(text)") }
      }
      moves += history.moves
    }
    #expect(failed == 0)
    #expect(moves > 20, "the histories move too few bodies to show anything")
  }

  private static func stub(_ name: String) -> String {
    "fatalError(\"TripPresenter.\(name) is not written yet\")"
  }

  /// Writes all stubs of the presenter, with their names in them.
  private func written(_ spec: String) throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(["Trip": spec]))
    try Run(disk).write()
    let text = try #require(disk["/p/TripPresenter.swift"])
    disk["/p/TripPresenter.swift"] = text.replacing(
      "fatalError(\"TripPresenter.", with: "print(\"mine: ")
    return disk
  }

  private static func spec(_ output: String, _ interactorOutput: String) -> String {
    #"{ "ui": "none", "root": true, "viewOutput": [\#(output)], "interactorOutput": [\#(interactorOutput)] }"#
  }

  @Test(arguments: [
    (#""deleteAll()""#, #""showAll()""#, #""showAll()""#, #""deleteAll()""#),
    (#""a()", "b()""#, #""c()""#, #""c()", "a()""#, #""b()""#),
    (#""a()", "b()", "c()""#, #""d()""#, #""d()""#, #""b()", "c()", "a()""#),
    (
      #""load(_ id: Int)""#, #""load(_ id: String)""#, #""load(_ id: String)""#,
      #""load(_ id: Int)""#
    ),
    (#""load(at id: Int)""#, #""load(_ id: Int)""#, #""load(_ id: Int)""#, #""load(at id: Int)""#),
    (#""a: Int { get }""#, #""b: Int { get }""#, #""b: Int { get }""#, #""a: Int { get }""#),
    (#""a()""#, #""b()""#, #""b()", "a()""#, ""),
    (#""a() -> Int""#, #""b() -> Int""#, #""b() -> Int""#, #""a() -> Int""#),
  ])
  func membersThatChangePlacesKeepTheirBodies(
    before: String, beforeOther: String, after: String, afterOther: String
  ) throws {
    let disk = try written(Self.spec(before, beforeOther))
    let lines = try #require(disk["/p/TripPresenter.swift"]).split(separator: "\n")
      .filter { $0.contains("mine: ") || $0.contains("func ") || $0.contains("var ") }
    disk["/p/Trip.viper.json"] = Self.spec(after, afterOther)
    #expect(try Run(disk).write() != ["error"])
    let text = try #require(disk["/p/TripPresenter.swift"])
    let now = text.split(separator: "\n")
      .filter { $0.contains("mine: ") || $0.contains("func ") || $0.contains("var ") }
    func pairs(_ lines: [Substring]) -> [String] {
      zip(lines, lines.dropFirst()).filter { $1.contains("mine: ") }.map { "\($0)\n\($1)" }.sorted()
    }
    #expect(pairs(now) == pairs(lines), "\(text)")
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
  }

  @Test func aStubInThePlaceOfAWrittenMemberStaysAStub() throws {
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(#""a()""#, #""b()""#)]))
    try Run(disk).write()
    let text = try #require(disk["/p/TripPresenter.swift"])
    disk["/p/TripPresenter.swift"] = text.replacing(Self.stub("a()"), with: "print(\"a\")")
    disk["/p/Trip.viper.json"] = Self.spec(#""b()""#, "")
    try Run(disk).write()
    let merged = try #require(disk["/p/TripPresenter.swift"])
    #expect(merged.contains("func b() {\n    \(Self.stub("b()"))\n"), "\(merged)")
    #expect(merged.contains("func a() {\n    print(\"a\")\n"), "\(merged)")
  }

  /// From the presenter to the interactor and back: no member was renamed.
  @Test func aMemberOfAnotherComponentDoesNotGetTheBody() throws {
    func spec(_ output: String, _ interactor: String) -> String {
      #"{ "ui": "none", "root": true, "viewOutput": ["\#(output)"], "interactor": ["\#(interactor)"] }"#
    }
    let disk = try written(spec("deleteAll()", "showAll()"))
    disk["/p/Trip.viper.json"] = spec("showAll()", "deleteAll()")
    try Run(disk).write()
    let merged = try #require(disk["/p/TripPresenter.swift"])
    #expect(merged.contains("func showAll() {\n    \(Self.stub("showAll()"))\n"), "\(merged)")
    #expect(merged.contains("func deleteAll() {\n    print(\"mine: deleteAll()"), "\(merged)")
  }

  /// The spec implements one overload; the other one is a stub.
  @Test func aStubDoesNotGetTheBodyOfAnOverload() throws {
    let given = #"{ "func": "load(_ id: Int)", "body": "_ = id" }"#
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(given, "")]))
    try Run(disk).write()
    disk["/p/Trip.viper.json"] = Self.spec(given + #", "load(_ id: String)""#, "")
    try Run(disk).write()
    disk["/p/Trip.viper.json"] = Self.spec(given + #", "load(_ id: String)", "more()""#, "")
    try Run(disk).write()
    let text = try #require(disk["/p/TripPresenter.swift"])
    #expect(text.contains("func load(_ id: String) {\n    \(Self.stub("load(_:)"))"), "\(text)")
  }

  /// The presenter after several specs, each as the members of both contracts. The user writes all stubs
  /// but those of the last one.
  private func presenter(after specs: [(String, String)]) throws -> String {
    let disk = MemoryDisk(TestProject.viper([:]))
    var text = ""
    for (output, interactorOutput) in specs {
      disk["/p/Trip.viper.json"] = Self.spec(output, interactorOutput)
      try Run(disk).write()
      text = try #require(disk["/p/TripPresenter.swift"])
      disk["/p/TripPresenter.swift"] = text.replacing(
        " {\n    fatalError(\"TripPresenter.", with: " {  // mine\n    print(\"mine: ")
    }
    return text
  }

  @Test(arguments: [
    // A member that moves doesn't take the place of an overload.
    (
      [(#""show(_ id: Int)""#, #""show()""#), ("", #""show()""#), (#""show()""#, "")],
      [
        "func show(_ id: Int) {  // mine\n    print(\"mine: show(_:)",
        "func show() {  // mine\n    print(\"mine: show()",
      ]
    ),
    // An overload of a removed member is added as a stub.
    (
      [
        (#""load(_ id: String)""#, #""done()""#), ("", #""done()""#),
        (#""load(_ id: Int)""#, #""done()""#),
      ],
      [
        "func load(_ id: String) {  // mine\n",
        "func load(_ id: Int) {\n    \(stub("load(_:)"))",
      ]
    ),
    // An overload keeps its body under a new name.
    (
      [
        (#""a()", "load()", "load(_ id: Int)""#, #""b()""#),
        (#""b()", "load()", "save(_ id: Int)""#, #""a()""#),
      ],
      [
        "func load() {  // mine\n    print(\"mine: load()",
        "func save(_ id: Int) {  // mine\n    print(\"mine: load(_:)",
      ]
    ),
  ])
  func overloadsKeepTheirOwnBodies(specs: [(String, String)], members: [String]) throws {
    let text = try presenter(after: specs)
    for member in members { #expect(text.contains(member), "\(text)") }
    #expect(!text.contains("<<<<<<<"))
  }

  @Test func aPropertyWithTheBodyOfAnotherOneIsNamed() throws {
    let disk = try written(Self.spec(#""a: Int { get }""#, ""))
    disk["/p/Trip.viper.json"] = Self.spec(#""b: Int { get }""#, "")
    let screen = try Run(disk).screen()
    #expect(
      screen.contains("'b' got the body of a property that was removed from the spec"), "\(screen)")
  }
}
