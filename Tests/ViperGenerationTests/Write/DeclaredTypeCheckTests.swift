import Testing
import ViperTestTools

@testable import ViperCommands

@Suite(.serialized, .inTurn) struct DeclaredTypeCheckTests {
  private let trip: CheckedTrip
  private static let header = "final class TripPresenter {"

  init() throws {
    trip = try CheckedTrip()
    try trip.edit(CheckedTrip.stub, "  func show(_ id: Int) {}")
  }

  @Test func aClassOfAnotherNameIsMissing() throws {
    try trip.edit("TripPresenter", "JourneyPresenter")
    #expect(
      try trip.found() == [
        "TripPresenter.swift:3:13: error: 'TripPresenter' isn't declared in any file of the module's folder, and generated code uses it [missing-type]",
        "= help: rename 'JourneyPresenter' to: final class TripPresenter; or add to the spec: \"names\": { \"presenter\": \"JourneyPresenter\" }",
      ])
  }

  @Test func whatIsNewDoesNotComeIntoAnExtensionOfAClassThatIsGone() throws {
    trip.disk[CheckedTrip.main] = "final class JourneyPresenter: TripViewOutputProtocol {}\n"
    let spec = try #require(trip.disk["/p/Trip.viper.json"])
    trip.disk["/p/Trip.viper.json"] = spec.replacing(
      "\"viewDidLoad()\"", with: "\"viewDidLoad()\", \"hide()\"")
    let screen = try Run(trip.disk).screen()
    #expect(
      screen == """
        TripPresenter.swift:1:13: error: 'TripPresenter' isn't declared in any file of the module's folder, and the spec's change can't be merged without it [missing-type]
         1 | final class JourneyPresenter: TripViewOutputProtocol {}
           |             ^~~~~~~~~~~~~~~~
           = help: rename 'JourneyPresenter' to: final class TripPresenter; or add to the spec: "names": { "presenter": "JourneyPresenter" }

        """, "\(screen)")
    #expect(try Run(trip.disk).write() == ["error"])
  }

  @Test func aClassIsMissingEvenIfNothingIsGenerated() throws {
    let disk = MemoryDisk(
      TestProject.viper([
        "Trip": #"{ "ui": "none", "root": true, "yours": ["all"], "without": ["builder"] }"#
      ]))
    try Run(disk).write()
    disk["/p/TripRouter.swift"] = "final class Way: TripRouterProtocol {}\n"
    let found = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets().changeSets
    #expect(
      found.flatMap(\.leftToDo).map(\.message) == [
        "'TripRouter' isn't declared in any file of the module's folder"
      ])
  }

  @Test(arguments: ["struct Row {}\n\nstruct Cell {}", ""])
  func aClassThatIsGoneIsMissingAtTheTopOfItsFile(_ rest: String) throws {
    trip.disk[CheckedTrip.main] = rest
    #expect(
      try trip.found().first?.hasPrefix(
        "TripPresenter.swift:1:1: error: 'TripPresenter' isn't declared in any")
        == true)
  }

  @Test(arguments: [
    "typealias TripPresenter = JourneyPresenter\n",
    "typealias Other = Int\nclass TripPresenter {}\n",
  ])
  func aClassMayStandInAnotherFile(_ other: String) throws {
    let text = try #require(trip.disk[CheckedTrip.main])
    trip.disk[CheckedTrip.main] = text.replacing("TripPresenter {", with: "JourneyPresenter {")
    trip.disk["/p/More.swift"] = other
    #expect(try trip.found().filter { $0.contains("'TripPresenter' isn't declared") } == [])
  }

  @Test func aConformanceThatIsGoneIsMissing() throws {
    try trip.edit(": TripViewOutputProtocol {", " {")
    #expect(
      try trip.found() == [
        "TripPresenter.swift:3:13: error: 'TripPresenter' doesn't conform to 'TripViewOutputProtocol' [missing-conformance]",
        "= help: add to this file: extension TripPresenter: TripViewOutputProtocol {}",
      ])
  }

  @Test(arguments: [
    (header, "final class TripPresenter: TripViewOutputProtocol {"),
    (header, "final class TripPresenter: @MainActor TripViewOutputProtocol & Sendable {"),
    (header, "final class TripPresenter: App.TripViewOutputProtocol {"),
    (header, "final class TripPresenter: BasePresenter {"),
    (header, "typealias P = TripPresenter\n\nextension P: TripViewOutputProtocol {}\n\n" + header),
  ])
  func aConformanceMayStandAnywhere(old: String, new: String) throws {
    try trip.edit(": TripViewOutputProtocol {", " {")
    try trip.edit(old, new)
    #expect(try trip.found() == [])
  }

  @Test func aClassOfApplesBringsNoConformance() throws {
    try trip.edit(": TripViewOutputProtocol {", " {")
    try trip.edit(Self.header, "final class TripPresenter: UIViewController {")
    let found = try trip.found()
    #expect(
      found.contains { $0.contains("doesn't conform to 'TripViewOutputProtocol'") }, "\(found)")
  }

  @Test func nothingCanConformToAProtocolThatIsGone() throws {
    let disk = MemoryDisk(
      TestProject.viper([
        "Trip": #"{ "ui": "none", "root": true, "yours": ["all"], "without": ["builder"] }"#
      ]))
    try Run(disk).write()
    disk["/p/TripRouter.swift"] = "final class TripRouter {}\n"
    disk["/p/TripContracts.swift"] = disk["/p/TripContracts.swift"]?
      .replacing("TripRouterProtocol", with: "TripWays")
    let found = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets().changeSets
    #expect(
      found.flatMap(\.leftToDo).map(\.message) == [
        "'TripRouterProtocol' isn't declared in any file of the module's folder"
      ])
  }

  @Test func aConformanceMayStandInAnotherFile() throws {
    try trip.edit(": TripViewOutputProtocol {", " {")
    trip.disk["/p/More.swift"] = "extension TripPresenter: TripViewOutputProtocol {}\n"
    #expect(try trip.found() == [])
  }

  @Test func aPropertyThatGeneratedCodeUsesIsMissing() throws {
    try trip.edit("  let interactor: any TripInteractorProtocol\n", "")
    #expect(
      try trip.found() == [
        "TripPresenter.swift:3:13: error: generated code uses 'TripPresenter.interactor', but no file of the module's folder declares it [missing-member]",
        "= help: add to this type: let interactor: any TripInteractorProtocol",
      ])
  }

  @Test func aPropertyThatTheBuilderSetsIsMissing() throws {
    try trip.edit("  weak var view: (any TripViewProtocol)?\n", "")
    #expect(
      try trip.found() == [
        "TripPresenter.swift:3:13: error: generated code uses 'TripPresenter.view', but no file of the module's folder declares it [missing-member]",
        "= help: add to this type: weak var view: (any TripViewProtocol)?",
      ])
  }

  @Test(arguments: [
    ("  let router: any TripRouterProtocol\n", ""),
    (
      "  let interactor: any TripInteractorProtocol\n",
      "  let interactor: any TripInteractorProtocol, other: Int\n"
    ),
    (
      "  let interactor: any TripInteractorProtocol\n",
      "  var interactor: any TripInteractorProtocol { made() }\n"
    ),
    (
      "final class TripPresenter {\n  weak var view: (any TripViewProtocol)?\n",
      "final class TripPresenter: BasePresenter {\n"
    ),
  ])
  func whatIsNotUsedOrElsewhereIsFine(old: String, new: String) throws {
    try trip.edit(old, new)
    #expect(try trip.found() == [])
  }
}
