import TestTools
import Testing
import ViperTestTools

struct FilesOfYoursTests {
  private static let spec =
    #"{ "ui": "none", "root": true, "view": ["showError(_ message: String)"] }"#
  private static let path = "/p/TripView.swift"

  private func made(_ spec: String = Self.spec, config: String = "{}") throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": spec]))
    try Run(disk).write()
    return disk
  }

  private func edit(_ path: String, on disk: MemoryDisk, _ old: String, _ new: String) throws {
    let text = try #require(disk[path])
    try #require(text.contains(old), "\(text)")
    disk[path] = text.replacing(old, with: new)
  }

  private func ids(_ disk: MemoryDisk) throws -> [String] {
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    return diagnostics.map(\.id) + changeSets.flatMap(\.leftToDo).map(\.id)
  }

  @Test func aMergeKeepsLocalNamesTheContractsOrderAndTheLineLength() throws {
    let disk = try made()
    try edit(Self.path, on: disk, "_ message: String", "_ text: String")
    let (short, removed) = (disk.copy(), disk.copy())
    try edit("/p/Trip.viper.json", on: disk, "String)", "String, retry: Bool)")
    #expect(try ids(disk) == [])
    try Run(disk).write()
    #expect(disk[Self.path]?.contains("showError(_ text: String, retry: Bool) {") == true)
    try edit(
      "/p/Trip.viper.json", on: disk, "_ message: String, retry: Bool",
      "retry: Bool, _ message: String")
    try Run(disk).write()
    #expect(disk[Self.path]?.contains("showError(retry: Bool, _ text: String) {") == true)
    #expect(disk[Self.path]?.contains("<<<") == false)

    short["/p/.swift-format"] = #"{ "version": 1, "lineLength": 60 }"#
    try edit(
      "/p/Trip.viper.json", on: short, "String)", "String, retry: Bool, isFatal: Bool, code: Int)")
    try Run(short).write()
    let head = "func showError(\n    _ text: String, retry: Bool, isFatal: Bool, code: Int\n  ) {"
    let text = try #require(short[Self.path])
    #expect(text.contains(head), "\(text)")

    // The parameter of a local name can't be removed by a merge.
    try edit("/p/Trip.viper.json", on: removed, "_ message: String", "")
    #expect(try ids(removed) == ["conflicting-changes"])
    try Run(removed).write()
    #expect(removed[Self.path]?.contains("showError(_ text: String)") == true)
  }

  @Test(arguments: [false, true])
  func aFileWhoseLinesEndWithCarriageReturnsAloneIsNotMerged(isMixed: Bool) throws {
    let disk = try made()
    let text = (disk[Self.path] ?? "") + "// mine\n"
    disk[Self.path] =
      isMixed ? text.replacing("// mine\n", with: "// mine\r") : text.replacing("\n", with: "\r")
    let before = disk[Self.path]
    #expect(try ids(disk) == [])
    try edit("/p/Trip.viper.json", on: disk, "String)", "String)\", \"hide()")
    #expect(try ids(disk) == ["unsupported-line-ending"])
    let message =
      "can't merge the spec's change into this file, because a line ends with a single carriage return"
    #expect(try Run(disk).screen().contains(message))
    #expect(try Run(disk).write() == ["error"])
    #expect(disk[Self.path] == before)
  }

  @Test func anEditIsShownAtTheFirstLineThatDiffers() throws {
    let disk = try made()
    let path = "/p/TripContracts.swift"
    let text = try #require(disk[path])
    // A byte order mark isn't an edit.
    disk[path] = "\u{FEFF}" + text
    try Run(disk).write()
    #expect(disk[path] == text)
    disk[path] = "\u{FEFF}" + text + "// mine\n"
    #expect(try ids(disk) == ["changed-generated-file"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in casesToRun(Array(1..<lines.count - 1), every: 6) {
      var edited = lines
      edited[line] = "// mine"
      disk[path] = edited.joined(separator: "\n")
      #expect(try Run(disk).screen().hasPrefix("TripContracts.swift:\(line + 1):1: error: "))
    }
    disk[path] = text + "// mine\n"
    #expect(try Run(disk).screen().hasPrefix("TripContracts.swift:\(lines.count):1: error: "))
    disk[path] = lines.dropLast(3).joined(separator: "\n")
    #expect(try Run(disk).screen().hasPrefix("TripContracts.swift:\(lines.count - 3):1: error: "))
  }

  @Test func aByteOrderMarkIsKeptAtTheStart() throws {
    let disk = try made()
    let mark = "\u{FEFF}"
    disk[Self.path] = mark + (disk[Self.path] ?? "") + "// mine\n"
    try edit("/p/Trip.viper.json", on: disk, "\"root\"", "\"imports\": [\"MapKit\"], \"root\"")
    try edit("/p/Trip.viper.json", on: disk, "String)", "String)\", \"hide()")
    try Run(disk).write()
    let text = try #require(disk[Self.path])
    #expect(Array(text.utf8).starts(with: Array((mark + "import MapKit\n").utf8)))
    #expect(text.contains("func hide() {") && text.hasSuffix("// mine\n"))
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
  }

  @Test func anInputThatAPrivatePropertyHidesIsReported() throws {
    let disk = try made(#"{ "ui": "none", "root": true, "yours": ["presenter"] }"#)
    let path = "/p/TripPresenter.swift"
    try edit(
      path, on: disk, "final class TripPresenter {\n",
      "final class TripPresenter {\n  private var id = 0\n")
    try edit("/p/Trip.viper.json", on: disk, "\"root\"", "\"inputs\": [\"id: Int\"], \"root\"")
    let problems = try Run(disk).changeSets().diagnostics
    #expect(
      screen(problems) == """
        TripPresenter.swift:4:1: error: the spec declares 'TripPresenter.id', but your declaration is private [invalid-private-declaration]
         4 |   private var id = 0
           | ^~~~~~~~~~~~~~~~~~~~
           = help: delete 'private', or rename one of the two
        Trip.viper.json:1:29: note: the spec declares 'TripPresenter.id' here
         1 | { "ui": "none", "inputs": ["id: Int"], "root": true, "yours": ["presenter"] }
           |                             ^~

        """)
    let old = disk["/p/Trip.viper.lock"]
    try edit(path, on: disk, "private var id = 0", "var id = 0")
    #expect(try ids(disk) == [])
    try Run(disk).write()
    #expect(disk["/p/Trip.viper.lock"] != old)
  }

  /// The stub would be a second declaration.
  @Test(arguments: ["", "private "])
  func aMethodInTheClassGetsNoStubInAnExtension(access: String) throws {
    let disk = try made(
      #"{ "ui": "none", "root": true, "yours": ["interactor"], "interactor": ["load()"] }"#)
    let path = "/p/TripInteractor.swift"
    try edit(
      path, on: disk, "final class TripInteractor {\n",
      "final class TripInteractor {\n  \(access)func noted(_ number: Int) { print(number) }\n\n")
    try edit("/p/Trip.viper.json", on: disk, "load()", "load()\", \"noted(_ number: Int)")
    let isPrivate = !access.isEmpty
    #expect(try ids(disk) == (isPrivate ? ["invalid-private-declaration"] : []))
    if isPrivate {
      try edit(path, on: disk, "private func", "func")
      #expect(try ids(disk) == [])
    }
    try Run(disk).write()
    #expect(disk[path]?.ranges(of: "func noted(_ number: Int)").count == 1)
    #expect(disk["/p/Trip.viper.lock"]?.contains("noted") == true)
  }

  /// A suite that had nothing to test was not deleted by anybody.
  @Test func testsThatStartEmptyFollowUntilTheyAreTouched() throws {
    let spec = #"{ "ui": "none", "root": true, "yours": ["tests"], "inputs": ["trip: Trip"] }"#
    let config = #"{ "tests": "T", "testModule": "App" }"#
    let disk = try made(spec, config: config)
    let path = "/p/T/Trip/TripTests.swift"
    let empty = try #require(disk[path])
    #expect(!empty.contains("@Test"))
    disk["/p/viper-gen.json"] = config.replacing("}", with: #", "samples": { "Trip": "Trip()" } }"#)
    #expect(try ids(disk) == [])
    try Run(disk).write()
    #expect(disk[path]?.contains("@Test") == true)
    disk[path] = (disk[path] ?? "") + "// mine\n"
    try edit(
      "/p/Trip.viper.json", on: disk, "\"root\"",
      "\"viewOutput\": [{ \"func\": \"tap()\", \"body\": \"print(1)\" }], \"root\"")
    #expect(try ids(disk) == [])
  }
}
