import TestTools
import Testing
import ViperProject
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperGeneration
@testable import ViperRendering

/// Saves of specs while a process goes on, or between processes: what each does from what it knows is what a whole run
/// does.
@Suite(.serialized, .inTurn) struct KnownProjectTests {
  @Test func aSaveDoesWhatAWholeRunDoes() throws {
    var (known, inPart) = (0, 0)
    var saves = 0
    for seed in runsLongTests ? Array(0..<100) : [1] {
      var saving = SpecSaving(seed: seed)
      try saving.start()
      for step in 0..<10 {
        let (edit, paths) = saving.edit()
        saves += 1
        let quick = try saving.quick(after: paths)
        let recorded = try saving.recorded()
        let (full, changes) = try saving.full()
        inPart += recorded.isInPart ? 1 : 0
        try #require(
          recorded.text == KnownRun.whole(changes),
          "seed \(seed), step \(step), \(edit), \(recorded.isInPart)")
        if let quick {
          known += 1
          try #require(quick == full, "seed \(seed), step \(step), \(edit)")
        }
        try saving.write(changes, isKnown: quick != nil)
      }
    }
    #expect(known * 10 > saves, "\(known) of \(saves)")
    #expect(inPart * 20 > saves, "\(inPart) of \(saves)")
  }

  private static let former = """
    { "viewOutput": ["a()"], "interactor": [{ "func": "load()", "body": "_ = 1" }],
      "router": [{ "func": "open()", "to": "B", "by": "push" }], "entities": [] }
    """

  @Test(arguments: [
    (#""a()""#, #""a()", "b()""#, true),
    (#""_ = 1""#, #""_ = 2""#, true),
    (#""a()""#, #""a(id: Int)""#, true),
    // What others look up, or what the project as a whole is made of.
    (#""open()""#, #""open(id: Int)""#, false),
    (#""to": "B""#, #""to": "C""#, false),
    (#""a()""#, #"{ "func": "a()", "body": "_ = 1" }"#, false),
    (#""entities": []"#, #""entities": [{ "name": "Row", "fields": ["id: Int"] }]"#, false),
    (#""entities": []"#, #""services": ["store: any Store"]"#, false),
    (#"{ "view"#, #"{ "root": true, "view"#, false),
    (#"["a()"]"#, #"{ "members": ["a()"], "inherits": ["AnyObject"] }"#, false),
    (#""_ = 1" }"#, #""_ = 1" }, { "func": "out()", "to": "B", "by": "push" }"#, false),
  ]) func whatOthersSee(old: String, new: String, isTheSame: Bool) throws {
    let disk = MemoryDisk()
    for (name, text) in TestProject.viper(
      config: #"{ "root": true, "output": "Out" }"#,
      [
        "A": Self.former, "B": #"{ "root": true }"#, "C": #"{ "root": true }"#,
        "D": #"{ "root": true, "router": [{ "func": "a()", "to": "A" }] }"#,
      ])
    {
      disk[name] = text
    }
    let run = KnownRun(disk: disk)
    try run.write(run.full().changeSet)
    let record = try #require(run.recorded(after: nil).record)
    let text = Self.former.replacing(old, with: new)
    try #require(text != Self.former)
    disk["/p/A.viper.json"] = text
    #expect(try run.recorded(after: record).isInPart == isTheSame)
    #expect(try (run.quick(after: ["/p/A.viper.json"]) != nil) == isTheSame)
  }

  @Test func aSaveWithAMistakeNeedsAWholeRun() throws {
    let disk = MemoryDisk()
    for (name, text) in TestProject.viper(
      config: #"{ "root": true, "output": "Out" }"#, ["A": #"{ "root": true, "view": ["a()"] }"#])
    {
      disk[name] = text
    }
    let run = KnownRun(disk: disk)
    try run.write(run.full().changeSet)
    for (text, isKnown) in [
      (#"{ "root": true, "view": ["a(", "b()"] }"#, false),
      (#"{ "root": true, "view": ["a()", "b()"] }"#, false),
      (#"{ "root": true, "view": ["a()", "b()", "c()"] }"#, true),
    ] {
      disk["/p/A.viper.json"] = text
      #expect(try (run.quick(after: ["/p/A.viper.json"]) != nil) == isKnown, "\(text)")
      let changes = try run.full().changeSet
      if !changes.diagnostics.hasErrors { try run.write(changes) }
    }
  }

  /// Nobody notes for each module all files of a folder with many.
  @Test func aFileThatMovedWithinASharedFolderIsFoundOrMissedAgain() throws {
    let spec = #"{ "ui": "none", "root": true, "yours": ["presenter"], "viewOutput": ["tap()"] }"#
    let disk = MemoryDisk(TestProject.viper(["A": spec, "B": spec]))
    let run = KnownRun(disk: disk)
    try run.write(run.full().changeSet)
    let text = try #require(disk["/p/APresenter.swift"])
    disk["/p/APresenter.swift"] = nil
    let broken = "extension APresenter { func tap("
    for (moved, other) in [(text, ""), ("", ""), (text, ""), (text, broken)] {
      let record = try run.recorded(after: nil).record
      disk["/p/Moved.swift"] = moved
      disk["/p/Other.swift"] = other
      let whole = try KnownRun.whole(run.full().changeSet)
      #expect(whole.contains { $0.contains("stays deleted") } == moved.isEmpty)
      #expect(whole.contains { $0.contains("Other.swift") } == !other.isEmpty)
      #expect(try run.recorded(after: record).text == whole)
    }
  }
}

/// One process, which knows the project from its last run.
private struct KnownRun {
  let disk: MemoryDisk
  private let memory = ReadMemory()
  private let modules: ModuleMemory

  init(disk: MemoryDisk) {
    self.disk = disk
    modules = ModuleMemory(disk: disk)
  }

  private func project() throws -> Project {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    return try finder.projects(for: [])[0]
  }

  /// A run of another process, which knows what a record says.
  func recorded(
    after record: RunRecord?
  ) throws -> (record: RunRecord?, isInPart: Bool, isDone: Bool, text: [String]) {
    let changes = record?.changes(on: disk) { _ in nil }
    let recording = RunRecording(after: record, changes: changes, on: disk)
    var finder = ProjectFinder(disk: recording.disk, workingFolder: "/p")
    let project = try finder.projects(for: [])[0]
    var pipeline = Pipeline(disk: recording.disk, modules: recording.modules)
    let changeSet = try pipeline.changeSet(of: project)
    return (
      recording.record(key: [1], output: [], errors: [], exitCode: 0), recording.modules.isInPart,
      changeSet.diagnostics.isEmpty && !changeSet.changes.contains(where: \.isPending),
      Self.whole(changeSet)
    )
  }

  private var pipeline: Pipeline { Pipeline(disk: disk, memory: memory, modules: modules) }

  func quick(after paths: Set<String>) throws -> ChangeSet? {
    try pipeline.changeSet(of: project(), after: paths)
  }

  /// - Returns: what it says and does, in words, and the change set.
  func full() throws -> (text: [String], changeSet: ChangeSet) {
    var pipeline = pipeline
    let changeSet = try pipeline.changeSet(of: project())
    return (Self.text(changeSet), changeSet)
  }

  func write(_ changeSet: ChangeSet) throws {
    try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
    var places: Set<String> = []
    for change in changeSet.changes where change.isPending {
      var place = change.path
      while places.insert(place).inserted, place != "/" { place = FilePath.folder(of: place) }
    }
    modules.forget(places)
  }

  static func text(_ changeSet: ChangeSet) -> [String] {
    changeSet.changes.filter(\.isPending).map { change in
      "\(change.status) \(change.path) \(change.old ?? []) \(change.new ?? [])"
    }.sorted() + [screen(changeSet.diagnostics), screen(changeSet.leftToDo), changeSet.root]
  }

  /// The same with all that is as it was, in order.
  static func whole(_ changeSet: ChangeSet) -> [String] {
    text(changeSet) + changeSet.edits + changeSet.notes + ["\(changeSet.builtModules)"]
      + changeSet.changes.map { "\($0.status) \($0.path) \($0.spec?.displayPath ?? "-")" }
  }
}

/// Somebody who edits specs of a random project, and nothing else.
private struct SpecSaving {
  private let disk = MemoryDisk()
  private var numbers: Seeded
  private let app: SeededApp
  private let run: KnownRun
  /// The last one that a run has left.
  private var record: RunRecord?
  private var added = 0
  /// What was right before the last save; nil if that was right, too.
  private var former: (path: String, text: String)?

  init(seed: Int) {
    numbers = Seeded(seed)
    app = SeededApp(count: 8, seed: UInt64(seed))
    run = KnownRun(disk: disk)
    disk["/p/viper-gen.json"] = Self.configs[seed % Self.configs.count]
    disk["/p/Domain/Store.swift"] = "public protocol Store { func load() }\n"
    disk[Self.path("Home")] =
      #"{ "root": true, "ui": "uikit", "router": [{ "func": "open(id: Int)", "to": "M3", "by": "push" }] }"#
    for (name, text) in app.specs { disk[Self.path(name)] = text }
  }

  private static func path(_ name: String) -> String { "/p/Specs/\(name).viper.json" }

  private static let configs = [
    #"{ "root": true, "output": "Out", "tests": "Tests", "testModule": "App", "sources": ["Domain"] }"#,
    #"{ "root": true, "sources": ["Domain"] }"#,
    #"{ "root": true, "output": "Out", "container": "C", "tests": "Tests", "testModule": "App" }"#,
    #"{ "root": true, "output": "Out", "write": "plugin", "sources": ["Domain"] }"#,
    #"""
    { "root": true, "output": "Out", "container": "C", "tests": "Tests", "testModule": "App",
      "app": { "name": "Shop", "start": "Home", "links": { "m/{id}": ["Home", "open(id)"] } } }
    """#,
  ]

  mutating func start() throws { try write(full().changes, isKnown: false) }

  func quick(after paths: Set<String>) throws -> [String]? {
    try run.quick(after: paths).map(KnownRun.text)
  }

  /// What a process says and does that has a record, and whether it has looked at some specs alone.
  mutating func recorded() throws -> (text: [String], isInPart: Bool) {
    let run = try run.recorded(after: record)
    // As a run that writes leaves none.
    if run.isDone { record = run.record ?? record }
    return (run.text, run.isInPart)
  }

  /// What a process says and does that knows nothing.
  func full() throws -> (text: [String], changes: ChangeSet) {
    let fresh = try KnownRun(disk: disk).full()
    return (fresh.text, fresh.changeSet)
  }

  /// Whatever was found is written; the process that goes on has seen it.
  mutating func write(_ changes: ChangeSet, isKnown: Bool) throws {
    if !isKnown { _ = try run.full() }
    if !changes.diagnostics.hasErrors { try run.write(changes) }
    // With nothing to do, a run leaves a record.
    _ = try recorded()
  }

  private let numberBody = #"number() -> Int", "body": ""#

  /// What it did, in words, and the specs that have new texts.
  mutating func edit() -> (words: String, paths: Set<String>) {
    var paths: Set<String> = []
    var words: [String] = []
    if let former {
      disk[former.path] = former.text
      self.former = nil
      return ("mended", [former.path])
    }
    for _ in 0..<numbers.number(1...2) {
      let screen = numbers.pick(app.screens)
      let path = Self.path(screen.name)
      let text = disk[path] ?? ""
      added += 1
      let edited =
        switch numbers.below(12) {
        case 0: SeededApp(count: 8, seed: numbers.next() % 4).specs[screen.name] ?? ""
        case 1: app.specs[screen.name] ?? ""
        case 2: text.replacing("{", with: "{ \"access\": \"public\",", maxReplacements: 1)
        case 3: text.replacing("\"viewOutput\": [", with: "\"viewOutput\": [\"tap\(added)(\", ")
        case 4, 5, 6:
          text.replacing(numberBody, with: numberBody + "1 + ")
        default:
          text.replacing(
            "\"viewOutput\": [", with: "\"viewOutput\": [\"tap\(added)(id: Int)\", ")
        }
      guard edited != text else { continue }
      if edited.contains("tap\(added)(\"") { former = (path, text) }
      disk[path] = edited
      paths.insert(path)
      words.append(path)
    }
    return (words.joined(separator: ", "), paths)
  }
}
