import TestTools
import Testing
import ViperTestTools

/// A generated file has the spec's imports only if it may need them.
struct NeededImportsTests {
  private func files(
    _ members: String, importing module: String = "Domain"
  ) throws -> MemoryDisk {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "root": true, "ui": "none" }"#,
      "/p/A.viper.json":
        #"{ "imports": ["\#(module)"], "entities": [{ "name": "Row" }], \#(members) }"#,
    ])
    try Run(disk).write()
    return disk
  }

  private func importing(_ disk: MemoryDisk, _ module: String = "Domain") -> [String] {
    disk.files.filter { $0.value.contains("import \(module)\n") && $0.key.hasSuffix(".swift") }
      .map { String($0.key.dropFirst(4).dropLast(6)) }.sorted()
  }

  @Test func filesThatNameNoTypeOfAnImportLeaveItOut() throws {
    let disk = try files(
      #"""
      "services": ["store: any Store"],
      "view": [{ "func": "show(_ rows: [Row])", "body": "print(rows)" }],
      "viewOutput": [{ "func": "tap(_ id: Trip.ID)", "forward": "router.open" }],
      "router": [{ "func": "open(_ id: Trip.ID)", "body": "print(id)" }]
      """#)
    // A body may use any member of an import, and `Builder.build` takes the store.
    #expect(
      importing(disk) == [
        "Builder", "Contracts", "Interactor", "Presenter", "Router", "View", "View+Generated",
      ])
  }

  @Test(arguments: [("Foundation", "URL"), ("UIKit", "UIViewController")])
  func aTypeThatTemplatesUseNeedsItsImport(_ module: String, _ type: String) throws {
    let disk = try files(#""view": ["show(_ value: \#(type))"]"#, importing: module)
    #expect(importing(disk, module) == ["Contracts", "View"])
  }

  @Test func aServiceIsCalledWhereItsModuleIsImported() throws {
    let disk = try files(
      #"""
      "services": ["store: any Store"],
      "viewOutput": [{ "func": "tap()", "forward": "interactor.load" }, "open()"],
      "interactor": [{ "func": "load()", "forward": "store.load" }, "save()"]
      """#)
    #expect(
      importing(disk) == ["Builder", "Interactor", "Interactor+Generated", "Presenter", "View"])
  }
}
