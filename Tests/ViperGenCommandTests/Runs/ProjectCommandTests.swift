import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct ProjectCommandTests {
  @Test func listIsATableOfTheModules() throws {
    let place = try Workspace([
      "Specs/Home.viper.json": SpecText.show, "Specs/Other.viper.json": SpecText.empty,
    ])
    #expect(try place.run("generate").status == 0)
    #expect(
      try place.run("list")
        == Run(
          output: """
            MODULE     PACK   UI    CONTRACTS  METHODS  YOURS  GENERATED  STUBS  SPEC
            Home       viper  none  1          1        1      5          1      Specs/Home.viper.json
            Other      viper  none  0          0        1      5          0      Specs/Other.viper.json
            2 modules               1          1        2      10         1

            """))
  }

  @Test func aModuleIsFoundFromTheFolderAboveItsProject() throws {
    let config = #"{ "root": true, "ui": "none" }"#
    let place = try Workspace([
      "a/viper-gen.json": config, "a/Feed.viper.json": "{}\n", "a/Both.viper.json": "{}\n",
      "b/viper-gen.json": config, "b/Shop.viper.json": "{}\n", "b/Both.viper.json": "{}\n",
    ])
    #expect(try place.run("generate").status == 0)
    for line in ["rename Feed News", "add view 'show()' --to Shop", "remove Shop --force"] {
      #expect(try place.run(line).status == 0, "\(line)")
      #expect(try place.run("check").status == 0, "\(line)")
    }
    #expect(try place.run("list --format json").output.contains("a/News.viper.json"))
    let both = try place.run("remove Both").errors
    #expect(both.contains("'a/Both.viper.json'") && both.contains("'b/Both.viper.json'"))
  }

  @Test func listForProgramsNamesTheFiles() throws {
    let place = try Workspace(["Home.viper.json": SpecText.show])
    let run = try place.run("list --format json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let module = try #require((object?["modules"] as? [[String: Any]])?.first)
    #expect(module["name"] as? String == "Home" && module["spec"] as? String == "Home.viper.json")
    #expect(module["pack"] as? String == "viper" && module["ui"] as? String == "none")
    #expect(module["contracts"] as? [String: Int] == ["view": 1])
    #expect(module["methods"] as? Int == 1)
    #expect(
      object?["totals"] as? [String: Int]
        == ["modules": 1, "contracts": 1, "methods": 1, "yours": 1, "generated": 5, "stubs": 0])
    #expect(module["yours"] as? [String] == ["HomeView.swift"])
    #expect((module["generated"] as? [String])?.contains("HomeBuilder.swift") == true)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func listContinuesAfterAnError() throws {
    let place = try Workspace(["A.viper.json": "{", "B.viper.json": SpecText.show])
    let run = try place.run("list")
    #expect(run.output.contains("\nB         viper"))
    #expect(run.errors.hasPrefix("A.viper.json:1:2: error: ") && run.status == 1)
    #expect(run.errors.hasSuffix("\n1 error in 1 file\n"))
  }

  @Test func initWritesAConfigOnce() throws {
    let place = try Workspace()
    #expect(
      try place.run("init --ui uikti").errors
        == "viper-gen: error: 'uikti' isn't a value of '--ui' [unknown-value]\n   = help: did you mean 'uikit'?\n"
    )
    #expect(try place.run("init --pack vipr").status != 0)
    let dry = try place.run("init --ui none --access public -n")
    #expect(place.files == [])
    let run = try place.run("init --ui none --access public")
    #expect(
      run
        == Run(
          output: """
            create     viper-gen.json
            create     .viper-gen/config.schema.json
            create     .viper-gen/spec.schema.json

            next: viper-gen new MyModule

            """))
    #expect(dry == run)
    let text = """
      {
        "$schema": ".viper-gen/config.schema.json",
        "root": true,
        "viperGen": "\(Version.current)",
        "ui": "none",
        "access": "public"
      }

      """
    #expect(try place.text("viper-gen.json") == text)
    #expect(
      try place.run("init")
        == Run(
          errors: """
            viper-gen: error: 'viper-gen.json' already exists [conflicting-file]
               = help: edit 'viper-gen.json'; to list its keys, run 'viper-gen schema config'
            1 error; nothing was written

            """, status: 1))
    #expect(try place.text("viper-gen.json") == text)
    #expect(try place.run("new Login").status == 0)
    #expect(try place.text("Login/LoginBuilder.swift").contains("\npublic enum LoginBuilder"))
  }

  @Test func templatesAreListedAndShownAsTheyAre() throws {
    let place = try Workspace()
    let list = try place.run("templates list")
    #expect(list.output.hasPrefix("viper") && list.output.contains("built in  View, Presenter"))
    let root = Toolchain.repository.appending(path: "Templates/viper")
    for file in ["pack.json", "Router.swift"] {
      let run = try place.run("templates show viper \(file)")
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      #expect(run == Run(output: text))
    }
    #expect(
      try place.run("templates show viper").output
        == place.run("templates show viper pack.json").output)
    #expect(
      try place.run("templates show viper-io Router.swift")
        == place.run("templates show viper Router.swift"))
  }

  @Test func anUnknownPackOrFileIsReported() throws {
    let place = try Workspace()
    for (operands, message, help) in [
      ("vipr", "unknown pack 'vipr'", "did you mean 'viper'?"),
      ("viper View.swif", "the pack 'viper' has no file 'View.swif'", "did you mean 'View.swift'?"),
      ("./x ../../etc/passwd", "unknown pack './x'", ""),
    ] {
      let run = try place.run("templates show \(operands)")
      #expect(run.errors.hasPrefix("viper-gen: error: \(message) ["), "\(run)")
      #expect(help.isEmpty || run.errors.contains("   = help: \(help)\n"), "\(run)")
      #expect(run.status == 2 && run.output == "")
    }
  }

  @Test func aPackOfTheProjectIsListedAndShown() throws {
    let place = try Workspace(["viper-gen.json": #"{ "pack": "./Packs/ours" }"#])
    let viper = Toolchain.repository.appending(path: "Templates/viper")
    try FileManager.default.createDirectory(
      at: place.url("Packs"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: viper, to: place.url("Packs/ours"))
    #expect(try place.run("templates list").output.contains("\nPacks/ours        a folder  View"))
    #expect(
      try place.run("templates show ./Packs/ours Router.swift").output
        == place.run("templates show viper Router.swift").output)
  }

  @Test func explainDescribesADiagnostic() throws {
    let place = try Workspace()
    let run = try place.run("explain unknown-key")
    #expect(
      run.output == """
        unknown-key

        The object can't have this key. Use the key in the message.

        Example: page SpecsDiagnostics of viper-gen's documentation, section unknown-key

        """)
    #expect(run.errors == "" && run.status == 0)
    #expect(
      try place.run("explain unknown-kee")
        == Run(
          errors: """
            viper-gen: error: unknown diagnostic 'unknown-kee' [unknown-diagnostic]
               = help: did you mean 'unknown-key'?

            """, status: 2))
    let all = try place.run("explain").output.split(separator: "\n")
    #expect(
      all.contains("unknown-key: The object can't have this key. Use the key in the message."))
    #expect(all.map { $0.prefix { $0 != ":" } } == Explanation.all.map { $0.id[...] })
  }
}
