import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands

@Suite(.serialized, .inTurn) struct AppNamesTests {
  /// A start is opened by the app, and its types can't have the names of parts.
  @Test func theAppOpensWhatItStartsWith() throws {
    let specs = ["Feed": #"{ "router": [{ "func": "go()", "to": "End" }] }"#, "End": "{}"]
    let config = #"{ "root": true, "app": { "name": "A", "start": "Feed" } }"#
    #expect(try Run(TestProject.viper(config: config, specs)).screen() == "")
    let without = try Run(TestProject.viper(config: #"{ "root": true }"#, specs)).screen()
    #expect(without.contains("no route opens 'Feed'"))
    let named =
      #"{ "root": true, "names": { "view": "{{ module.name }}App" }, "app": { "name": "End", "start": "Feed" } }"#
    #expect(
      try Run(TestProject.viper(config: named, specs)).screen()
        .contains("error: 'EndApp' is also the name of a component of the module 'End'"))
  }

  @Test(arguments: [
    ("ShopApp", true), ("ShopRoot", true), ("ShopContainer", true), ("ShopDependencies", true),
    ("ShopAppTests", true), ("ShopAppMock", false),
  ])
  func theAppKeepsItsNames(name: String, isTaken: Bool) throws {
    let files = TestProject.viper(
      config: #"""
        { "root": true, "output": "Out", "tests": "Tests", "testModule": "Out",
          "container": "ShopContainer", "app": { "name": "Shop", "start": "Feed" } }
        """#,
      [
        "Feed": #"""
        { "services": ["store: Int"], "entities": [{ "name": "\#(name)" }] }
        """#
      ])
    let expected = """
      Feed.viper.json:1:55: error: '\(name)' is also the name of a type generated for the whole project [conflicting-type]
       1 | { "services": ["store: Int"], "entities": [{ "name": "\(name)" }] }
         |                                                       \("^" + String(repeating: "~", count: name.count - 1))
         = help: rename the type, or rename the app or the container in the config

      """
    #expect(try Run(files).screen() == (isTaken ? expected : ""))
  }

  @Test func aTypeThatGeneratedTestsNeedIsOneError() throws {
    let files = TestProject.viper(
      config: #"{ "root": true, "output": "Out", "tests": "Tests", "container": "Services" }"#,
      ["Feed": #"{ "services": ["store: Int"], "entities": [{ "name": "DependenciesMock" }] }"#])
    let screen = try Run(files).screen()
    #expect(screen.contains("[conflicting-entity-name]"))
    #expect(!screen.contains("[conflicting-type]"))
  }

  @Test func noModuleHasTheTestsOfTheApp() throws {
    let files = TestProject.viper(
      config: #"""
        { "root": true, "output": "Out", "tests": "Tests", "testModule": "Out",
          "app": { "name": "Shop", "start": "ShopApp" } }
        """#, ["ShopApp": "{}"])
    #expect(
      try Run(files).screen() == """
        ShopApp.viper.json:1:1: error: the tests of 'ShopApp' and of the app have the same name, 'ShopAppTests' [conflicting-type]
         1 | {}
           | ^
           = help: rename the module, or the app in the config

        """)
  }
}
