import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperProject

/// Which sources a module sees.
struct SourceScopesTests {
  private func scopes(_ targets: [String], on disk: MemoryDisk) throws -> SourceScopes {
    disk["/p/Package.swift"] =
      "let package = Package(targets: [\(targets.joined(separator: ", "))])"
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let project = try #require(try finder.projects(for: []).first)
    return try SourceScopes(
      project, place: RuntimePlace(project: project, into: nil, packageFolder: "/p"), on: disk)
  }

  @Test func importedModulesWithoutATargetAreLookedUpOnce() throws {
    let disk = MemoryDisk(["/p/Sources/App/App.swift": "", "/p/Sources/Looped/A.swift": ""])
    let scopes = try scopes([".target(name: \"App\")"], on: disk)
    let folders = ["/p/Sources/App", "/p/Sources/Looped"]
    func look(from module: String) throws -> [String] {
      try scopes.scope(ofModuleIn: module, importing: ["Foundation", "Looped"]).all.map(\.folder)
    }
    #expect(try look(from: "/p/Sources/App/Home") == folders)
    disk.restart()
    for module in 0..<20 { #expect(try look(from: "/p/Sources/App/Module\(module)") == folders) }
    #expect(disk.operations == 0)
  }

  @Test func aModuleIsOfTheInnermostTarget() throws {
    let disk = MemoryDisk([
      "/p/Sources/App/A.swift": "struct A {}", "/p/Sources/App/Deep/Down/B.swift": "struct B {}",
      "/p/Sources/App/Tests/C.swift": "struct C {}",
    ])
    let scopes = try scopes(
      [
        ".target(name: \"App\")", ".target(name: \"Deep\", path: \"Sources/App/Deep\")",
        ".testTarget(name: \"AppTests\", path: \"Sources/App/Tests\")",
      ], on: disk)
    func own(_ folder: String) throws -> SwiftSources? {
      try scopes.scope(ofModuleIn: folder, importing: []).own
    }
    #expect(try own("/p/Sources/App/Deep/Down/Home")?.module == "Deep")
    #expect(try own("/p/Sources/App/Deep")?.module == "Deep")
    let app = try own("/p/Sources/App/Deeper")
    #expect(app?.module == "App")
    #expect(app?.types.keys.sorted() == ["A"], "what lies in other targets is not compiled")
    #expect(try own("/p/Sources/App/Tests/Home")?.module == "App")
    #expect(try own("/p/Elsewhere/Home") == nil)
  }

  /// Each import of each module was held against each target.
  @Test(.measuresTime) func timeGrowsWithTheModules() throws {
    func time(_ count: Int) throws -> Double {
      let disk = MemoryDisk()
      let names = (0..<count).map { "Target\($0)" }
      for name in names { disk["/p/Sources/\(name)/A.swift"] = "" }
      let scopes = try scopes(names.map { ".target(name: \"\($0)\")" }, on: disk)
      for name in names { _ = try scopes.scope(ofModuleIn: "/p/Sources/\(name)", importing: []) }
      return try processorTime(of: {
        for (name, other) in zip(names, names.reversed()) {
          let scope = try scopes.scope(
            ofModuleIn: "/p/Sources/\(name)/Home", importing: ["Foundation", other])
          #expect(scope.own?.module == name)
        }
      })
    }
    let growth = try timeGrowth(from: 50, to: 400, below: 20, time)
    #expect(growth < 20)
  }
}
