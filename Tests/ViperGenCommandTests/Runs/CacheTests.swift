import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct CacheTests {
  /// Outside of the project, since a folder that comes into it is something new, too.
  private let store: Workspace

  init() throws { store = try Workspace() }

  private static let spec = """
    {
      "ui": "uikit", "services": ["store: any Store"], "view": ["show(text: String)"],
      "viewOutput": ["didTap()"],
      "router": [{ "func": "openB()", "to": "B" }]
    }

    """

  private static let opened = #"{ "ui": "uikit", "view": ["show(_ text: String)"] }"#

  private func project() throws -> Workspace {
    let place = try Workspace([
      "viper-gen.json": """
      { "root": true, "output": "Out", "tests": "Tests", "testModule": "App", "sources": ["Domain"] }

      """,
      "Domain/Store.swift": "protocol Store { func load() }\n",
      "Specs/A.viper.json": Self.spec, "Specs/B.viper.json": Self.opened,
      ".swift-format": "{}\n",
    ])
    #expect(try place.run("generate --record \(store.path)").status == 0)
    return place
  }

  /// Equal if the cache was not written in between.
  private var caches: [String: Workspace.FileState] {
    get throws { try store.state }
  }

  private static let lines = ["check", "generate --dry-run"]

  /// Runs a command with the cache, and again with a new one: both print the same.
  @discardableResult
  private func run(_ place: Workspace, _ line: String = "diff") throws -> Run {
    let run = try place.run(line + " --record \(store.path)")
    let fresh = try TestFolder()
    let expected = try place.run(line + " --record " + fresh.path)
    #expect(run == expected)
    return run
  }

  @Test func anUnchangedProjectLeavesItAsItIs() throws {
    let place = try project()
    let first = try Self.lines.map { try run(place, $0) }
    let state = try caches
    #expect(state.count == 1)
    #expect(try Self.lines.map { try place.run($0 + " --record \(store.path)") } == first)
    #expect(try caches == state)
    let generated = try place.run("generate --record \(store.path)")
    let all = try (place.state, caches)
    #expect(try place.run("generate --record \(store.path)") == generated)
    #expect(try caches == all.1)
    #expect(try place.state == all.0)
  }

  @Test func aNoteOnAMissingMockIsPrintedOnce() throws {
    let spec = #"{ "ui": "uikit", "services": ["store: any Missing"] }"#
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "tests": "Tests", "testModule": "App" }"#,
      "A.viper.json": spec, "B.viper.json": spec,
    ])
    let first = try place.run("generate --record \(store.path)").errors
    #expect(first.contains("A.viper.json:1:32: note: can't generate a mock of 'Missing'"))
    #expect(first.split(separator: "unsupported-mock").count == 2)
    let state = try caches
    #expect(try place.run("generate --record \(store.path)").errors == "")
    #expect(try caches == state)
    try place.write("B.viper.json", spec.replacingOccurrences(of: "store", with: "shop"))
    let edited = try place.run("generate --record \(store.path)").errors
    #expect(edited.contains("B.viper.json:1:32: note: can't generate a mock of 'Missing'"))
    try run(place)
  }

  @Test func aTemplateOfAPackCounts() throws {
    let place = try project()
    #expect(try place.run("templates eject viper").status == 0)
    try place.write("viper-gen.json", #"{ "output": "Out", "pack": "./Templates/viper" }"#)
    try run(place)
    let name = "Templates/viper/Contracts.swift"
    try place.write(name, try place.text(name) + "// more\n")
    #expect(try run(place).output.contains("+// more"))
  }

  @Test func changesThatReachOtherFilesAreFound() throws {
    let start = { (next: String, call: String) in
      #"{ "ui": "uikit", "root": true, "viewOutput": [{ "func": "viewDidLoad()"\#(call) }], "#
        + #""router": [{ "func": "open()", "to": "\#(next)", "by": "embed" }], "interactor": ["load()"] }"#
    }
    let place = try Workspace([
      "viper-gen.json":
        #"{ "root": true, "output": "Out", "container": "Box", "runtime": "file" }"#,
      "A.viper.json": start("B", #", "forward": "router.open""#),
      "B.viper.json": start("A", #", "forward": "interactor.load""#),
      "Out/A/.swift-format": "{}\n",
    ])
    _ = try place.run("generate --record \(store.path)")
    try place.write("Out/.swift-format", #"{ "indentation": { "spaces": 8 } }"# + "\n")
    #expect(try run(place, "check").status == 1)
    _ = try place.run("generate --record \(store.path)")
    try place.write("Out/A/.swift-format", "{")
    #expect(try run(place, "check").status == 1)
    try place.write("Out/A/.swift-format", "{}\n")
    try place.write("B.viper.json", start("A", #", "forward": "router.open""#))
    #expect(try run(place, "check").errors.contains("need each other"))
  }

  @Test func aFileInAFolderOfSeveralModulesCounts() throws {
    let place = try Workspace(["A.viper.json": Self.opened, "B.viper.json": Self.opened])
    _ = try place.run("generate --record \(store.path)")
    try place.write("More.swift", try place.text("AView.swift"))
    try place.remove("AView.swift")
    _ = try place.run("generate --record \(store.path)")
    let mine = "extension AView {}\n"
    try place.write("Extra.swift", "<<<<<<< a\n\(mine)=======\n// b\n>>>>>>> b\n")
    try run(place)
  }

  @Test func theEnvironmentCounts() throws {
    let place = try project()
    let known = try Workspace(["Z.viper.json": Self.opened])
    try place.write(
      "Specs/B.viper.json", #"{ "ui": "uikit", "router": [{ "func": "open()", "to": "Z" }] }"#)
    #expect(try place.run("check --record \(store.path)").status == 1)
    let run = try place.run(
      "check --quiet --record \(store.path)",
      environment: ["VIPER_GEN_KNOWN_SPECS": known.path + "/Z.viper.json"])
    #expect(!run.errors.contains("unknown"), "\(run.errors)")
    #expect(try place.run("check --quiet --record \(store.path)").errors.contains("'Z'"))
  }

  @Test func thatOfAnotherProjectIsNotBelieved() throws {
    let (place, other) = (try project(), try project())
    try other.write("Specs/B.viper.json", SpecText.empty)
    for project in [other, place] { _ = try project.run("diff --record \(store.path)") }
    let names = try bytes().keys.sorted()
    #expect(names.count == 2)
    let texts = try names.map { try #require(try bytes()[$0]) }
    for (name, text) in zip(names, texts.reversed()) { try text.write(to: store.url(name)) }
    try run(place)
    try run(other)
  }

  private func bytes() throws -> [String: Data] {
    try caches.compactMapValues(\.bytes)
  }

  @Test func aDamagedOrOldOneCostsTimeOnly() throws {
    let place = try project()
    let first = try run(place)
    let old = try bytes()
    let names = try caches.keys.sorted()
    for damage in [
      { $0.prefix($0.count / 2) }, { _ in Data() }, { $0 + $0 }, { Data($0.reversed()) },
    ]
      as [(Data) -> Data]
    {
      for (name, text) in try bytes() { try damage(text).write(to: store.url(name)) }
      #expect(try place.run("diff --record \(store.path)") == first)
    }
    for name in names {
      try store.remove(name)
      try store.write(name + "/folder", "")
    }
    #expect(try place.run("diff --record \(store.path)") == first)
    for name in names { try store.remove(name) }
    try place.write("Specs/B.viper.json", SpecText.empty)
    try run(place)
    for (name, text) in old { try text.write(to: store.url(name)) }
    try run(place)
  }

  @Test func anotherBuildOfTheToolDoesNotBelieveIt() throws {
    let place = try project()
    _ = try place.run("check --record \(store.path)")
    let state = try caches
    let tools = try TestFolder()
    let copy = tools.url.appending(path: "tool")
    try FileManager.default.copyItem(at: URL(filePath: try Subprocess.viperGen), to: copy)
    _ = try Subprocess(copy.path, ["check", "--record", store.path], in: place.url(""))
    #expect(try caches != state)
  }

  @Test func anUnwritableCacheIsIgnored() throws {
    let place = try project()
    let state = try place.state
    let expected = try place.run("check")
    for folder in ["viper-gen.json", "/dev/null/cache", "viper-gen.json/x"] {
      #expect(try place.run("check --record \(folder)") == expected, "\(folder)")
    }
    for folder in ["viper-gen.json", ""] {
      let environment = ["XDG_CACHE_HOME": folder, "HOME": folder]
      #expect(try place.run("check", environment: environment) == expected, "\(folder)")
    }
    #expect(try place.state == state)
  }

  @Test func parallelRunsPrintTheSame() throws {
    let place = try project()
    let expected = try place.run("check")
    let outputs = try TestFolder()
    let processes = try (0..<4).map { number in
      let process = Process()
      process.executableURL = URL(filePath: try Subprocess.viperGen)
      process.arguments = ["check", "--record", store.path]
      process.currentDirectoryURL = place.url("")
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try outputs.writer("\(number)")
      try process.run()
      return process
    }
    for (number, process) in processes.enumerated() {
      process.waitUntilExit()
      #expect(process.terminationStatus == expected.status)
      #expect(try outputs.text("\(number)") == expected.errors)
    }
    #expect(try place.run("check --record \(store.path)") == expected)
  }
}
