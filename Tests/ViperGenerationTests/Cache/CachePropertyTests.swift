import TestTools
import Testing
import ViperProject
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPipeline

struct CachePropertyTests {
  @Test func aCachedRunReportsTheSameAsAFullRun() throws {
    var known = 0
    for seed in 0..<(runsLongTests ? 100 : 2) {
      var play = CachePlay(seed: seed)
      for step in 0..<(runsLongTests ? 12 : 3) {
        let edit = play.edit()
        let full = try play.run(withCache: false)
        known += play.knownModules
        let run = try play.run(withCache: true)
        guard run == full else {
          let texts = zip(run, full).filter { $0 != $1 }.map { "\($0)\n-- but --\n\($1)" }
          Issue.record("seed \(seed), step \(step), \(edit): \(texts.joined())")
          return
        }
        try play.write()
      }
    }
    // As many as there are without mistakes in the way.
    #expect(known > (runsLongTests ? 1_000 : 3), "\(known)")
  }
}

private struct CachePlay {
  private let disk = MemoryDisk()
  private let cacheDisk = MemoryDisk()
  private var numbers: Seeded
  private let app: SeededApp
  private let options: Pipeline.Options
  private var outcome: [ChangeSet] = []
  private var before: [String: String] = [:]

  init(seed: Int) {
    numbers = Seeded(seed)
    app = SeededApp(count: 8, seed: UInt64(seed))
    var options = Pipeline.Options(comparesOwnedFiles: seed % 3 == 0)
    options.isWriting = seed % 3 != 0
    self.options = options
    disk["/p/viper-gen.json"] = Self.configs[seed % Self.configs.count]
    disk["/p/Domain/Store.swift"] = "public protocol Store { func load() }\n"
    disk[Self.path("Home")] =
      #"{ "root": true, "ui": "uikit", "router": [{ "func": "open(id: Int)", "to": "M3", "by": "push" }] }"#
    for (name, text) in app.specs { disk[Self.path(name)] = text }
  }

  private static func path(_ name: String) -> String { "/p/Specs/\(name).viper.json" }

  private static let configs = [
    #"{ "root": true, "output": "Out", "tests": "Tests", "testModule": "App", "sources": ["Domain"] }"#,
    #"{ "root": true, "container": "AppDependencies", "output": "Out", "sources": ["Domain"] }"#,
    #"{ "root": true, "sources": ["Domain"] }"#,
    #"{ "root": true, "output": "Out", "write": "plugin", "sources": ["Domain"] }"#,
    #"{ "root": true, "output": "Out", "container": "C", "tests": "Tests", "testModule": "App" }"#,
    #"""
    { "root": true, "output": "Out", "container": "C", "tests": "Tests", "testModule": "App",
      "app": { "name": "Shop", "start": "Home", "links": { "m/{id}": ["Home", "open(id)"] } } }
    """#,
  ]

  private static let keys = [
    #""services": ["store: any Store"]"#,
    #""services": [{ "protocol": "Store", "methods": ["load()"] }]"#,
    #""services": ["other: any Other"]"#, #""yours": ["presenter"]"#,
    #""yours": ["router"]"#,
    #""entities": [{ "name": "Item", "fields": ["id: Int"] }]"#, #""access": "public""#,
    #""entities": [{ "name": "Thing", "fields": ["item: Item"] }]"#, #""imports": ["Domain"]"#,
    #""entities": [{ "name": "Task", "fields": ["id: Int"] }]"#,
    #""names": { "presenter": "Lead" }"#, #""services": ["store: any Store = RealStore()"]"#,
  ]

  mutating func edit() -> String {
    before = disk.files
    var words: [String] = []
    for _ in 0..<numbers.number(1...2) { words.append(oneEdit()) }
    return words.joined(separator: ", ")
  }

  private mutating func oneEdit() -> String {
    let screen = numbers.pick(app.screens)
    let path = Self.path(screen.name)
    let other = SeededApp(count: 8, seed: numbers.next() % 4).specs[screen.name] ?? ""
    switch numbers.below(14) {
    case 0, 1, 2, 3:
      let key = numbers.pick(Self.keys)
      disk[path] = (app.specs[screen.name] ?? "").replacingFirst("{", with: "{ \(key),")
      return "\(screen.name): \(key)"
    case 4, 5:
      disk[path] = other
      return "\(screen.name) of another app"
    case 6:
      disk[path] = app.specs[screen.name]
      return "\(screen.name) back"
    case 7:
      disk[path] = numbers.once(in: 2) ? "{" : nil
      return "\(screen.name) broken or gone"
    case 8 where numbers.once(in: 2):
      let path = numbers.pick([
        "/p/.swift-format", "/p/Out/.swift-format", "/p/Out/M1/.swift-format",
      ])
      disk[path] = numbers.pick([#"{ "indentation": { "spaces": 4 } }"#, "{ ", "{}\n"])
      return path
    case 8:
      disk["/p/Domain/Store.swift"] = numbers.pick([
        "public protocol Store { func load() }\n", "protocol Store { func save() throws }\n", "",
      ])
      return "the service"
    case 9:
      disk["/p/viper-gen.json"] = numbers.pick(Self.configs)
      return "the config"
    default: return editMade()
    }
  }

  private mutating func editMade() -> String {
    let made = disk.names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".lock") }
    guard !made.isEmpty else { return "nothing" }
    let path = numbers.pick(made)
    switch numbers.below(4) {
    case 0: disk[path] = nil
    case 1: disk[path]? += "// mine\n"
    case 2: disk[FilePath.join(FilePath.folder(of: path), "Mine.swift")] = "struct Mine {}\n"
    default: disk[path] = before[path]
    }
    return path
  }

  /// As each run of the tool has it.
  private var cache: ModuleCache { ModuleCache(in: "/cache", tool: "1", on: cacheDisk) }

  var knownModules: Int { cache.load("/p").count }

  mutating func run(withCache usesCache: Bool) throws -> [String] {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let projects = try finder.projects(for: [])
    var pipeline = Pipeline(disk: disk, options: options, cache: usesCache ? cache : nil)
    outcome = try pipeline.changeSets(of: projects)
    let diagnostics = finder.diagnostics + outcome.flatMap(\.diagnostics)
    let changes = outcome.flatMap(\.changes).map { change in
      "\(change.status) \(change.path) \(change.spec?.displayPath ?? "-") "
        + (change.isPending
          ? "\(change.old ?? []) \(change.new ?? [])" : "")
    }
    return [
      changes.joined(separator: "\n"), screen(diagnostics),
      screen(outcome.flatMap(\.leftToDo)), outcome.flatMap(\.edits).joined(),
      outcome.flatMap(\.notes).joined(separator: "\n"), "\(outcome.map(\.builtModules))",
    ]
  }

  mutating func write() throws {
    guard !outcome.flatMap(\.diagnostics).hasErrors, !numbers.once(in: 4) else { return }
    for changeSet in outcome {
      try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ old: Character, with new: String) -> String {
    firstIndex(of: old).map { self[..<$0] + new + self[index(after: $0)...] } ?? self
  }
}
