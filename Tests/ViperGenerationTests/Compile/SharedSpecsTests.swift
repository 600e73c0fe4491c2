#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  /// The specs of one VIPER pack are those of the other.
  @Suite(.serialized, .processesInTurn) struct SharedSpecsTests {
    @Test(
      arguments: casesToRun(
        [
          ("Articles", "viper-io", "uikit"), ("Trips", "viper-io", "swiftui"),
          ("Home", "viper", "uikit"),
        ], every: 3))
    func theOtherPackRendersAnExampleToo(example: String, pack: String, ui: String) throws {
      let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Examples/\(example)")
      var specs: [String: String] = [:]
      var domain: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        let url = folder.appendingPathComponent(path)
        if path.hasSuffix(".viper.json") {
          let name = url.lastPathComponent.replacing(".viper.json", with: "")
          specs[name] = try String(contentsOf: url, encoding: .utf8)
        } else if path.hasSuffix(".swift") {
          domain["Domain/\(path)"] = try String(contentsOf: url, encoding: .utf8)
        }
      }
      let project = try GeneratedProject(specs, pack: pack, ui: ui, runtime: "package").valid()
      #expect(project.files.count > 5 * specs.count)
      guard !specs.values.contains(where: { $0.contains("\"body\"") }) else { return }

      let files = project.files.mapValues { $0.replacing("import \(example)Domain\n", with: "") }
      try Toolchain.expectToCompile(
        files.merging(domain) { a, _ in a },
        options: ["-package-name", "shared", "-I", Toolchain.viperKit.get()])
    }
  }
#endif
