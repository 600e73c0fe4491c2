@testable import ViperPack

#if !canImport(UIKit)
  import TestTools
  import Testing

  @Suite(.serialized, .processesInTurn) struct MixedComponentCompileTests {
    @Test(
      arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5),
      casesToRun(["internal", "public"], every: 2))
    func bothHalvesCompileTogether(pack: String, access: String) throws {
      let uiFrameworks = try #require(BuiltIn.read(pack)).dialect.uiFrameworks
        .filter { runsLongTests || ["swiftui", "none"].contains($0.key) }
      var specs: [String: String] = [:]
      for uiFramework in uiFrameworks {
        let name = "Both" + uiFramework.key.replacing("-", with: "")
        specs[name] = MixedSpec.json(name, pack: pack, ui: uiFramework.key, access: access)
      }
      let project = try GeneratedProject(specs, runtime: "package").valid()
      for uiFramework in uiFrameworks {
        let name = "Both" + uiFramework.key.replacing("-", with: "")
        let parts = project.files.keys.filter {
          $0.hasPrefix(name + "/") && $0.hasSuffix("+Generated.swift")
        }
        #expect(
          parts.count == (["mvvm": 2, "viper-observable": 3][pack] ?? 4),
          "\(uiFramework.key): \(parts)"
        )
      }
      try Toolchain.expectToCompile(project.files, options: ["-I", Toolchain.viperKit.get()])
    }
  }
#endif
