@testable import ViperPack

#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @testable import ViperCommands
  @testable import ViperOwnership

  @Suite(.serialized, .processesInTurn) struct MixedComponentCompileTests {
    @Test(
      arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5),
      casesToRun(["internal", "public"], every: 2))
    func bothHalvesCompileTogether(pack: String, access: String) throws {
      let uiFrameworks = try #require(BuiltIn.read(pack)).dialect.uiFrameworks
      var specs: [String: String] = [:]
      for uiFramework in uiFrameworks {
        let name = "Both" + uiFramework.key.replacing("-", with: "")
        specs[name] = MixedSpec.json(name, pack: pack, ui: uiFramework.key, access: access)
      }
      let project = try GeneratedProject(specs)
      try #require(project.problems.isEmpty, "\(project.problems)")
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
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = try Toolchain.check(
        Toolchain.write(project.files, in: folder), in: folder, options: [])
      #expect(output.isEmpty, "\(output)")
    }
  }
#endif
