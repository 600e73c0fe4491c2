import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommands

@Suite(.serialized, .inTurn) struct ContractCheckTests {
  private let trip: CheckedTrip
  private var disk: MemoryDisk { trip.disk }
  private static let main = CheckedTrip.main
  private static let stub = CheckedTrip.stub

  init() throws { trip = try CheckedTrip() }

  private func edit(_ old: String, _ new: String) throws { try trip.edit(old, new) }

  private func found() throws -> [String] { try trip.found() }

  @Test func aStubThatIsLeftIsANote() throws {
    #expect(
      try found() == [
        "TripPresenter.swift:21:8: note: 'TripPresenter.show(_:)' isn't implemented yet [missing-implementation]"
      ]
    )
    #expect(try Run(disk).changeSets().changeSets.flatMap(\.leftToDo) == [])
  }

  @Test func aStubInAnotherFileIsOneToo() throws {
    try edit("\n\n" + Self.stub, "")
    disk["/p/More.swift"] = "extension TripPresenter {\n" + Self.stub + "\n}\n"
    #expect(
      try found() == [
        "More.swift:2:8: note: 'TripPresenter.show(_:)' isn't implemented yet [missing-implementation]"
      ])
  }

  @Test func whatIsMissingIsSaid() throws {
    try edit("\n\n" + Self.stub, "")
    #expect(
      try found() == [
        "TripPresenter.swift:1:1: error: 'TripPresenter.show(_:)' is in the contract, but no file of the module's folder implements it [missing-member]",
        "= help: add to this file: func show(_ id: Int) { … }",
      ])
  }

  @Test func whatIsMissingFromAMovedFileIsSaidThere() throws {
    try edit("\n\n" + Self.stub, "")
    disk["/p/Parts/Presenter.swift"] = disk[Self.main]
    disk[Self.main] = nil
    #expect(
      try found() == [
        "Parts/Presenter.swift:1:1: error: 'TripPresenter.show(_:)' is in the contract, but no file of the module's folder implements it [missing-member]",
        "= help: add to this file: func show(_ id: Int) { … }",
      ])
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    try edit(Self.stub, "  func show(_ id: Int) {")
    #expect(
      try found() == [
        "TripPresenter.swift:16:49: error: this file isn't valid Swift, because a bracket has no matching one, or a string or a comment isn't closed [unreadable-swift-file]",
        "= help: fix the brackets, strings and comments of this file",
      ])
  }

  @Test func anotherFileThatCannotBeReadIsANoteWhereSomethingIsMissing() throws {
    disk["/p/More.swift"] = "extension TripPresenter {\n  func show(_ id: Int) { \"a }\n}\n"
    #expect(try found().count == 1)
    try edit("\n\n" + Self.stub, "")
    #expect(
      try found() == [
        "More.swift:2:26: note: this file isn't valid Swift, so missing members can't be reported [unreadable-swift-file]",
        "= help: fix the brackets, strings and comments of this file",
        "TripPresenter.swift:1:1: error: 'TripPresenter.show(_:)' is in the contract, but no file of the module's folder implements it [missing-member]",
        "= help: add to this file: func show(_ id: Int) { … }",
      ])
  }

  @Test(arguments: ["_ id: String", "id: Int", "_ id: Int, animated: Bool"])
  func whatIsDeclaredOtherwiseIsSaid(parameters: String) throws {
    try edit(Self.stub, "  func show(\(parameters)) {}")
    #expect(
      try found() == [
        "TripPresenter.swift:21:8: error: the declaration of 'TripPresenter.show(_:)' differs from its contract [conflicting-declaration]",
        "= help: change the declaration to: func show(_ id: Int)",
      ])
  }

  @Test(arguments: [
    ("  func show(_ id: Int) {}", "  private func show(_ id: Int) {}", "show(_:)"),
    ("  let interactor", "  private let interactor", "interactor"),
  ])
  func whatIsHiddenFromGeneratedCodeIsAnError(old: String, new: String, name: String) throws {
    try edit(Self.stub, "  func show(_ id: Int) {}")
    try edit(old, new)
    let found = try found()
    #expect(found.count == 2)
    #expect(
      found.first?.hasSuffix(
        "error: 'TripPresenter.\(name)' is private, but generated code uses it [invalid-private-declaration]"
      )
        == true, "\(found)")
    #expect(found.last == "= help: delete 'private'")
  }

  @Test func whatIsHiddenFromWhatTheBuildMakesIsAnErrorToo() throws {
    disk["/p/viper-gen.json"] = #"{ "root": true, "write": "plugin" }"#
    disk["/p/TripPresenter+Generated.swift"] = nil
    try edit(Self.stub, "  func show(_ id: Int) {}")
    try edit("  let interactor", "  private let interactor")
    let found = try found()
    #expect(
      found.contains {
        $0.hasSuffix(
          "error: 'TripPresenter.interactor' is private, but generated code uses it [invalid-private-declaration]"
        )
      }, "\(found)")
  }

  @Test func whatGeneratedCodeDoesNotUseMayBePrivate() throws {
    try edit(Self.stub, "  func show(_ id: Int) {}")
    try edit("  let router", "  private let router")
    #expect(try found() == [])
  }

  @Test func whatIsWrittenIsFine() throws {
    try edit(Self.stub, "  func show(_ number: Int) {}")
    #expect(try found() == [])
  }

  @Test func whatStandsTwiceInAFileIsAnErrorWithBothPlaces() throws {
    try edit(Self.stub, "  func show(_ id: Int) {}\n\n  func show(_ other: Int) {}")
    #expect(
      try found() == [
        "TripPresenter.swift:23:8: error: 'TripPresenter.show(_:)' is declared twice [duplicate-declaration]",
        "= help: delete one of the two",
        "TripPresenter.swift:21:8: note: 'TripPresenter.show(_:)' is first declared here",
      ])
  }

  @Test(arguments: [
    "func show(_ id: String) {}", "func show(_ id: Int) async {}", "static func show(_ id: Int) {}",
    "func show<T>(_ id: Int) -> T? { nil }", "#if DEBUG\n  func show(_ id: Int) {}\n#endif",
  ])
  func whatSwiftTellsApartIsFine(_ other: String) throws {
    try edit(Self.stub, "  func show(_ id: Int) {}\n  \(other)")
    #expect(try found() == [])
  }

  @Test(arguments: [
    "  func other() {}; func show(_ id: Int) {}", "  func show(_ id: Int) {}; var other: Int { 1 }",
    "}\n\ntypealias P = TripPresenter\n\nextension P {\n  func show(_ id: Int) {}",
    "}\n\nextension TripPresenter { func show(_ id: Int) {} }\n\nextension TripPresenter {",
  ])
  func whatIsWrittenInAnotherShapeIsSeen(_ written: String) throws {
    try edit(Self.stub, written)
    #expect(try found() == [])
  }

  @Test func aStubThatSharesItsLineIsANote() throws {
    let stub = "func show(_ id: Int) { fatalError(\"TripPresenter.show(_:) is not written yet\") }"
    try edit(Self.stub, "  func other() {}; \(stub)")
    #expect(
      try found() == [
        "TripPresenter.swift:21:25: note: 'TripPresenter.show(_:)' isn't implemented yet [missing-implementation]"
      ])
  }

  @Test(arguments: [
    ("show(_ id: Int)", "show(_ id: Swift.Int)"),
    ("show(_ ids: [Int])", "show(_ ids: Array<Int>)"),
    ("show(_ id: Int?)", "show(_ id: Optional<Int>)"),
    ("show(_ names: [Int: [String]?])", "show(_ names: Dictionary<Int, Optional<Array<String>>>)"),
    ("show(_ error: any Error)", "show(_ error: Error)"),
    ("show(_ error: (any Error)?)", "show(_ error: Error?)"),
    ("show() -> Void", "show() -> ()"),
    ("show(_ done: @escaping (Int) -> Void)", "show(_ done: @escaping (Int) -> ())"),
    ("show() -> [any Error]", "show() -> Array<Error>"),
  ])
  func anotherSpellingOfATypeIsFine(asked: String, written: String) throws {
    let trip = try CheckedTrip(asking: asked)
    try trip.write(written)
    #expect(try trip.found() == [])
  }

  @Test func anotherNameThatMayMeanTheSameIsAWarning() throws {
    let trip = try CheckedTrip(asking: "show(_ id: Int)")
    try trip.write("show(_ id: TripID)")
    #expect(try trip.found().first?.contains(": warning: ") == true)
  }

  @Test(arguments: [
    ("show(_ ids: [Int])", "show(_ ids: Set<Int>)"),
    ("show(_ id: Int?)", "show(_ id: Int)"),
    ("show(_ error: any Error)", "show(_ error: any Failure)"),
    ("show() -> Void", "show() -> Int"),
    ("show(_ ids: [Int: String])", "show(_ ids: Dictionary<String, Int>)"),
  ])
  func anotherTypeIsSaid(asked: String, written: String) throws {
    let trip = try CheckedTrip(asking: asked)
    try trip.write(written)
    let found = try trip.found()
    #expect(found.count == 2)
    #expect(
      found.first?.hasSuffix("differs from its contract [conflicting-declaration]") == true,
      "\(found)")
  }
}
