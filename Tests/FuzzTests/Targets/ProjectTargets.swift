import SwiftReading
import ViperCommands
import ViperPipeline
import ViperProject
import ViperTestTools
import ViperText

extension FuzzTarget {
  static let spec = project("spec", at: "/p/List.viper.json", seeds: specs, writesSwift: true)
  static let config = project("config", at: "/p/viper-gen.json", seeds: configs, writesSwift: false)
  static let pack = project(
    "pack", in: "/p/own", at: "/p/pack/pack.json", seeds: [Array(TestPack.manifest.utf8)])
  static let lock = project(
    "lock", at: "/p/List.viper.lock", seeds: [written("/p/List.viper.lock")])
  static let yours = project(
    "yours", at: "/p/ListPresenter.swift", seeds: [written("/p/ListPresenter.swift")])

  private static let specs =
    SeedFiles.all(below: "Sources/Examples", suffix: ".viper.json") + [Array(list.utf8)]
  private static let configs =
    SeedFiles.all(below: "Sources/Examples", suffix: "viper-gen.json") + [Array(settings.utf8)]

  private static let list = """
    {
      "ui": "uikit", "inputs": ["id: Int"], "services": ["store: any Store"],
      "entities": [{ "name": "Row", "fields": ["id: Int", "title: String = \\"\\""] }],
      "view": ["show(_ rows: [Row])", "fail(_ error: any Error)", "wait(_ isBusy: Bool)"],
      "viewOutput": [
        "viewDidLoad()", { "func": "didTap()", "forward": "interactor.load", "task": "latest",
          "while": "view.wait", "then": "view.show", "catch": "view.fail" },
        { "func": "didClose()", "cancel": "didTap" }, { "func": "didPick(id: Int)", "forward": "router.open" }
      ],
      "interactor": ["load() async throws -> [Row]"],
      "interactorOutput": [{ "func": "didLoad(_ rows: [Row])", "body": "view?.show(rows)" }],
      "router": [{ "func": "open(id: Int)", "to": "Detail", "by": "push", "with": { "id": "id" } }],
      "output": ["didEnd()"], "roles": ["keeper"],
      "contracts": { "input": { "conformer": "presenter", "members": ["reset()"] },
        "storage": { "conformer": "keeper", "caller": "interactor", "members": ["rows() -> [Row]"] } }
    }
    """
  private static let settings = """
    {
      "root": true, "ui": "uikit", "access": "public", "output": "Out", "tests": "Tests", "testModule": "App",
      "samples": { "Trip": "Trip.sample" }, "words": { "Router": "Wireframe" }, "container": "AppContainer",
      "names": { "view": "{{ module.name }}Screen" }, "available": "iOS 17, *", "runtime": "package",
      "app": { "name": "Shop", "start": "List", "links": { "row/{id}?q={q}": ["List", "open(id)"] } },
      "readers": { "Trip.ID": "Trip.ID.init" }
    }
    """

  /// The project as it was generated.
  private static let disk: MemoryDisk = {
    let disk = MemoryDisk([
      "/p/viper-gen.json":
        #"{ "root": true, "ui": "uikit", "tests": "Tests", "testModule": "App" }"#,
      "/p/List.viper.json": list,
      "/p/Detail.viper.json": #"{ "ui": "uikit", "inputs": ["id: Int"] }"#,
      "/p/Store.swift": "protocol Store: Sendable { func rows() async throws -> [Int] }\n",
      "/p/own/viper-gen.json": #"{ "root": true, "pack": "../pack" }"#,
      "/p/own/Own.viper.json": #"{ "ui": "gui", "businessLogic": ["load()"] }"#,
    ])
    for (name, text) in TestPack.files() { disk["/p/pack/" + name] = text }
    _ = run(disk, isWritten: true)
    return disk
  }()

  private static func written(_ path: String) -> [UInt8] { Array((disk[path] ?? "").utf8) }

  /// - Parameter writesSwift: whether all that is written must be Swift that can be read.
  private static func project(
    _ name: String, in folder: String = "/p", at path: String, seeds: [[UInt8]],
    writesSwift: Bool = false
  ) -> FuzzTarget {
    FuzzTarget(name, seeds: seeds) { bytes in
      let disk = disk.copy()
      do {
        try disk.write(bytes, to: path, modeledOn: path)
      } catch {
        return "\(error)"
      }
      disk.restart()
      let first = run(disk, in: folder, isWritten: true)
      if let fault = unshown(first.diagnostics) { return fault }
      if first.diagnostics.hasErrors {
        return disk.log.isEmpty ? nil : "wrote \(disk.log) after an error"
      }
      for path in disk.names where writesSwift && path.hasSuffix(".swift") {
        if let flaw = SwiftFragment.flaw(ofFile: written(path, on: disk)) {
          return "\(path): \(flaw)"
        }
      }
      let second = run(disk, in: folder, isWritten: false)
      return second.changed.isEmpty ? nil : "a second run changes \(second.changed)"
    }
  }

  private static func written(_ path: String, on disk: MemoryDisk) -> [UInt8] {
    Array((disk[path] ?? "").utf8)
  }

  static func run(
    _ disk: MemoryDisk, in folder: String = "/p", isWritten: Bool
  ) -> (changed: [String], diagnostics: [Diagnostic]) {
    do throws(DiskError) {
      var finder = ProjectFinder(disk: disk, workingFolder: folder)
      var pipeline = Pipeline(disk: disk)
      let projects = try finder.projects(for: [folder])
      let changeSets = try pipeline.changeSets(of: projects)
      let diagnostics = finder.diagnostics + changeSets.flatMap(\.diagnostics)
      let changed = changeSets.flatMap(\.changes).filter {
        ![.identical, .skip].contains($0.status)
      }
      let gate = try PathGate(on: disk, projects: projects)
      for changeSet in changeSets where isWritten && !diagnostics.hasErrors {
        try Writer(disk: disk, root: changeSet.root, gate: gate).write(changeSet.changes)
      }
      return (changed.map(\.path), diagnostics)
    } catch {
      return ([], [Diagnostic(id: "invalid-disk-access", error.message, at: nil)])
    }
  }
}
