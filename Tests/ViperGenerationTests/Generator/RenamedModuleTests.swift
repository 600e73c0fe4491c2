import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

struct RenamedModuleTests {
  private static let spec = """
    {
      "ui": "none", "root": true, "yours": ["presenter", "router", "tests"],
      "viewOutput": ["didTap()"], "router": ["open()"]
    }
    """
  private static let config = #"{ "root": true, "tests": "T", "testModule": "App" }"#

  private func written(
    config: String = Self.config, _ others: [String: String] = [:]
  ) throws -> MemoryDisk {
    let specs = ["Trip": Self.spec].merging(others) { own, _ in own }
    let disk = MemoryDisk(TestProject.viper(config: config, specs))
    try Run(disk).write()
    try edit("/p/TripRouter.swift", on: disk) {
      $0.replacing(
        "fatalError(\"TripRouter.open() is not written yet\")",
        with: "print(\"TripRouter\")  // by TripRouter")
    }
    try edit("/p/TripPresenter.swift", on: disk) {
      $0.replacing("/// Prepares the content of Trip", with: "/// Knows the content of Trip")
        + "\nlet mine = TripPresenter.self\n"
    }
    guard config.contains("tests") else { return disk }
    try edit("/p/T/Trip/TripTests.swift", on: disk) {
      $0.replacing(
        "struct TripTests {", with: "struct TripTests {\n  let router = TripRouter.self")
    }
    return disk
  }

  private func edit(
    _ path: String, on disk: MemoryDisk, _ change: (String) -> String
  ) throws {
    let text = try #require(disk[path])
    disk[path] = change(text)
    try #require(disk[path] != text)
  }

  private func move(_ path: String, to other: String, on disk: MemoryDisk) {
    disk["/p/" + other] = disk["/p/" + path]
    disk["/p/" + path] = nil
  }

  @Test func newWordsOfTheConfigUpdateTheUsersCode() throws {
    let disk = try written()
    try edit("/p/TripView.swift", on: disk) { $0 + "let mine = TripRouter.self\n" }
    disk["/p/viper-gen.json"] = Self.config.replacing(
      "\"tests\"", with: "\"words\": { \"Router\": \"Coordinator\" }, \"tests\"")
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: you own 'TripRouter.swift', but this file now needs another name [changed-file-path]
           = help: move the file to 'TripCoordinator.swift', and run 'viper-gen generate', which updates the names in the file

        """)
    move("TripRouter.swift", to: "TripCoordinator.swift", on: disk)
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    let router = try #require(disk["/p/TripCoordinator.swift"])
    #expect(router.contains("final class TripCoordinator {"))
    #expect(
      router.hasSuffix(
        """
        extension TripCoordinator: TripCoordinatorProtocol {
          func open() {
            print("TripRouter")  // by TripCoordinator
          }
        }

        """))
    let tests = try #require(disk["/p/T/Trip/TripTests.swift"])
    #expect(tests.contains("  let router = TripCoordinator.self\n"))
    #expect(!tests.contains("TripRouter"))
    #expect(disk["/p/TripView.swift"]?.hasSuffix("let mine = TripCoordinator.self\n") == true)
    #expect(
      try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") || $0.hasPrefix("skip") })
  }

  @Test func newNamesReachAMovedFile() throws {
    let spec = #"{ "ui": "none", "root": true, "yours": ["router"] }"#
    let disk = MemoryDisk(TestProject.viper(["Trip": spec]))
    try Run(disk).write()
    try edit("/p/TripRouter.swift", on: disk) { $0 + "\nlet mine = TripRouter.self\n" }
    move("TripRouter.swift", to: "Navigation.swift", on: disk)
    #expect(try Run(disk).screen() == "")
    disk["/p/viper-gen.json"] = #"{ "words": { "Router": "Coordinator" } }"#
    try Run(disk).write()
    let router = try #require(disk["/p/Navigation.swift"])
    #expect(router.contains("final class TripCoordinator"), "\(router)")
    #expect(router.contains("\nlet mine = TripCoordinator.self\n"), "\(router)")
    #expect(disk["/p/TripCoordinator.swift"] == nil)
  }

  @Test func aNameInTheSpecReplacesThePacksName() throws {
    let disk = try written()
    disk["/p/Trip.viper.json"] = Self.spec.replacing(
      "\"root\"", with: "\"names\": { \"router\": \"Compass\" }, \"root\"")
    move("TripRouter.swift", to: "Compass.swift", on: disk)
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    let router = try #require(disk["/p/Compass.swift"])
    #expect(router.contains("extension Compass: TripRouterProtocol {\n  func open() {\n    print("))
    #expect(!router.contains("fatalError"))
  }

  @Test func anotherPacksNamesReplaceThoseOfTheFirst() throws {
    let disk = try written(config: #"{ "root": true }"#)
    disk["/p/viper-gen.json"] = #"{ "root": true, "pack": "viper-io" }"#
    try Run(disk).write()
    let router = try #require(disk["/p/TripRouter.swift"])
    #expect(router.contains("extension TripRouter: TripRouterInput {\n  func open() {\n    print("))
    #expect(!router.contains("fatalError") && !router.contains("TripRouterProtocol"))
    #expect(
      disk["/p/TripPresenter.swift"]?.contains("extension TripPresenter: TripViewOutput {") == true)
  }

  @Test func newWordsOfTheConfigUpdateReferencesToOtherModules() throws {
    let opener = """
      {
        "root": true, "yours": ["presenter"], "handles": { "Note": ["didEnd()"] },
        "router": [{ "func": "open()", "to": "Note" }]
      }
      """
    let disk = MemoryDisk(
      TestProject.viper(["Trip": opener, "Note": #"{ "output": ["didEnd()"] }"#]))
    try Run(disk).write()
    try edit("/p/TripPresenter.swift", on: disk) {
      $0.replacing("fatalError(\"TripPresenter.didEnd() is not written yet\")", with: "print(1)")
    }
    disk["/p/viper-gen.json"] = #"{ "words": { "Output": "Delegate" } }"#
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    let presenter = try #require(disk["/p/TripPresenter.swift"])
    #expect(presenter.contains("Delegate {\n  func didEnd() {\n    print(1)\n"))
    #expect(!presenter.contains("Output") && !presenter.contains("fatalError"))
  }

  @Test func aModuleIsRenamedByMovingItsSpecItsLockAndItsFiles() throws {
    let disk = try written()
    move("Trip.viper.json", to: "Voyage.viper.json", on: disk)
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: the spec of the lock file 'Trip.viper.lock' is missing, but files you own of the module 'Trip' still exist [unused-lock-file]
           = help: restore 'Trip.viper.json', or delete the files; if you moved the spec, move the lock file, too; if a merged branch renamed the module, run 'viper-gen rename Trip NAME'

        """)
    move("Trip.viper.lock", to: "Voyage.viper.lock", on: disk)
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: you own 'T/Trip/TripTests.swift', but its module is now named 'Voyage' [changed-file-path]
           = help: move the file to 'T/Voyage/VoyageTests.swift', and run 'viper-gen generate', which updates the names in the file
        viper-gen: error: you own 'TripPresenter.swift', but its module is now named 'Voyage' [changed-file-path]
           = help: move the file to 'VoyagePresenter.swift', and run 'viper-gen generate', which updates the names in the file
        viper-gen: error: you own 'TripRouter.swift', but its module is now named 'Voyage' [changed-file-path]
           = help: move the file to 'VoyageRouter.swift', and run 'viper-gen generate', which updates the names in the file
        viper-gen: error: you own 'TripView.swift', but its module is now named 'Voyage' [changed-file-path]
           = help: move the file to 'VoyageView.swift', and run 'viper-gen generate', which updates the names in the file

        """)
    move("T/Trip/TripTests.swift", to: "T/Voyage/VoyageTests.swift", on: disk)
    move("TripPresenter.swift", to: "VoyagePresenter.swift", on: disk)
    move("TripRouter.swift", to: "VoyageRouter.swift", on: disk)
    move("TripView.swift", to: "VoyageView.swift", on: disk)
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.isEmpty && changeSets.flatMap(\.leftToDo).isEmpty)
    try Run(disk).write()
    #expect(!disk.names.contains { $0.contains("Trip") })
    #expect(
      disk["/p/VoyageRouter.swift"]?.contains("print(\"TripRouter\")  // by VoyageRouter") == true)
    let presenter = try #require(disk["/p/VoyagePresenter.swift"])
    #expect(presenter.contains("/// Knows the content of Trip"), "the user's own words")
    #expect(presenter.hasSuffix("let mine = VoyagePresenter.self\n"))
    let tests = try #require(disk["/p/T/Voyage/VoyageTests.swift"])
    #expect(tests.contains("struct VoyageTests {\n  let router = VoyageRouter.self\n"))
    #expect(!tests.contains("Trip"))
    #expect(
      try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") || $0.hasPrefix("skip") })
  }

  @Test func aSpecMayChangeWhileItsModuleIsRenamed() throws {
    let disk = try written(config: #"{ "root": true }"#)
    move("Trip.viper.json", to: "Voyage.viper.json", on: disk)
    move("Trip.viper.lock", to: "Voyage.viper.lock", on: disk)
    move("TripPresenter.swift", to: "VoyagePresenter.swift", on: disk)
    move("TripRouter.swift", to: "VoyageRouter.swift", on: disk)
    move("TripView.swift", to: "VoyageView.swift", on: disk)
    try edit("/p/Voyage.viper.json", on: disk) {
      $0.replacing("open()", with: "open(id: Int)\", \"close()")
    }
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    let router = try #require(disk["/p/VoyageRouter.swift"])
    #expect(
      router.contains("  func open(id: Int) {\n    print(\"TripRouter\")  // by VoyageRouter"))
    #expect(router.contains("fatalError(\"VoyageRouter.close() is not written yet\")"))
  }

  @Test func aMovedSpecNeedsItsLockFile() throws {
    let disk = try written(config: #"{ "root": true }"#)
    move("Trip.viper.json", to: "Auth/Trip.viper.json", on: disk)
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: the spec of the lock file 'Trip.viper.lock' is missing, but files you own of the module 'Trip' still exist [unused-lock-file]
           = help: restore 'Trip.viper.json', or delete the files; if you moved the spec, move the lock file, too; if a merged branch renamed the module, run 'viper-gen rename Trip NAME'

        """)
    #expect(try Run(disk).write() == ["error"])
    for path in disk.names where path.hasPrefix("/p/Trip") {
      move(FilePath.name(of: path), to: "Auth/" + FilePath.name(of: path), on: disk)
    }
    let router = disk["/p/Auth/TripRouter.swift"]
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    #expect(disk["/p/Auth/TripRouter.swift"] == router)
    #expect(!disk.names.contains { $0.hasPrefix("/p/Trip") })
  }
}
