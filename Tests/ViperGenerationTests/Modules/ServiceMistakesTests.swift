import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperProject

@Suite(.serialized, .inTurn) struct ServiceMistakesTests {
  private static let container = #"{ "root": true, "container": "AppContainer" }"#
  private static let opening = #""router": [{ "func": "open()", "to": "B" }]"#

  private func screen(_ config: String, _ specs: [String: String]) throws -> String {
    try Run(TestProject.viper(config: config, specs)).screen()
  }

  @Test func oneContainerHasOneTypeUnderAName() throws {
    let specs = [
      "A": #"{ "root": true, "services": ["service: any Login"] }"#,
      "B": #"{ "root": true, "services": ["service: any Feed"] }"#,
    ]
    #expect(
      try screen(Self.container, specs) == """
        B.viper.json:1:31: error: the container needs two services named 'service', with the types 'any Feed' and 'any Login' [conflicting-services]
         1 | { "root": true, "services": ["service: any Feed"] }
           |                               ^~~~~~~~~~~~~~~~~
           = help: rename this service: { "name": "service", "type": "any Feed", "as": "feed" }
        A.viper.json:1:31: note: the other 'service' is declared here
         1 | { "root": true, "services": ["service: any Login"] }
           |                               ^~~~~~~~~~~~~~~~~~

        """)
    #expect(try screen(#"{ "root": true }"#, specs) == "")
    #expect(try screen(#"{ "root": true, "container": true }"#, specs) == "")
    let renamed = [
      "B":
        #"{ "root": true, "services": [{ "name": "service", "type": "any Feed", "as": "feed" }] }"#
    ]
    #expect(try screen(Self.container, specs.merging(renamed) { _, new in new }) == "")
  }

  @Test func theHelpGivesAnotherNameThanTheOneThatClashes() throws {
    let specs = [
      "A": #"{ "root": true, "services": ["box: any Box<Int>"] }"#,
      "B": #"{ "root": true, "services": ["box: any Box<String>"] }"#,
    ]
    #expect(try screen(Self.container, specs).contains(#""as": "boxString" }"#))
  }

  @Test func theContainerIsCalledLikeNoPartOfAModule() throws {
    #expect(
      try screen(#"{ "root": true, "container": "OneView" }"#, ["One": #"{ "root": true }"#]) == """
        viper-gen.json:1:31: error: 'OneView' is also the name of a component of the module 'One' [conflicting-type]
         1 | { "root": true, "container": "OneView" }
           |                               ^~~~~~~
           = help: choose another name for this type
        One.viper.json:1:1: note: 'One' is generated from this spec
         1 | { "root": true }
           | ^

        """)
  }

  @Test(arguments: [#"{ "root": true }"#, #"{ "root": true, "container": true }"#])
  func oneBuilderHasOneTypeUnderAName(config: String) throws {
    let specs = [
      "A": #"{ "root": true, "services": ["service: any Login"], \#(Self.opening) }"#,
      "B": #"{ "services": ["service: any Feed"] }"#,
    ]
    let screen = try screen(config, specs)
    #expect(
      screen.contains(
        "error: 'A' needs two services named 'service', with the types 'any Login' and 'any Feed' [conflicting-services]"
      ))
    #expect(screen.contains("B.viper.json:1:17: note: the other 'service' is declared here"))
    #expect(screen.matches(of: /error:/).count == 1)
  }

  @Test func aServiceWithADefaultValueClashesWithNone() throws {
    let specs = [
      "A": #"{ "root": true, "services": ["service: any Login = NoLogin()"], \#(Self.opening) }"#,
      "B": #"{ "services": ["service: any Feed"] }"#,
    ]
    let screen = try screen(#"{ "root": true, "container": true }"#, specs)
    #expect(!screen.contains("error:"), "\(screen)")
  }

  @Test func aClashOfTheContainerHidesNoneOfAnotherFile() throws {
    let login = #"{ "root": true, "access": "public", "services": ["service: any Login"] }"#
    let feed = login.replacing("any Login", with: "any Feed")
    let files = [
      "/p/App/viper-gen.json":
        #"{ "root": true, "container": "AppContainer", "known": ["../Feed"] }"#,
      "/p/App/A.viper.json":
        #"{ "root": true, "router": [{ "func": "f()", "to": "F" }, { "func": "g()", "to": "G" }] }"#,
      "/p/App/B.viper.json": login, "/p/App/C.viper.json": feed,
      "/p/Feed/viper-gen.json": #"{ "root": true, "container": true }"#,
      "/p/Feed/F.viper.json": login, "/p/Feed/G.viper.json": feed,
    ]
    let screen = try Run(files, in: "/p/App").screen()
    #expect(
      screen.contains("C.viper.json:1:51: error: the container needs two services named 'service'"))
    #expect(
      screen.contains("../Feed/G.viper.json:1:51: error: 'A' needs two services named 'service'"))
    #expect(screen.matches(of: /error:/).count == 2)
  }

  @Test func aModuleOfAContainerIsOpenedWithOne() throws {
    let files = [
      "/p/App/viper-gen.json": #"{ "root": true, "known": ["../Feed"] }"#,
      "/p/App/A.viper.json": #"{ "root": true, \#(Self.opening) }"#,
      "/p/Feed/viper-gen.json": #"{ "root": true, "container": true }"#,
      "/p/Feed/B.viper.json": "{}",
    ]
    #expect(
      try Run(files, in: "/p/App").screen() == """
        A.viper.json:1:55: error: 'B' gets its services from a dependency container, but this project has none [missing-project-container]
         1 | { "root": true, "router": [{ "func": "open()", "to": "B" }] }
           |                                                       ^
           = help: add 'container' to the viper-gen.json of this project, too

        """)
  }

  @Test func aProtocolOfAnotherTargetIsVisibleEnough() throws {
    let files = [
      "/p/App/viper-gen.json": #"{ "root": true, "container": true, "known": ["../Feed"] }"#,
      "/p/App/A.viper.json": #"{ "root": true, "access": "public", \#(Self.opening) }"#,
      "/p/Feed/viper-gen.json": #"{ "root": true, "container": true }"#,
      "/p/Feed/B.viper.json": #"{ "access": "package" }"#,
    ]
    #expect(
      try Run(files, in: "/p/App").screen() == """
        A.viper.json:1:75: error: 'B' is 'package', but this module in another target, which opens it, is 'public' [invalid-access]
         1 | { "root": true, "access": "public", "router": [{ "func": "open()", "to": "B" }] }
           |                                                                           ^
           = help: set "access": "public" in B.viper.json

        """)
  }

  @Test func aServiceIsHandedOverToABuilderThatTakesIt() throws {
    var files = [
      "/p/App/viper-gen.json": #"{ "root": true, "container": true, "known": ["../Feed"] }"#,
      "/p/App/A.viper.json":
        #"{ "root": true, "router": [{ "func": "open()", "to": "B", "with": { "store": "FileStore()" } }] }"#,
      "/p/Feed/viper-gen.json": #"{ "root": true, "container": true }"#,
      "/p/Feed/B.viper.json": #"{ "access": "public", "services": ["store: any Store"] }"#,
    ]
    #expect(
      try Run(files, in: "/p/App").screen() == """
        A.viper.json:1:70: error: routes in other targets can't pass 'store', because 'B' gets 'store' from its dependency container [unsupported-service-override]
         1 | { "root": true, "router": [{ "func": "open()", "to": "B", "with": { "store": "FileStore()" } }] }
           |                                                                      ^~~~~
           = help: delete "store" here, or add a default value in B.viper.json
        ../Feed/B.viper.json:1:37: note: 'store' is declared here
         1 | { "access": "public", "services": ["store: any Store"] }
           |                                     ^~~~~~~~~~~~~~~~

        """)
    files["/p/Feed/B.viper.json"] =
      #"{ "access": "public", "services": ["store: any Store = FileStore()"] }"#
    #expect(try Run(files, in: "/p/App").screen() == "")
  }

  @Test(arguments: [
    (
      #"{ "root": true, "container": "app container" }"#,
      """
      viper-gen.json:1:31: error: 'app container' isn't a valid Swift type name [invalid-container]
       1 | { "root": true, "container": "app container" }
         |                               ^~~~~~~~~~~~~
         = help: write the name of the type that has all services, such as "AppContainer"

      """
    ),
    (
      #"{ "root": true, "container": false }"#,
      """
      viper-gen.json:1:30: error: 'container' takes the name of a type, or true where another project has it, found a boolean [invalid-type]
       1 | { "root": true, "container": false }
         |                              ^~~~~

      """
    ),
  ])
  func aContainerHasAName(config: String, expected: String) throws {
    #expect(try screen(config, ["A": #"{ "root": true }"#]) == expected)
  }

  @Test func aPackHasToHaveWhatAContainerHas() throws {
    let config = #"{ "root": true, "pack": "./pack", "container": "AppContainer" }"#
    #expect(
      try Run(TestProject.files(config: config)).screen().contains(
        """
        viper-gen.json:1:49: error: the pack 'clean' doesn't support a dependency container [unsupported-container]
         1 | { "root": true, "pack": "./pack", "container": "AppContainer" }
           |                                                 ^~~~~~~~~~~~
           = help: delete 'container', or add 'dependencies' to the pack.json

        """))
  }

  @Test func oneModuleAtLeastHasWhatAContainerHas() throws {
    var files = TestProject.files(
      config: Self.container, ["Specs/Trip.viper.json": nil, "Specs/Note.viper.json": nil])
    files["/p/A.viper.json"] = #"{ "root": true, "pack": "./pack" }"#
    #expect(
      try Run(files).screen().hasPrefix(
        "viper-gen.json:1:31: error: the pack 'clean' doesn't support a dependency container [unsupported-container]"
      ))
    files["/p/B.viper.json"] = #"{ "root": true }"#
    #expect(try Run(files).screen() == "")
  }

  @Test func theContainerLiesInTheTargetThatSeesAllOthers() throws {
    var files = [
      "/p/Package.swift": "", "/p/viper-gen.json": Self.container,
      "/p/Sources/App/A.viper.json": #"{ "root": true, \#(Self.opening) }"#,
      "/p/Sources/Feed/B.viper.json": #"{ "root": true, "access": "package" }"#,
    ]
    let disk = MemoryDisk(files)
    #expect(try Run(disk).changes().contains("create /p/Sources/App/AppContainer.swift"))
    files["/p/Sources/App/A.viper.json"] = #"{ "root": true }"#
    #expect(
      try Run(files).screen() == """
        viper-gen.json:1:31: error: no target can contain 'AppContainer', because no target depends on all others with modules [invalid-container-place]
         1 | { "root": true, "container": "AppContainer" }
           |                               ^~~~~~~~~~~~
           = help: move this config to the folder of one target, and add the others to 'known'

        """)
  }
}
