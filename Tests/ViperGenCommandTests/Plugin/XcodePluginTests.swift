import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct XcodePluginTests {
  /// The folder of the module `PackagePlugin`.
  private static var pluginAPI: String {
    get throws {
      let info = try Subprocess("/usr/bin/env", ["swiftc", "-print-target-info"])
      let object = try JSONSerialization.jsonObject(with: Data(info.output.utf8)) as? [String: Any]
      let paths = try #require(object?["paths"] as? [String: Any])
      let resources = try #require(paths["runtimeResourcePath"] as? String)
      return resources + "/pm/PluginAPI"
    }
  }

  @Test func theXcodeBranchesCompile() throws {
    let place = try Workspace()
    let api = try Self.pluginAPI
    let declarations = "Tests/ViperGenCommandTests/XcodeDeclarations/XcodeProjectPlugin.swift"
    let module = try Subprocess(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-emit-module", "-parse-as-library", "-I", api,
        "-module-name", "XcodeProjectPlugin", "-o", "\(place.path)/XcodeProjectPlugin.swiftmodule",
        ConsumerPackage.repository.appending(path: declarations).path,
      ], in: place.folder.url)
    #expect(module.status == 0, "\(module.errors)")

    for plugin in ["ViperGenPlugin", "ViperGenCommand", "ViperGenCheck"] {
      let folder = ConsumerPackage.repository.appending(path: "Sources/\(plugin)")
      let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
      let checked = try Subprocess(
        "/usr/bin/env",
        [
          "swiftc", "-swift-version", "6", "-package-description-version", "6.1", "-typecheck",
          "-parse-as-library", "-warnings-as-errors",
          "-I", api, "-I", place.path, "-module-name", plugin,
        ] + sources)
      #expect(checked.status == 0, "\(checked.errors)")
    }
  }
}
