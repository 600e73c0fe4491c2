import TestTools
import Testing
import ViperProject
import ViperTestTools

@testable import ViperOwnership
@testable import ViperPipeline

/// Specs of other projects, which routes may lead to.
struct KnownSpecTests {
  private static let list =
    #"{ "root": true, "ui": "uikit", "router": [{ "func": "open()", "to": "Item", "by": "push" }] }"#

  private func files(config: String) -> [String: String] {
    [
      "/p/viper-gen.json": config, "/p/List.viper.json": Self.list,
      "/items/viper-gen.json": #"{ "root": true, "ui": "uikit", "access": "public" }"#,
      "/items/Specs/Item.viper.json": "{}",
      "/items/Specs/List.viper.json": "{ not JSON",
    ]
  }

  @Test func knownSpecsAreReadFromAFolderOfTheConfig() throws {
    let config = #"{ "root": true, "output": "Out", "known": ["../items/Specs"] }"#
    let run = Run(files(config: config))
    let changeSets = try run.changeSets().changeSets
    #expect(changeSets.flatMap(\.diagnostics).isEmpty, "\(changeSets.flatMap(\.diagnostics))")
    let paths = changeSets.flatMap(\.changes).map(\.path)
    #expect(paths.contains("/p/Out/List/ListRouter.swift"))
    #expect(paths.allSatisfy { !$0.contains("Item") }, "\(paths)")
    var finder = ProjectFinder(disk: run.disk, workingFolder: "/p")
    let projects = try finder.projects(for: [])
    // The project's own 'List' is no namesake of the other one.
    #expect(projects.flatMap { $0.known.keys } == ["/items/Specs/Item.viper.json"])
  }

  @Test func aPluginHandsThemOver() throws {
    let disk = MemoryDisk(files(config: #"{ "root": true }"#))
    var finder = ProjectFinder(
      disk: disk, workingFolder: "/p", pluginSpecs: ["/items/Specs/Item.viper.json"])
    for project in try finder.projects(for: []) {
      #expect(project.known.keys.sorted() == ["/items/Specs/Item.viper.json"])
      #expect(project.known.values.first?.config.access?.string == "public")
      var pipeline = Pipeline(disk: disk)
      #expect(try pipeline.changeSet(of: project).diagnostics.isEmpty)
    }
  }

  @Test func withoutThemTheModuleIsUnknown() throws {
    let diagnostics = try Run(files(config: #"{ "root": true }"#)).changeSets().changeSets
      .flatMap(\.diagnostics)
    #expect(diagnostics.map(\.id) == ["unknown-module"])
  }

  @Test func aMissingKnownFolderIsAnErrorOfTheConfig() throws {
    let disk = MemoryDisk(files(config: #"{ "root": true, "known": ["../itmes"] }"#))
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    _ = try finder.projects(for: [])
    #expect(finder.diagnostics.map(\.id) == ["missing-known-folder"])
    #expect(finder.diagnostics.first?.location?.source.path == "viper-gen.json")
  }
}
