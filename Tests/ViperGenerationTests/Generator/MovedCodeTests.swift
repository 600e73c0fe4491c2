import TestTools
import Testing
import ViperPipeline
import ViperProject
import ViperTestTools
import ViperText

@testable import ViperOwnership

struct MovedCodeTests {
  private static let spec = """
    { "ui": "none", "root": true, "yours": ["presenter"], "viewOutput": ["tap()", "close()"] }
    """
  private static let path = "/p/Out/Trip/TripPresenter.swift"
  private static let other = "/p/Out/Trip/Parts/Trip+Output.swift"

  private func written() throws -> MemoryDisk {
    let disk = MemoryDisk(
      TestProject.viper(config: #"{ "output": "Out" }"#, ["Trip": Self.spec]))
    try Run(disk).write()
    var text = try #require(disk[Self.path])
    for name in ["tap", "close"] {
      text = text.replacing(
        "fatalError(\"TripPresenter.\(name)() is not written yet\")", with: "print(\"\(name)\")")
    }
    try #require(!text.contains("fatalError"))
    disk[Self.path] = text
    return disk
  }

  private func moved(_ change: (String) -> String = { $0 }) throws -> MemoryDisk {
    let disk = try written()
    let text = try #require(disk[Self.path])
    let start = try #require(text.firstRange(of: "// MARK: - TripViewOutputProtocol"))
    disk[Self.path] = String(text[..<start.lowerBound])
    disk[Self.other] = change("import Foundation\n\n" + text[start.lowerBound...])
    return disk
  }

  private func setSpec(_ disk: MemoryDisk, _ members: String) {
    disk["/p/Trip.viper.json"] = Self.spec.replacing(
      "\"tap()\", \"close()\"", with: members)
  }

  private func ids(_ disk: MemoryDisk) throws -> [String] {
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    return diagnostics.map(\.id) + changeSets.flatMap(\.leftToDo).map(\.id)
  }

  @Test func anExtensionInAnotherFileIsMergedThere() throws {
    let disk = try moved()
    let withoutLock = disk.copy()
    withoutLock["/p/Trip.viper.lock"] = nil
    #expect(try ids(withoutLock) == [])
    let own = disk[Self.path]
    setSpec(disk, #""tap(at index: Int)", "hold()", "close()""#)
    #expect(try ids(disk) == [])
    try Run(disk).write()
    #expect(disk[Self.path] == own)
    let text = try #require(disk[Self.other])
    #expect(text.hasPrefix("import Foundation\n\n// MARK: - TripViewOutputProtocol\n"))
    #expect(text.contains("  func tap(at index: Int) {\n    print(\"tap\")\n  }\n"))
    #expect(text.contains("fatalError(\"TripPresenter.hold() is not written yet\")"))
    #expect(!text.contains("_ViperGen") && own?.contains("_ViperGen") == false)
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
    // Also if the class has been moved, too.
    disk["/p/Out/Trip/Presenter.swift"] = own
    disk[Self.path] = nil
    setSpec(disk, #""tap(at index: Int)", "hold()", "close(id: Int)""#)
    #expect(try ids(disk) == [])
    try Run(disk).write()
    #expect(disk[Self.other]?.contains("func close(id: Int) {\n    print(\"close\")") == true)
    #expect(disk[Self.path] == nil)
  }

  @Test func codeMayHaveMovedToAFolderThatMayNotBeRead() throws {
    let disk = try moved()
    disk["/p/Out/Trip/secret/x"] = ""
    disk.deny("/p/Out/Trip/secret")
    setSpec(disk, #""tap(at index: Int)", "close()""#)
    disk.restart()
    #expect(Set(try Run(disk).changeSets().diagnostics.map(\.id)) == ["unreadable-folder"])
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.log == [])
  }

  @Test func aFileKeepsItsLineEndingsAndItsByteOrderMark() throws {
    let disk = try moved { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }
    setSpec(disk, #""tap(at index: Int)", "close()""#)
    try Run(disk).write()
    let text = try #require(disk[Self.other])
    #expect(Array(text.utf8).starts(with: Array("\u{FEFF}import Foundation\r\n".utf8)))
    #expect(text.contains("func tap(at index: Int) {\r\n"))
    #expect(Array(text.utf8).count { $0 == 10 } == Array(text.utf8).count { $0 == 13 })
  }

  @Test(arguments: ["tripPresenter.swift", "Deep/er/TripPresenter.swift"])
  func aMovedFileIsMerged(name: String) throws {
    let disk = try written()
    let place = "/p/Out/Trip/" + name
    disk[place] = disk[Self.path]
    disk[Self.path] = nil
    #expect(try ids(disk) == [])
    setSpec(disk, #""tap(at index: Int)", "close()", "hold()""#)
    #expect(try ids(disk) == [])
    try Run(disk).write()
    let text = try #require(disk[place])
    #expect(text.contains("func tap(at index: Int) {\n    print(\"tap\")\n  }\n"))
    #expect(text.contains("func hold() {"))
    #expect(disk[Self.path] == nil)
    let lock = disk["/p/Trip.viper.lock"]
    #expect(lock?.contains("func hold() {") == true)
    try Run(disk).write()
    #expect(disk["/p/Trip.viper.lock"] == lock)
  }

  @Test func aMethodUnderAConditionIsFound() throws {
    let disk = try written()
    let text = try #require(disk[Self.path])
    disk[Self.path] = text.replacing(
      "  func tap() {\n    print(\"tap\")\n  }\n",
      with: "  #if DEBUG\n  func tap() {\n    print(\"tap\")\n  }\n  #endif\n")
    try #require(disk[Self.path] != text)
    setSpec(disk, #""tap(at index: Int)", "hold()", "close()""#)
    #expect(try ids(disk) == [])
    try Run(disk).write()
    let merged = try #require(disk[Self.path])
    #expect(
      merged.contains(
        "  #if DEBUG\n  func tap(at index: Int) {\n    print(\"tap\")\n  }\n  #endif\n"),
      "\(merged)")
    let rest = merged.split(separator: "#endif").last ?? ""
    #expect(rest.contains("func hold() {") && rest.contains("func close() {"))
  }

  @Test func deletedMembersThatTheSpecChangesAreReported() throws {
    let disk = try moved { $0.replacing("  func tap() {\n    print(\"tap\")\n  }\n\n", with: "") }
    setSpec(disk, #""tap(at index: Int)", "close()""#)
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    let message = "the spec changed 'TripPresenter.tap(at:)', but you deleted it"
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.location?.source.path == "Out/Trip/Parts/Trip+Output.swift")
    #expect(changeSets.flatMap(\.changes).allSatisfy { $0.status != .merge })
    disk[Self.other] = nil
    setSpec(disk, #""tap(at index: Int)", "close(id: Int)""#)
    #expect(
      try Run(disk).changeSets().diagnostics.map(\.message) == [
        message, "the spec changed 'TripPresenter.close(id:)', but you deleted it",
      ])
  }

  @Test func conflictsInAnotherFileAreWaitedFor() throws {
    let disk = try moved { "<<<<<<< ours\n" + $0 + "=======\n>>>>>>> theirs\n" }
    let text = disk[Self.other]
    let base = TestProject.bases(in: disk["/p/Trip.viper.lock"])
    setSpec(disk, #""tap(at index: Int)", "close()""#)
    #expect(try ids(disk) == ["conflicting-changes"])
    try Run(disk).write()
    #expect(disk[Self.other] == text && TestProject.bases(in: disk["/p/Trip.viper.lock"]) == base)
  }

  /// Also where there is nothing to merge, and a member that only these hide is not started elsewhere.
  @Test func conflictsInAFileThatWasMovedAreNamedUntilTheyAreGone() throws {
    let disk = try written()
    let text = try #require(disk[Self.path])
    disk[Self.path] = nil
    let end = text.hasSuffix("\n") ? "" : "\n"
    disk[Self.other] = text + end + "<<<<<<< ours\n=======\n>>>>>>> theirs\n"
    let beside = "extension TripPresenter {\n  func help() {}\n}\n"
    disk["/p/Out/Trip/Parts/Trip+Help.swift"] = beside
    #expect(try ids(disk) == ["conflicting-changes"])
    setSpec(disk, #""tap()", "close()", "hold()""#)
    #expect(try ids(disk) == ["conflicting-changes"])
    try Run(disk).write()
    #expect(disk["/p/Out/Trip/Parts/Trip+Help.swift"] == beside)
    disk[Self.other] = text
    #expect(try ids(disk) == [])
    try Run(disk).write()
    #expect(disk[Self.other]?.contains("func hold() {") == true)
  }

  /// Also if the run that wrote them was killed, and if nothing is left to merge.
  @Test func conflictsThatARunHasWrittenAreNamed() throws {
    let spec = { (value: Int) in
      Self.spec.replacing(#""tap()""#, with: #"{ "func": "tap()", "body": "_ = \#(value)" }"#)
    }
    let start = MemoryDisk(TestProject.viper(config: #"{ "output": "Out" }"#, ["Trip": spec(0)]))
    try Run(start).write()
    let text = try #require(start[Self.path])
    let place = try #require(text.firstRange(of: "// MARK: - TripViewOutputProtocol")).lowerBound
    start[Self.path] = String(text[..<place])
    start[Self.other] = String(text[place...]).replacing("_ = 0", with: "_ = 2")
    start["/p/Trip.viper.json"] = spec(1)
    let whole = start.copy()
    whole.restart()
    try Run(whole).write()
    #expect(whole[Self.other]?.contains("<<<<<<< yours") == true)
    for number in stride(from: whole.operations, through: 0, by: -4) {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      _ = try? Run(disk).write()
      disk.restart()
      guard disk[Self.other]?.contains("<<<<<<<") == true else { break }
      let check = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets().changeSets
      let found = Set(check.flatMap(\.leftToDo).map(\.id)).subtracting(["missing-implementation"])
      #expect(found == ["conflicting-changes"], "killed at \(number)")
      guard disk["/p/Trip.viper.lock"]?.hasPrefix("<<<<<<<") == true else { continue }
      #expect(try ids(disk) == ["conflicting-changes"], "killed at \(number)")
    }
  }

  @Test func twoChangedOverloadsKeepTheirBodies() throws {
    let disk = MemoryDisk(TestProject.viper(config: #"{ "output": "Out" }"#, ["Trip": Self.spec]))
    setSpec(disk, #""tap()", "tap(x: Int)""#)
    try Run(disk).write()
    disk[Self.path] = disk[Self.path]?
      .replacing(#"fatalError("TripPresenter.tap() is not written yet")"#, with: "print(0)")
      .replacing(#"fatalError("TripPresenter.tap(x:) is not written yet")"#, with: "print(x)")
    setSpec(disk, #""tapped()", "tap(x: Int, why: String)""#)
    try Run(disk).write()
    let text = try #require(disk[Self.path])
    #expect(text.contains("  func tapped() {\n    print(0)\n  }\n"))
    #expect(text.contains("  func tap(x: Int, why: String) {\n    print(x)\n  }\n"))
  }

  /// In a component that was generated so far, and in a module that is new.
  @Test(arguments: [#"{ "func": "tap()", "body": "_ = 0" }"#, nil])
  func aMethodWrittenBeforeItsSpecGetsNoStub(former: String?) throws {
    let spec = Self.spec.replacing(#""yours": ["presenter"], "#, with: "")
    let disk = MemoryDisk(TestProject.viper(config: #"{ "output": "Out" }"#, [:]))
    disk["/p/Trip.viper.json"] = former.map { spec.replacing(#""tap()", "close()""#, with: $0) }
    try Run(disk).write()
    let own = "extension TripPresenter {\n  func tap() {\n    print(1)\n  }\n}\n"
    disk[Self.other] = own
    let head = "extension TripPresenter: TripViewOutputProtocol {"
    for (members, started) in [
      (#""tap()""#, head + "}\n"), (#""tap()", "close()""#, head + "\n  func close() {\n"),
    ] {
      disk["/p/Trip.viper.json"] = spec.replacing(#""tap()", "close()""#, with: members)
      #expect(try ids(disk) == [])
      try Run(disk).write()
      #expect(disk[Self.path]?.contains(started) == true, "\(disk[Self.path] ?? "")")
      #expect(disk[Self.other] == own)
    }
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
  }

  /// While one of several types in a file has a conflict, the next one waits.
  @Test func aConflictBesideATypeIsSettledFirst() throws {
    func spec(_ view: String, _ presenter: String) -> String {
      """
      { "ui": "none", "yours": ["presenter"], "view": ["\(view)"], "viewOutput": [\(presenter)] }
      """
    }
    let path = "/p/A/APresenter.swift"
    let disk = MemoryDisk(["/p/A/A.viper.json": spec("show(id: Int)", #""a()""#)])
    try Run(disk).write()
    let view = try #require(disk["/p/A/AView.swift"])
    disk[path]?.append("\n" + view.replacing("show(id: Int)", with: "show(id: String)"))
    disk["/p/A/AView.swift"] = nil
    disk["/p/A/A.viper.json"] = spec("show(id: Double)", #""a()", "b()""#)
    #expect(try Run(disk).write().contains("conflict \(path)"))
    var text = try #require(disk[path])
    #expect(!text.contains("func b()"))
    let start = try #require(text.firstRange(of: "<<<<<<<")).lowerBound
    let end = try #require(text.firstRange(of: ">>>>>>> viper-gen\n")).upperBound
    text.replaceSubrange(start..<end, with: "  func show(id: Double) {\n")
    disk[path] = text
    #expect(try Run(disk).write().contains("merge \(path)"))
    #expect(disk[path]?.contains("  func b() {\n") == true)
    #expect(disk[path]?.contains("  func show(id: Double) {\n    fatalError") == true)
  }

  @Test func aSharedFolderIsReadAsOftenForManyModulesAsForFew() throws {
    #expect(try readsOfMovedFile(among: 6) == readsOfMovedFile(among: 2))
  }

  private func readsOfMovedFile(among count: Int) throws -> Int {
    let names = (0..<count).map { "Trip\($0)" }
    let disk = MemoryDisk(
      TestProject.viper(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.spec) })))
    try Run(disk).write()
    for name in names {
      let text = try #require(disk["/p/\(name)Presenter.swift"])
      let start = try #require(text.firstRange(of: "// MARK: - \(name)ViewOutputProtocol"))
      disk["/p/\(name)Presenter.swift"] = String(text[..<start.lowerBound])
      disk["/p/\(name)Moved.swift"] = String(text[start.lowerBound...])
      disk["/p/\(name).viper.json"] = Self.spec.replacing("\"tap()\"", with: "\"tap(id: Int)\"")
    }
    let counting = CountingDisk(base: disk)
    var finder = ProjectFinder(disk: counting, workingFolder: "/p")
    var pipeline = Pipeline(disk: counting)
    let changes = try pipeline.changeSet(of: finder.projects(for: [])[0])
    try #require(changes.diagnostics.map(\.id) == [] && changes.leftToDo.map(\.id) == [])
    let merged = changes.changes.filter { $0.status == .merge }.map(\.path)
    try #require(merged == names.map { "/p/\($0)Moved.swift" })
    return counting.reads(of: "/p/Trip1Moved.swift")
  }
}

/// Counts how often each file is read.
private struct CountingDisk: ForwardingDisk {
  let base: any Disk
  private let counts = SharedValue<[String: Int]>([:])

  init(base: any Disk) { self.base = base }

  func reads(of path: String) -> Int { counts.change { $0[path] ?? 0 } }

  func read(_ path: String) throws(DiskError) -> [UInt8]? {
    counts.change { $0[path, default: 0] += 1 }
    return try base.read(path)
  }
}
