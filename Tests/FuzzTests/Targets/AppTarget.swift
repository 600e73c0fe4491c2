import ViperCommands
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperTestTools
import ViperText

/// An app with tabs, deep links and a dependency container, of which any file may be broken or missing.
extension FuzzTarget {
  /// An input is the config and the specs of `modules`, in that order. An empty text is a missing file.
  static let app = FuzzTarget("app", seeds: apps) { bytes in
    let disk = writtenApp.copy()
    // Runs with the cache cost as much as all others, so only some inputs get them.
    let cache = bytes.count.isMultiple(of: 4) ? writtenCache : nil
    let texts = bytes.split(separator: separator, omittingEmptySubsequences: false)
    for (index, path) in appPaths.enumerated() {
      disk[path] = nil
      guard index < texts.count, !texts[index].isEmpty else { continue }
      do {
        try disk.write(Array(texts[index]), to: path, modeledOn: path)
      } catch {
        return "\(error)"
      }
    }
    disk.restart()
    if let cache {
      let (diagnostics, fault) = cachedRun(on: disk, cache)
      if let fault = fault ?? unshown(diagnostics) { return fault }
    }
    if let fault = shown(of: disk) { return fault }
    let first = run(disk, in: "/a", isWritten: true)
    if let fault = unshown(first.diagnostics) { return fault }
    if first.diagnostics.hasErrors {
      return disk.log.isEmpty ? nil : "wrote \(disk.log) after an error"
    }
    let second = run(disk, in: "/a", isWritten: false)
    return second.changed.isEmpty ? nil : "a second run changes \(second.changed)"
  }

  private static func shown(of disk: MemoryDisk) -> String? {
    do throws(DiskError) {
      var finder = ProjectFinder(disk: disk, workingFolder: "/a")
      for project in try finder.projects(for: ["/a"]) {
        var pipeline = Pipeline(disk: disk)
        let list = try pipeline.overviews(of: project)
        let (graph, mistakes) = try pipeline.graph(of: project)
        for name in graph.names.prefix(2) { _ = graph.around(name, steps: 2).svg }
        let texts = [graph.mermaid, graph.svg, graph.html]
        if texts.contains(where: \.isEmpty) { return "a graph without a text" }
        if let fault = unshown(list.diagnostics + mistakes) { return fault }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func cachedRun(
    on disk: MemoryDisk, _ cache: ModuleCache
  ) -> (diagnostics: [Diagnostic], fault: String?) {
    do throws(DiskError) {
      var finder = ProjectFinder(disk: disk, workingFolder: "/a")
      guard let project = try finder.projects(for: []).first else { return ([], nil) }
      var pipeline = Pipeline(disk: disk, cache: cache)
      return (try pipeline.changeSet(of: project).diagnostics, nil)
    } catch {
      return ([], "\(error)")
    }
  }

  private static let modules = ["Home", "Cart", "Detail", "Account"]
  private static let appPaths =
    ["/a/viper-gen.json"] + modules.map { "/a/Specs/\($0).viper.json" }

  /// Some are whole, and some lack one spec or several, or have mistakes in them.
  private static let apps: [[UInt8]] = {
    let broken = ["", "{ \"view\": [ }", "<<<<<<< a\n{}\n=======\n{ }\n>>>>>>> b\n", "[]"]
    var texts = [[tabs] + specs, [start] + specs]
    for (index, text) in broken.enumerated() {
      for place in specs.indices {
        var some = specs
        some[place] = text
        texts.append([place.isMultiple(of: 2) ? tabs : start] + some)
        some[(place + 1 + index) % some.count] = broken[(index + place) % broken.count]
        texts.append([place.isMultiple(of: 2) ? start : tabs] + some)
      }
    }
    return texts.map { Array($0.map { Array($0.utf8) }.joined(separator: [separator])) }
  }()

  private static let writtenApp: MemoryDisk = {
    let disk = MemoryDisk(
      Dictionary(zip(appPaths, [tabs] + specs)) { first, _ in first })
    disk["/a/Sources/App/Services.swift"] =
      "protocol Store: Sendable { func all() async throws -> [Int] }\nprotocol Clock2 {}\n"
    _ = run(disk, in: "/a", isWritten: true)
    return disk
  }()

  private static var writtenCache: ModuleCache {
    let cache = ModuleCache(in: "/cache", tool: "1", on: MemoryDisk())
    _ = cachedRun(on: writtenApp.copy(), cache)
    return cache
  }

  private static let tabs = """
    {
      "root": true, "ui": "uikit", "output": "Sources/App", "tests": "Tests", "testModule": "App",
      "container": "Box",
      "app": {
        "name": "Shop", "tabs": [{ "module": "Home", "title": "Start" }, "Cart", "Account"],
        "links": { "cart": ["Cart"], "item/{id}": ["Cart", "openDetail(id)"], "me": ["Account"],
          "home/{id}?q={q}": ["Home", "openCart()", "openDetail(id)"] }
      }
    }
    """
  private static let start = """
    {
      "root": true, "ui": "swiftui", "output": "Sources/App", "container": "Box",
      "app": { "name": "Shop", "start": "Home",
        "links": { "item/{id}": ["Home", "openCart()", "openDetail(id)"], "": ["Home"] } }
    }
    """
  private static let specs = [
    """
    { "services": ["store: any Store"], "view": ["show(_ rows: [Int])"],
      "viewOutput": ["viewDidLoad()", { "func": "didTap()", "forward": "router.openCart" }],
      "router": [{ "func": "openCart()", "to": "Cart" }] }
    """,
    """
    { "services": ["clock: any Clock2"], "handles": { "Detail": ["didPick(_ id: Int)"] },
      "interactor": ["load() async throws -> [Int]"],
      "router": [{ "func": "openDetail(id: Int)", "to": "Detail", "by": "sheet" }] }
    """,
    """
    { "inputs": ["id: Int"], "output": ["didPick(_ id: Int)"], "services": ["store: any Store"],
      "router": [{ "func": "leave()", "by": "close" }] }
    """,
    """
    { "entities": [{ "name": "User", "fields": ["name: String"] }], "view": ["show(_ user: User)"],
      "router": [{ "func": "openHome()", "to": "Home", "by": "tab" }] }
    """,
  ]
}
