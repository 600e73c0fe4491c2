import TestTools
import Testing
import ViperTestTools

struct StoredBaseTests {
  private static let spec =
    #"{ "ui": "none", "root": true, "view": ["show()"] }"#

  private func made(
    config: String = "{}", _ files: [String: String] = [:], spec: String = Self.spec
  ) throws -> MemoryDisk {
    let disk = MemoryDisk(
      TestProject.viper(config: config, ["Trip": spec]).merging(files) { $1 })
    try Run(disk).write()
    return disk
  }

  private func write(_ disk: MemoryDisk) throws {
    let view = try #require(disk["/p/TripView.swift"])
    disk["/p/TripView.swift"] = view.replacing(
      "fatalError(\"TripView.show() is not written yet\")", with: "print(1)")
    try #require(disk["/p/TripView.swift"] != view)
  }

  @Test func anotherHeaderIsMerged() throws {
    let disk = try made(config: #"{ "header": "// A" }"#)
    try write(disk)
    disk["/p/viper-gen.json"] = #"{ "header": "// B" }"#
    try Run(disk).write()
    let view = try #require(disk["/p/TripView.swift"])
    #expect(view.hasPrefix("// B\n") && !view.contains("// A") && view.contains("print(1)"))
  }

  @Test func anotherTemplateIsMerged() throws {
    let template = """
      final class {{ roles.view.name }} {}
      {% include "parts/conformances.swift", role: roles.view, access: "" %}

      """
    let disk = try made(
      config: #"{ "pack": "./pack" }"#,
      [
        "/p/pack/pack.json": #"{ "name": "ours", "extends": "viper" }"#,
        "/p/pack/View.swift": template,
      ])
    try write(disk)
    disk["/p/pack/View.swift"] = "import Ours\n\n" + template
    try Run(disk).write()
    let view = try #require(disk["/p/TripView.swift"])
    #expect(view.hasPrefix("import Ours\n\nfinal class TripView {}\n") && view.contains("print(1)"))
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
  }

  @Test func aDeletedFileIsReportedAndMergedWhenItIsRestored() throws {
    let disk = try made()
    try write(disk)
    let view = disk["/p/TripView.swift"]
    disk["/p/TripView.swift"] = nil
    let left = try Run(disk).changeSets().changeSets.flatMap(\.leftToDo)
    #expect(left.map(\.id) == ["missing-owned-file"])
    disk["/p/Trip.viper.json"] = Self.spec.replacing("show()", with: "show(_ text: String)")
    try Run(disk).write()
    #expect(disk["/p/TripView.swift"] == nil)
    disk["/p/TripView.swift"] = view
    try Run(disk).write()
    #expect(
      disk["/p/TripView.swift"]?.contains("func show(_ text: String) {\n    print(1)") == true)
  }
}
