import TestTools

#if !canImport(UIKit)
  import Foundation
  import Testing

  /// An app of many modules, compiled whole; every route is taken, there and back with a result.
  @Suite(.serialized, .processesInTurn) struct SeededAppTests {
    @Test(arguments: casesToRun([3, 2, 1], every: 3))
    func manyModulesGoThereAndBack(seed: UInt64) throws {
      let app = SeededApp(count: runsLongTests ? 60 : 6, seed: seed)
      #expect(Set(app.screens.flatMap { $0.routes.map(\.way) }) == Set(SeededApp.ways))
      #expect(app.screens.contains { $0.owner != nil })
      let project = try GeneratedProject(app.specs)
      try #require(project.problems.isEmpty, "seed \(seed): \(project.problems)")
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var sources = project.files
      sources["Program.swift"] = app.program
      let files = try Toolchain.write(sources, in: folder)
      let program = folder.appendingPathComponent("app").path
      let output = try Toolchain.run(
        [
          "swiftc", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-wmo",
          "-Onone", "-o", program,
        ] + files)
      try #require(output.isEmpty || !output.contains("error:"), "seed \(seed): \(output)")
      #expect(try Toolchain.run([program]) == "all is right\n", "seed \(seed)")
    }
  }
#endif
