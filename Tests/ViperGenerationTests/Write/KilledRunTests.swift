import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperProject

/// A run is killed, and the next one is for another spec.
struct KilledRunTests {
  private static func spec(_ word: String, yours: String) -> String {
    """
    {
      "ui": "none", "root": true, "yours": [\(yours)], "view": [],
      "viewOutput": [], "interactor": [{ "func": "\(word)()", "body": "print(1)" }],
      "router": [{ "func": "open\(word)()", "body": "print(2)" }], "output": ["did\(word)()"]
    }
    """
  }

  /// - Parameter isNew: whether the killed run is the module's first.
  @Test(arguments: [#""#, #""presenter""#], [false, true])
  func filesOfAKilledRunAreRecognized(yours: String, isNew: Bool) throws {
    let start = MemoryDisk(
      TestProject.viper(config: #"{ "output": "Out" }"#, ["Trip": Self.spec("One", yours: yours)]))
    if !isNew { try Run(start).write() }
    start["/p/Trip.viper.json"] = Self.spec("Two", yours: yours)
    let writes = try start.changed { try Run($0).write() }.writes
    let expected = MemoryDisk(
      TestProject.viper(config: #"{ "output": "Out" }"#, ["Trip": Self.spec("Six", yours: yours)]))
    try Run(expected).write()
    for number in casesToRun(writes, every: 25) {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Run(disk).write() }
      disk.restart()
      disk["/p/Trip.viper.json"] = Self.spec("Six", yours: yours)
      try Run(disk).write()
      #expect(disk.files == expected.files, "killed at \(number)")
    }
  }

  @Test func mergesOfAKilledRunAreNotTakenForUserEdits() throws {
    func spec(_ methods: String) -> String {
      #"{ "ui": "none", "root": true, "yours": ["presenter"], "viewOutput": [\#(methods)] }"#
    }
    let (one, two, three) = (spec(#""tap()""#), spec(#""tap()", "two()""#), spec(#""three()""#))
    let start = MemoryDisk(TestProject.viper(["Trip": one]))
    try Run(start).write()
    start["/p/TripPresenter.swift"]? += "// mine\n"
    let expected = start.copy()
    expected["/p/Trip.viper.json"] = three
    try Run(expected).write()
    start["/p/Trip.viper.json"] = two
    let writes = try start.changed { try Run($0).write() }.writes
    for number in casesToRun(writes, every: 12) {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Run(disk).write() }
      disk.restart()
      disk["/p/Trip.viper.json"] = three
      try Run(disk).write()
      #expect(disk.files == expected.files, "killed at \(number)")
    }
  }

  /// The killed run has merged into one of two files that have the code of one component.
  @Test func aComponentInTwoFilesIsMergedIntoBoth() throws {
    func spec(_ member: String) -> String {
      #"{ "ui": "uikit", "root": true, "router": [{ "func": "a()", "body": "_ = 1" }, \#(member), "c()"] }"#
    }
    let (one, two) = (spec(#"{ "func": "b()", "by": "close" }"#), spec(#""b()""#))
    let start = MemoryDisk(TestProject.viper(["Trip": one]))
    try Run(start).write()
    let stub = "  func c() {\n    fatalError(\"TripRouter.c() is not written yet\")\n  }\n"
    start["/p/TripRouter.swift"] = start["/p/TripRouter.swift"]?.replacing(stub, with: "")
    start["/p/More.swift"] = "extension TripRouter {\n\(stub)}\n"
    let before = start.files
    start["/p/Trip.viper.json"] = two
    let (whole, writes) = try start.changed { try Run($0).write() }
    var kills = 0
    for number in casesToRun(writes, every: 6) {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Run(disk).write() }
      disk.restart()
      guard disk["/p/Trip.viper.lock"]?.hasPrefix("<<<<<<<") == true else { continue }
      kills += 1
      let same = disk.copy()
      try Run(same).write()
      #expect(same.files == whole.files, "killed at \(number)")
      disk["/p/Trip.viper.json"] = one
      try Run(disk).write()
      #expect(disk.files == before, "killed at \(number)")
    }
    #expect(kills > 1)
  }

  /// A file that the killed run has removed comes back with the spec that asks for it.
  @Test func removalsOfAKilledRunAreNotTakenForUserDeletions() throws {
    let (one, two) = (#"{ "ui": "storyboard", "root": true }"#, #"{ "ui": "uikit", "root": true }"#)
    let start = MemoryDisk(TestProject.viper(["Trip": one]))
    try Run(start).write()
    let hint = "    // Set up the outlets here.\n"
    let view = try #require(start["/p/TripView.swift"])
    try #require(view.contains(hint))
    start["/p/TripView.swift"] = view.replacing(hint, with: "")
    let before = start.files
    #expect(before["/p/Trip.storyboard"] != nil)
    start["/p/Trip.viper.json"] = two
    let (whole, writes) = try start.changed { try Run($0).write() }
    #expect(whole["/p/Trip.storyboard"] == nil)
    for number in casesToRun(writes, every: 10) {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Run(disk).write() }
      disk.restart()
      disk["/p/Trip.viper.json"] = one
      let (changeSets, diagnostics) = try Run(disk).changeSets()
      #expect(diagnostics.isEmpty && changeSets.flatMap(\.leftToDo).isEmpty, "killed at \(number)")
      try Run(disk).write()
      #expect(disk.files == before, "killed at \(number)")
    }
  }

  @Test func anEditIsFoundAfterAKilledRun() throws {
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec("One", yours: "")]))
    try Run(disk).write()
    disk["/p/Trip.viper.json"] = Self.spec("Two", yours: "")
    let start = disk.copy()
    for number in try start.changed(by: { try Run($0).write() }).writes.reversed() {
      for path in start.names { disk[path] = start[path] }
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Run(disk).write() }
      disk.restart()
      if disk["/p/Trip.viper.lock"]?.hasPrefix("<<<<<<<") == true { break }
    }
    #expect(disk["/p/Trip.viper.lock"]?.hasPrefix("<<<<<<< before this run\n") == true)
    #expect(try Run(disk).changeSets().changeSets.flatMap(\.leftToDo).isEmpty)
    disk["/p/TripRouter.swift"]? += "// mine\n"
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
  }
}
