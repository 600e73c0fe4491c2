import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperCommands
@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

/// How long 5,000 modules take, beside a floor that makes the same system calls and nothing else.
/// Not part of a run of the suite; to measure:
/// `VIPER_BENCHMARK=1 swift test -c release -Xswiftc -enable-testing --filter GeneratorBenchmarkTests`
@Suite(.serialized, .enabled(if: measuresSpeed), .inTurn)
struct GeneratorBenchmarkTests {
  static let count = 5000

  @Test func fiveThousandModules() throws {
    let folder = try TestFolder()
    try fill(folder)
    let disk = PosixDisk()
    var project: Project?
    measure("find") {
      var finder = ProjectFinder(disk: disk, workingFolder: folder.path)
      project = try finder.projects(for: []).first
    }
    let found = try #require(project)
    var made: ChangeSet?
    let stages = measure("read, resolve, plan, render, compare (empty)") {
      var pipeline = Pipeline(disk: disk)
      made = try pipeline.changeSet(of: found)
    }
    let changeSet = try #require(made)
    try #require(!changeSet.diagnostics.hasErrors)
    let files = changeSet.changes.compactMap(\.new)
    let write = measure("write") {
      try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
    }
    let writeFloor = measure("floor: write temporary files, rename") {
      try self.writeFloor(changeSet.changes, from: changeSet.root, to: folder("Floor"))
    }
    let check = measure("all again, nothing changed") {
      var pipeline = Pipeline(disk: disk)
      let again = try pipeline.changeSet(of: found)
      #expect(again.changes.allSatisfy { !$0.isPending })
    }
    let checkFloor = measure("floor: read and compare all files") {
      for change in changeSet.changes {
        let bytes = try disk.read(change.path)
        #expect(bytes == change.new)
      }
    }
    print("files: \(files.count), bytes: \(files.reduce(0) { $0 + $1.count })")
    print("empty folder: \((stages + write) / writeFloor) × floor, budget 1.7")
    print("nothing changed: \(check / checkFloor) × floor, budget 4")
  }

  private func fill(_ folder: TestFolder) throws {
    try folder.fill(["viper-gen.json": #"{ "root": true, "output": "Out" }"#])
    try PosixDisk().makeFolder(folder("Specs"))
    for number in 0..<Self.count {
      let spec = """
        {
          "ui": "uikit", "imports": ["TripsDomain"], "inputs": ["id: Trip.ID"],
          "services": ["store: any TripStore"], "state": ["rows: [TripRow\(number)] = []"],
          "entities": [
            { "name": "TripRow\(number)", "fields": ["id: Trip.ID", "title: String", "isDone: Bool"] }
          ],
          "view": ["display(rows: [TripRow\(number)])", "showError(_ message: String)"],
          "viewOutput": [
            { "func": "didTapAdd()", "forward": "interactor.addTrip" },
            { "func": "didSelect(id: Trip.ID)", "forward": "router.openDetail" }
          ],
          "interactor": ["loadTrips() async", "addTrip()"],
          "interactorOutput": [{ "func": "didLoad(_ trips: [Trip])", "body": "rows = []" }],
          "router": [{ "func": "openDetail(id: Trip.ID)", "to": "Module\((number + 1) % Self.count)" }],
          "handles": {
            "Module\((number + 1) % Self.count)": [
              { "func": "didPick(_ trip: Trip)", "body": "interactor.addTrip()" }
            ]
          },
          "output": ["didPick(_ trip: Trip)"],
          "yours": ["view", "interactor"]
        }
        """
      let path = folder("Specs/Module\(number).viper.json")
      try PosixDisk().write(Array(spec.utf8), to: path, modeledOn: path)
    }
  }

  /// The system calls of a writer and nothing else.
  private func writeFloor(_ changes: [Change], from root: String, to floor: String) throws {
    let disk = PosixDisk()
    let staging = floor + "/.tmp"
    try disk.makeFolder(staging)
    for (index, change) in changes.enumerated() {
      try disk.write(change.new ?? [], to: "\(staging)/\(index)", modeledOn: "")
    }
    for (index, change) in changes.enumerated() {
      let path = FilePath.join(floor, FilePath.relative(change.path, to: root))
      try disk.makeFolder(FilePath.folder(of: path))
      try disk.rename("\(staging)/\(index)", to: path)
    }
    try disk.remove(staging)
  }

  @discardableResult
  private func measure(_ name: String, _ body: () throws -> Void) -> Double {
    let duration = ContinuousClock().measure {
      do { try body() } catch { Issue.record(error) }
    }
    let seconds = duration / .seconds(1)
    print("\(name): \(Int(seconds * 1000)) ms")
    return seconds
  }
}
