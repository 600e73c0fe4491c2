import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct NewTests {
  @Test func aNewSpecHasAllLists() throws {
    let place = try Workspace()
    #expect(
      try place.run("new Login --ui none --access public")
        == Run(
          output: """
            create     Login/Login.viper.json
            create     Login/LoginContracts.swift
            create     Login/LoginView.swift
            create     Login/LoginPresenter.swift
            create     Login/LoginInteractor.swift
            create     Login/LoginRouter.swift
            create     Login/LoginBuilder.swift
            create     Login/Login.viper.lock

            next: describe the module in Login/Login.viper.json, then run 'viper-gen generate'
            hint: if the module needs no interactor, add "without": ["interactor"]

            """))
    #expect(
      try place.text("Login/Login.viper.json") == """
        {
          "ui": "none",
          "access": "public",
          "view": [],
          "viewOutput": [],
          "interactor": [],
          "interactorOutput": [],
          "router": []
        }

        """)
    #expect(try place.run("check") == Run())
  }

  @Test func aModuleMayLeaveOutTheInteractor() throws {
    let place = try Workspace()
    #expect(try place.run("new Login --pack vip").output.contains("hint:") == false)
    _ = try place.run("new About --ui none")
    try place.write(
      "About/About.viper.json",
      #"{ "ui": "none", "without": ["interactor"], "viewOutput": ["didTap()"] }"#)
    #expect(try place.run("generate About").status == 0)
    for path in place.files where path.hasPrefix("About/") && path.hasSuffix(".swift") {
      #expect(try place.text(path).contains("nteractor") == false, "\(path)")
    }
  }

  @Test(arguments: ["new A --into Sub/Folder", "new A --package --into 'With space'"])
  func aDryRunPrintsTheSameAndWritesNothing(line: String) throws {
    let place = try Workspace()
    let dry = try place.run(line + " --dry-run")
    #expect(place.files == [])
    let real = try place.run(line)
    #expect(dry == real && real.status == 0)
    let created = real.output.split(separator: "\n").filter { $0.hasPrefix("create") }
    #expect(created.map { String($0.dropFirst(11)) }.sorted() == place.files)
    #expect(
      real.output.hasSuffix(
        """

        next: cd 'With space/A' && swift test
        then: describe the module in Specs/A.viper.json, and run 'viper-gen generate'

        """) == line.contains("--package"), "a folder that needs quotes is quoted: \(real)")
  }

  @Test func theConfigSetsTheFoldersOfSpecAndFiles() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "specs": "Specs", "output": "Out", "ui": "none" }"#
    ])
    let run = try place.run("new Login", in: "")
    #expect(run.output.hasPrefix("create     Specs/Login.viper.json\n"))
    #expect(run.errors == "" && run.status == 0)
    #expect(place.exists("Specs/Login.viper.json") && place.exists("Out/Login/LoginView.swift"))
    try FileManager.default.createDirectory(
      at: place.url("Deep/Folder"), withIntermediateDirectories: true)
    let deep = try place.run("new Other", in: "Deep/Folder")
    #expect(deep.output.hasPrefix("create     ../../Specs/Other.viper.json\n"))
    let asked = try place.run("new Third --into Deep")
    #expect(asked.output.hasPrefix("create     Deep/Third.viper.json\n"))
    #expect(place.exists("Out/Third/ThirdView.swift"))
    #expect(try place.run("check") == Run())
  }

  /// An absolute folder is shown as given.
  @Test func theProjectOfTheTargetFolderDecides() throws {
    let place = try Workspace(["Other/viper-gen.json": #"{ "root": true, "output": "Out" }"#])
    let folder = place.path + "/Other"
    let run = try place.run("new Login --into '\(folder)'")
    #expect(run.output.hasPrefix("create     \(folder)/Login.viper.json\n"), "\(run)")
    #expect(place.exists("Other/Out/Login/LoginView.swift"))
  }

  @Test(arguments: ["new Login", "new Login --package"])
  func newDoesNotChangeAnExistingModule(line: String) throws {
    let place = try Workspace()
    #expect(try place.run(line).status == 0)
    let spec =
      line.hasSuffix("package") ? "Login/Specs/Login.viper.json" : "Login/Login.viper.json"
    let new = try place.state
    #expect(try place.run(line).status == 0, "the same command finishes an interrupted one")
    #expect(try place.state == new)
    try place.write(
      spec, place.text(spec).replacing("\"view\": []", with: "\"view\": [\"show()\"]"))
    let before = try place.state
    let run = try place.run(line)
    #expect(run.output == "" && run.status == 1)
    #expect(run.errors.contains("viper-gen: error: '\(spec)' already exists [conflicting-file]\n"))
    #expect(try place.state == before)
  }

  @Test func newDoesNotReplaceAnExistingFile() throws {
    let place = try Workspace(["Login/LoginView.swift": "// mine\n"])
    let before = try place.state
    #expect(
      try place.run("new Login --ui swiftui")
        == Run(
          errors: """
            viper-gen: error: 'Login/LoginView.swift' already exists [conflicting-file]
               = help: choose another name; if the module exists, edit its spec and run 'viper-gen generate'
            1 error; nothing was written

            """, status: 1))
    #expect(try place.state == before)
  }

  private static let invalidNames = [
    (
      "sign in", "NAME:1:1: error: 'sign in' isn't a Swift identifier [invalid-identifier]",
      "use 'SignIn'"
    ),
    (
      "my-shop", "NAME:1:1: error: 'my-shop' isn't a Swift identifier [invalid-identifier]",
      "use 'MyShop'"
    ),
    (
      "class", "NAME:1:1: error: 'class' is a reserved word of Swift [reserved-word]",
      "use 'ClassScreen'"
    ),
    (
      "Type", "NAME:1:1: error: 'Type' is a reserved word of Swift [reserved-word]",
      "use 'TypeScreen'"
    ),
    ("../x", "NAME:1:1: error: '../x' isn't a Swift identifier [invalid-identifier]", "use 'X'"),
    ("1st", "NAME:1:1: error: '1st' isn't a Swift identifier [invalid-identifier]", "use '_1st'"),
  ]

  @Test func namesThatNoTypeCanHaveAreRejected() throws {
    let place = try Workspace()
    for (name, message, help) in Self.invalidNames {
      let run = try place.run("new '\(name)'")
      #expect(run.errors.hasPrefix(message + "\n"), "\(run)")
      #expect(run.errors.contains("   = help: \(help)\n"), "\(run)")
      #expect(run.errors.hasSuffix("\n1 error; nothing was written\n"))
      #expect(run.status == 1 && run.output == "" && place.files == [])
    }
    for name in ["Foundation", "Testing", "UIKIT"] {
      let run = try place.run("new \(name) --package")
      #expect(
        run.errors.hasPrefix(
          """
          NAME:1:1: error: a target can't have the name '\(name)', because Swift has a module \
          with this name [conflicting-target-name]

          """), "\(run)")
      #expect(run.status == 1 && place.files == [])
    }
    #expect(try place.run("new Testing --dry-run").status == 0)
  }

  @Test func newModulesInAPackageShareItsSettings() throws {
    let place = try Workspace()
    #expect(try place.run("new Shop --package --ui swiftui --access public").status == 0)
    let spec = try String(contentsOf: place.url("Shop/Specs/Shop.viper.json"), encoding: .utf8)
    #expect(!spec.contains("\"ui\"") && !spec.contains("\"access\""))
    #expect(try place.run("new Cart", in: "Shop").status == 0)
    let builder = try String(
      contentsOf: place.url("Shop/Sources/Shop/Cart/CartBuilder.swift"), encoding: .utf8)
    #expect(builder.contains("navigation: NavigationPlace") && builder.contains("public "))
  }

  @Test func aNameOfATypeBeginsWithACapitalLetter() throws {
    let place = try Workspace([
      "Feed/Feed.viper.json": SpecText.empty, "viper-gen.json": "{}",
    ])
    #expect(
      try place.run("new feed")
        == Run(
          errors: """
            NAME:1:1: error: a module's name must begin with a capital letter, found 'feed' [invalid-module-name]
             1 | feed
               | ^~~~
               = help: use 'Feed'
            1 error; nothing was written

            """, status: 1))
    let twin = try place.run("new FEED")
    #expect(
      twin.status == 1 && twin.errors.contains("names differ only in upper and lower case"),
      "\(twin)")
    #expect(place.files == ["Feed/Feed.viper.json", "viper-gen.json"])
  }
}
