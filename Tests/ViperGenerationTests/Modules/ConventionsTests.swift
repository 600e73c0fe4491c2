import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

struct ConventionsTests {
  private static let spec = """
    { "ui": "none", "root": true, "view": ["show()"], "viewOutput": ["didTap()"],
      "interactor": ["load()"], "interactorOutput": ["didLoad()"], "router": ["open()"] }
    """

  private func written(_ config: String, _ specs: [String: String]) throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(config: config, specs))
    try Run(disk).write()
    return disk
  }

  @Test(arguments: [#""output": ["done()"]"#, #""roles": ["helper"]"#])
  func aModuleMayHaveNoContracts(_ rest: String) throws {
    let spec = """
      { "ui": "none", "without": ["presenter", "router", "interactor", "builder"], \(rest) }
      """
    let disk = try written(#"{ "root": true }"#, ["Trip": spec])
    #expect(
      disk["/p/TripContracts.swift"]?.contains("protocol TripOutput: AnyObject {")
        == (rest.contains("output") ? true : nil))
  }

  @Test func oneFileMayHoldAClassAndItsContracts() throws {
    let config = """
      { "root": true, "files": {
        "presenter": "Presenter/{{ roles.presenter.name }}.swift",
        "contracts": { "viewOutput": "Presenter/{{ roles.presenter.name }}.swift" } } }
      """
    let disk = try written(config, ["Trip": Self.spec])
    let text = try #require(disk["/p/Presenter/TripPresenter.swift"])
    #expect(text.contains("protocol TripViewOutputProtocol: AnyObject {\n  func didTap()\n}"))
    #expect(text.contains("final class TripPresenter {"))
    let contracts = try #require(disk["/p/TripContracts.swift"])
    #expect(!contracts.contains("TripViewOutputProtocol"))
    #expect(contracts.contains("protocol TripRouterProtocol"))
    disk["/p/Trip.viper.json"] = Self.spec.replacing("didTap()", with: "didTap(id: Int)")
    try Run(disk).write()
    let merged = try #require(disk["/p/Presenter/TripPresenter.swift"])
    #expect(merged.matches(of: /func didTap\(id: Int\)/).count == 2)
    #expect(!merged.contains("didTap()"))
  }

  @Test func aFileForEachContract() throws {
    let config = """
      { "root": true, "files": { "contracts": "Contracts/{{ module.name }}.swift" } }
      """
    let spec = Self.spec.replacing(
      #""ui""#, with: #""files": { "contracts": { "view": "V.swift", "router": "R.swift" } }, "ui""#
    )
    let disk = try written(config, ["Trip": spec, "Note": Self.spec])
    #expect(disk["/p/V.swift"]?.contains("protocol TripViewProtocol") == true)
    #expect(disk["/p/R.swift"]?.contains("protocol TripRouterProtocol") == true)
    #expect(disk["/p/Contracts/Trip.swift"]?.matches(of: /protocol\s/).count == 3)
    #expect(disk["/p/Contracts/Note.swift"]?.matches(of: /protocol\s/).count == 5)
    #expect(disk["/p/TripContracts.swift"] == nil)
  }

  @Test func aSpecMayLeaveTheModulesFolder() throws {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "root": true }"#,
      "/p/Specs/Trip.viper.json": Self.spec.replacing(
        #""ui""#, with: #""files": { "presenter": "../Presenters/A.swift" }, "ui""#),
    ])
    try Run(disk).write()
    #expect(disk["/p/Presenters/A.swift"]?.contains("class TripPresenter") == true)
  }

  @Test func aNameInTheConfigAppliesToEveryModule() throws {
    let config = """
      { "root": true, "names": {
        "router": "{{ module.name }}Wireframe",
        "contracts": { "viewOutput": "{{ module.name }}PresenterProtocol" },
        "properties": { "router": "wireframe" } } }
      """
    let spec = Self.spec.replacing(
      #""ui""#, with: #""names": { "contracts": { "view": "TripScreen" } }, "ui""#)
    let disk = try written(config, ["Trip": spec, "Note": Self.spec])
    let contracts = try #require(disk["/p/TripContracts.swift"])
    #expect(contracts.contains("protocol TripScreen: AnyObject"))
    #expect(contracts.contains("protocol TripPresenterProtocol: AnyObject"))
    #expect(disk["/p/NoteContracts.swift"]?.contains("protocol NoteViewProtocol") == true)
    let presenter = try #require(disk["/p/NotePresenter.swift"])
    #expect(presenter.contains("let wireframe: any NoteRouterProtocol"))
    #expect(disk["/p/NoteWireframe.swift"]?.contains("final class NoteWireframe") == true)
    disk["/p/viper-gen.json"] = config.replacing("PresenterProtocol", with: "EventHandler")
    try Run(disk).write()
    #expect(
      disk["/p/TripPresenter.swift"]?.contains("extension TripPresenter: TripEventHandler {")
        == true)
  }

  private static let adopted = """
    { "ui": "none", "yours": ["all"], "without": ["builder", "contracts.interactorOutput"],
      "view": ["show()"], "viewOutput": ["didTap()"], "interactor": ["load()"],
      "router": ["open(id: Int)"] }
    """

  @Test func aNewMemberIsAddedToAnOwnedProtocolAndItsClass() throws {
    let disk = try written(#"{ "root": true }"#, ["Trip": Self.adopted])
    let own = """
      import Foundation
      protocol TripViewProtocol: class
      {
          func show() // now
          var isMine: Bool { get }
      }
      protocol TripViewOutputProtocol { func didTap() }
      protocol TripInteractorProtocol { func load() }
      protocol TripRouterProtocol {
          func open(id: Int)
      }

      """
    disk["/p/TripContracts.swift"] = own
    disk["/p/Trip.viper.json"] = Self.adopted
      .replacing(#"["show()"]"#, with: #"["show()", "hide(after: Double)"]"#)
      .replacing("open(id: Int)", with: "open(id: Int, animated: Bool)")
    try Run(disk).write()
    let text = try #require(disk["/p/TripContracts.swift"])
    #expect(
      text
        == own.replacing("// now\n", with: "// now\n    func hide(after: Double)\n\n")
        .replacing("(id: Int)", with: "(id: Int, animated: Bool)"))
    #expect(disk["/p/TripView.swift"]?.contains("func hide(after: Double)") == true)
    #expect(disk["/p/TripRouter.swift"]?.contains("open(id: Int, animated: Bool)") == true)
  }

  @Test func ownedProtocolsAreComparedWithTheSpec() throws {
    let disk = try written(#"{ "root": true }"#, ["Trip": Self.adopted])
    let swift = disk.files.filter { $0.key.hasSuffix(".swift") }
    #expect(swift.count == 5 && disk["/p/TripBuilder.swift"] == nil)
    for (path, text) in swift {
      #expect(!text.contains("TripInteractorOutput") && !text.contains("Generated by"), "\(path)")
    }
    let text = try #require(disk["/p/TripContracts.swift"])
    disk["/p/TripContracts.swift"] =
      text.replacing("func show()", with: "func show(now: Bool)\n  func hide()")
      .replacing("func open(id: Int)", with: "func open(id: String)")
    let (changeSets, _) = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets()
    let found = changeSets.flatMap(\.leftToDo).filter { $0.id != "missing-implementation" }.map(
      \.message)
    #expect(
      found == [
        "'TripViewProtocol.show()' is in the spec, but not in the protocol",
        "the declaration of 'TripRouterProtocol.open(id:)' differs from the spec",
        "'TripViewProtocol.show(now:)' is in the protocol, but not in the spec",
        "'TripViewProtocol.hide()' is in the protocol, but not in the spec",
      ])
  }

  @Test func aLockFileOfTheExistingCodeMakesCheckPass() throws {
    let disk = MemoryDisk(TestProject.viper(config: #"{ "root": true }"#, ["Trip": Self.adopted]))
    let swift = [
      "Contracts": """
      protocol TripViewProtocol
      {
          func show()
      }
      protocol TripViewOutputProtocol {
          func didTap()
      }
      protocol TripInteractorProtocol: class {
          func load()
      }
      protocol TripRouterProtocol {
          func open(id: Int)
      }
      """,
      "View": """
      class TripView: TripViewProtocol {
          var presenter: TripPresenter!
          func show() {}
      }
      """,
      "Presenter": "class TripPresenter: TripViewOutputProtocol {\n  func didTap() {}\n}",
      "Interactor": "class TripInteractor: TripInteractorProtocol {\n  func load() {}\n}",
      "Router": "class TripRouter: TripRouterProtocol {\n  func open(id: Int) {}\n}",
    ]
    for (name, text) in swift { disk["/p/Trip\(name).swift"] = text }
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    for project in try finder.projects(for: []) {
      var pipeline = Pipeline(disk: disk)
      let locks = try pipeline.locks(of: project)
      #expect(locks.diagnostics == [])
      #expect(locks.changes.map(\.path) == ["/p/Trip.viper.lock"])
      for change in locks.changes {
        disk[change.path] = change.new.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    let (changeSets, problems) = try Run(disk, options: .init(comparesOwnedFiles: true))
      .changeSets()
    #expect(problems == [])
    #expect(changeSets.flatMap(\.diagnostics) == [])
    #expect(changeSets.flatMap(\.leftToDo) == [])
    #expect(changeSets.flatMap(\.changes).filter(\.isPending).map(\.path) == [])
  }

  @Test func aRequirementCanBeWrittenInSwift() throws {
    let spec = """
      { "ui": "none", "yours": ["all"], "without": ["builder"],
        "view": {
          "inherits": ["AnyObject", "Loadable"],
          "members": ["presenter: TripViewOutputProtocol? { get set }", "title: String { get set }",
            { "swift": "weak var other: AnyObject? { get set }" }]
        },
        "router": [{ "swift": "static func make(_: Int) -> Int!" }] }
      """
    let disk = try written(
      #"{ "root": true, "tests": "Tests", "testModule": "App" }"#, ["Trip": spec])
    let contracts = try #require(disk["/p/TripContracts.swift"])
    #expect(
      contracts.contains(
        """
        protocol TripViewProtocol: AnyObject, Loadable {
          var presenter: TripViewOutputProtocol? { get set }
          var title: String { get set }
          weak var other: AnyObject? { get set }
        }
        """))
    #expect(contracts.contains("  static func make(_: Int) -> Int!\n"))
    let view = try #require(disk["/p/TripView.swift"])
    #expect(view.matches(of: /presenter:/).count == 2, "\(view)")
    #expect(view.contains("  var other: AnyObject? {\n    get { fatalError("))
    let mocks = try #require(disk["/p/Tests/Trip/TripMocks.swift"])
    #expect(mocks.contains(#"fatalError("TripRouterMock.make(_:) can't be mocked")"#))
    disk["/p/Trip.viper.json"] = spec.replacing("make(_: Int)", with: "make(_: String)")
    try Run(disk).write()
    #expect(disk["/p/TripContracts.swift"]?.contains("static func make(_: String) -> Int!") == true)
    #expect(disk["/p/TripRouter.swift"]?.contains("static func make(_: String) -> Int!") == true)
  }

  @Test(arguments: [
    (#"{ "swift": "var id: Int { get set }" }"#, #"{ "swift": "var id: Int { get }" }"#, true),
    (#"{ "swift": "var id: Int { get }" }"#, #"{ "swift": "var id: Int { get set }" }"#, true),
    (#""id: Int { get }""#, #"{ "swift": "var id: Int { get set }" }"#, true),
    (#""id: Int { get set }""#, #"{ "swift": "var id: Int { get }" }"#, true),
    (#"{ "swift": "var id: Int { get }" }"#, #"{ "swift": "var id: Int { get }" }"#, false),
  ])
  func aPropertyOfTwoProtocolsIsOneProperty(one: String, other: String, isSettable: Bool) throws {
    let spec = #"{ "ui": "none", "viewOutput": [\#(one)], "interactorOutput": [\#(other)] }"#
    let disk = try written(
      #"{ "root": true, "tests": "Tests", "testModule": "App" }"#, ["Trip": spec])
    let contracts = try #require(disk["/p/TripContracts.swift"])
    #expect(contracts.matches(of: /var id: Int \{/).count == 2)
    for path in ["TripPresenter.swift", "Tests/Trip/TripMocks.swift"] {
      let text = try #require(disk["/p/" + path])
      #expect(text.matches(of: /var id: Int\b/).count == 1, "\(text)")
      #expect(text.contains("    set {") == isSettable || path.contains("Mocks"), "\(text)")
    }
  }

  @Test(arguments: [
    (#""dataStore": [{ "swift": "var id: Int! { get set }" }]"#, true),
    (#""dataStore": [], "yours": ["contracts"]"#, true),
    (#""dataStore": []"#, false), (#""yours": ["contracts"]"#, false),
  ])
  func aDispensableContractNeedsMembersOrAnOwner(_ keys: String, _ isPart: Bool) throws {
    let disk = try written(
      #"{ "root": true, "pack": "vip" }"#, ["Trip": #"{ "ui": "none", \#(keys) }"#])
    #expect(disk["/p/TripRouter.swift"]?.contains("let dataStore: any TripDataStore") == isPart)
  }

  @Test func namesOfAnotherPackInTheConfigAreNoError() throws {
    let disk = try written(
      #"""
      { "root": true, "pack": "vip",
        "names": { "properties": { "displayLogic": "screen", "viewOutput": "handler" } } }
      """#,
      ["Trip": #"{ "ui": "none" }"#, "Note": #"{ "ui": "none", "pack": "viper" }"#])
    #expect(disk["/p/TripPresenter.swift"]?.contains("weak var screen:") == true)
    #expect(disk["/p/NoteView.swift"]?.contains("let handler:") == true)
  }

  @Test func stubsOfASharedClassAreInTheExtensionOfTheirModule() throws {
    func spec(_ members: String) -> String {
      """
      { "root": true, "ui": "swiftui", "without": ["builder"], "yours": ["interactor", "router"],
        "names": { "interactor": "CoreInteractor", "router": "CoreRouter" },
        "files": { "interactor": "CoreInteractor.swift", "router": "CoreRouter.swift" },
        "interactor": [\(members)] }
      """
    }
    var files = TestProject.viper(
      config: #"{ "root": true, "pack": "viper-observable" }"#,
      ["Home": spec(""), "Cart": spec("")])
    files["/p/CoreInteractor.swift"] = "@MainActor\nfinal class CoreInteractor {}\n"
    files["/p/CoreRouter.swift"] = """
      @MainActor
      final class CoreRouter {
        let navigation: NavigationPlace

        init(navigation: NavigationPlace) {
          self.navigation = navigation
        }
      }

      """
    for name in ["Home", "Cart"] {
      files["/p/\(name)Core.swift"] = """
        extension CoreInteractor: \(name)Interactor {}

        extension CoreRouter: \(name)Router {}

        """
    }
    let disk = MemoryDisk(files)
    try Run(disk).write()
    let core = try #require(disk["/p/CoreInteractor.swift"])
    disk["/p/Home.viper.json"] = spec(#""load()""#)
    try Run(disk).write()
    #expect(
      disk["/p/HomeCore.swift"]?.hasPrefix(
        "extension CoreInteractor: HomeInteractor {\n  func load() {\n    fatalError(") == true)
    #expect(disk["/p/CoreInteractor.swift"] == core)
  }
}
