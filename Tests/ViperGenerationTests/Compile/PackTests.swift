@testable import ViperPack

#if !canImport(UIKit)
  import TestTools
  import Testing

  @Suite(.serialized, .processesInTurn) struct PackTests {
    @Test(
      arguments: casesToRun(["mvvm", "vip", "viper-observable"], every: 3),
      casesToRun(["internal", "public"], every: 2))
    func everythingThatAPackMakesCompiles(pack: String, access: String) throws {
      let uiFrameworks = try #require(BuiltIn.read(pack)).dialect.uiFrameworks
      var specs: [String: String] = [:]
      for uiFramework in uiFrameworks {
        let name = uiFramework.key.replacing("-", with: "")
        for (kind, isGenerated) in [("Full", true), ("Yours", false)] {
          specs[kind + name] = try Self.spec(
            kind + name, pack: pack, ui: uiFramework.key, access: access, isGenerated: isGenerated)
        }
        specs["Empty\(name)"] = "{ \"pack\": \"\(pack)\", \"ui\": \"\(uiFramework.key)\" }"
      }

      let project = try GeneratedProject(specs, runtime: "package").valid()

      try Toolchain.expectToCompile(project.files, options: ["-I", Toolchain.viperKit.get()])
    }

    @Test func aSpecWithoutContractsSuitsEveryPack() throws {
      var specs: [String: String] = [:]
      for pack in BuiltIn.packNames {
        let name = "Of" + pack.replacing("-", with: "").capitalizedFirst
        specs[name] = """
          {
            "pack": "\(pack)", "ui": "none", "inputs": ["id: Int"],
            "services": [{ "name": "\(name)Store", "methods": ["load() async -> [Int]"] }],
            "entities": [{ "name": "\(name)Row", "fields": ["id: Int"] }],
            "output": ["didPick(_ row: \(name)Row)"]
          }
          """
      }
      let project = try GeneratedProject(specs).valid()
      try Toolchain.expectToCompile(project.files)
    }

    @Test(arguments: [
      ("viper", "presenter"), ("mvvm", "viewModel"), ("viper-observable", "presenter"),
    ])
    func aSwiftUIViewShowsEachPartThatModulesAreEmbeddedIn(pack: String, role: String) throws {
      let project = try GeneratedProject([
        "Whole": """
        {
          "pack": "\(pack)", "ui": "swiftui", "yours": ["\(role)"], "root": true,
          "router": [{ "func": "showMap()", "to": "Part", "by": "embed", "in": "map" }]
        }
        """,
        "Part": #"{ "pack": "\#(pack)", "ui": "swiftui" }"#,
      ]).valid()
      let view = try #require(project.files["Whole/WholeView.swift"])
      #expect(view.contains("navigation.embeddedViews(in: \"map\")"))
      #expect(!view.contains("navigation.embeddedViews\n"))
    }

    /// A spec of a pack, whose members are generated or the user's.
    private static func spec(
      _ name: String, pack: String, ui: String, access: String, isGenerated: Bool
    ) throws -> String {
      let specs = FixtureFile.files("PackSpecs.txt")
      let isShown = !["none", "observation"].contains(ui)
      let leaves = isShown ? #""by": "close""# : #""body": "_ = self""#
      let text = try #require(specs[pack])
        .replacing("LEAVE", with: "{ \"func\": \"leave()\", \(leaves) }")
        .replacing("NAME", with: name).replacing("UI", with: ui).replacing("ACCESS", with: access)
      guard !isGenerated else { return text }
      let roles = pack == "mvvm" ? #""viewModel""# : #""interactor", "presenter""#
      return text.replacing(/\{ "func": ("[^"]*"), [^}]*\}/) { String($0.1) }
        .replacing(#""yours": []"#, with: #""yours": [\#(roles), "router"]"#)
    }
  }
#endif
