import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands
@testable import ViperPipeline
@testable import ViperProject

struct AppChangesTests {
  private static let config = #"""
    {
      "root": true, "output": "Out", "tests": "Tests", "testModule": "Out",
      "app": {
        "name": "Shop", "tabs": [{ "module": "Feed", "title": "Feed of all" }, "End"],
        "links": { "item/{id}": ["Feed", "go(id)"], "feed": ["Feed"] }
      }
    }
    """#

  private static func written() throws -> MemoryDisk {
    let specs = [
      "Feed": #"{ "router": [{ "func": "go(id: Int)", "to": "Detail" }] }"#,
      "Detail": #"{ "inputs": ["id: Int"] }"#, "End": "{}", "Alone": "{}",
    ]
    let disk = MemoryDisk(TestProject.viper(config: config, specs))
    try Run(disk).write()
    return disk
  }

  private static func project(_ disk: MemoryDisk) throws -> Project {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    return try #require(try finder.projects(for: []).first)
  }

  @Test func aRenameUpdatesTabsAndLinks() throws {
    let disk = try Self.written()
    let renamed = try disk.renameModule("Feed", to: "Timeline")
    #expect(renamed.screen == "")
    let modules = Self.config.replacing("\"module\": \"Feed\"", with: "\"module\": \"Timeline\"")
    #expect(
      disk["/p/viper-gen.json"]
        == modules.replacing("[\"Feed\"", with: "[\"Timeline\""))
    #expect(try disk.isInStep)
    let app = disk["/p/Out/ShopApp.swift"] ?? ""
    #expect(app.contains("root.addTab(TimelineBuilder.build(), title: \"Feed of all\")"))
    #expect(app.contains("as: (any TimelineRouterProtocol).self).go(id: id)"))
    let config = disk["/p/viper-gen.json"]
    #expect(try disk.renameModule("Detail", to: "Item").screen == "")
    #expect(disk["/p/viper-gen.json"] == config)
    #expect(try disk.isInStep)
  }

  @Test(
    arguments: casesToRun(["Cart", "End", "Feed"], every: 2),
    casesToRun(["[]", "{ \"view\": [ }"], every: 2))
  func anInvalidSpecOfATabReportsOnlyItsOwnError(name: String, text: String) throws {
    let app = """
      "tabs": ["Feed", "Cart", "End"],
      "links": { "cart": ["Cart"], "end": ["End"], "item/{id}": ["Feed", "go(id)"] }
      """
    for container in ["", "\"container\": \"Box\", "] {
      let specs = [
        "Feed": #"{ "router": [{ "func": "go(id: Int)", "to": "Detail" }] }"#, "Cart": "{}",
        "Detail": #"{ "inputs": ["id: Int"] }"#, "End": "{}",
      ]
      let disk = MemoryDisk(
        TestProject.viper(
          config: """
            { "root": true, "output": "Out", "tests": "Tests", "testModule": "Out", \(container)
              "app": { "name": "Shop", \(app) } }
            """, specs))
      try Run(disk).write()
      let path = try #require(disk.names.first { $0.hasSuffix("/\(name).viper.json") })
      disk[path] = text
      disk.restart()
      let diagnostics = try Run(disk).changeSets().diagnostics
      #expect(
        diagnostics.allSatisfy { $0.location?.source.path.hasSuffix("\(name).viper.json") == true })
      #expect(diagnostics.hasErrors)
      #expect(try Run(disk).write() == ["error"])
      #expect(disk.log == [])
    }
  }

  @Test(arguments: [false, true])
  func theAppCountsAsAnOpener(isForced: Bool) throws {
    let disk = try Self.written()
    let project = try Self.project(disk)
    let spec = try #require(project.specs.first { $0.name == "End" })
    var removal = ModuleRemoval(disk: disk, project: project, spec: spec, isForced: isForced)
    try removal.plan()
    #expect(
      screen(removal.diagnostics.filter { $0.id == "changed-opened-module" }) == """
        viper-gen.json:4:77: \(isForced ? "warning" : "error"): the app uses 'End', which is removed \
        [changed-opened-module]
         4 |     "name": "Shop", "tabs": [{ "module": "Feed", "title": "Feed of all" }, "End"],
           |                                                                             ^~~
           = help: delete the tab or the deep link, or change its module

        """)
  }

  @Test func theGraphAndTheListShowTabsAndLinks() throws {
    let disk = try Self.written()
    var pipeline = Pipeline(disk: disk)
    let (graph, _) = try pipeline.graph(of: try Self.project(disk))
    #expect(
      graph.mermaid == """
        flowchart LR
          Alone["Alone"]
          Detail["Detail<br/>deep link item/{id}<br/>in: id: Int"]
          End(["End<br/>tab End"])
          Feed(["Feed<br/>tab Feed of all<br/>deep link feed"])
          Feed -->|"push (id)"| Detail

        """)
    #expect(graph.unreached == ["Alone"])
    #expect(graph.svg.contains("deep link item/{id}"))
    let modules = try pipeline.overviews(of: try Self.project(disk)).modules
    #expect(modules.map(\.name) == ["Alone", "Detail", "End", "Feed"])
    #expect(
      modules.map(\.app) == [
        [], ["deep link item/{id}"], ["tab End"], ["tab Feed of all", "deep link feed"],
      ])
  }

  @Test(arguments: casesToRun(Array(0..<300), every: 43))
  func anyLinkIsReadOrNamed(seed: Int) throws {
    var random = Seeded(seed)
    let pieces = [
      "a", "id", "{id}", "{", "}", "/", "//", "?", "=", "&", "q={x}", "%20", "#", "(", ")", ",",
      ":", " ", "go(id)", "go", "ß", "\\n", "\\u0000", "{self}", "://",
    ]
    func text() -> String { (0..<random.below(7)).map { _ in random.pick(pieces) }.joined() }
    let links = (0..<4).map { number in
      number == 0 || random.below(3) == 0
        ? "\"\(number)\(text())/{id}\": [\"Feed\", \"go(id)\"]"
        : "\"\(text())\": [\"Feed\", \"\(text())\"]"
    }
    func run(_ links: [String]) -> Run {
      let config = """
        { "root": true, "output": "Out", "app": { "name": "A", "start": "Feed", "links": {
        \(links.joined(separator: ",\n"))
        } } }
        """
      return Run(TestProject.viper(config: config, ["Feed": Self.feed]))
    }
    let screen = try run(links).screen()
    let lines = Set(
      screen.matches(of: /viper-gen\.json:(\d+):\d+: error:/).compactMap { Int($0.1) })
    #expect(lines.isSubset(of: 2...5), "seed \(seed): \(screen)")
    let right = links.enumerated().filter { !lines.contains($0.offset + 2) }.map(\.element)
    let rest = run(right)
    #expect(try rest.screen() == "", "seed \(seed)")
    try rest.write()
    let app = rest.disk["/p/Out/AApp.swift"] ?? ""
    #expect(
      app.matches(of: /ModuleLink\("/).count == right.count, "seed \(seed): \(right)\n\(app)")
  }

  private static let feed = #"""
    { "inputs": ["id: Int = 0"], "router": [{ "func": "go(id: Int)", "to": "Feed" }] }
    """#
}
