import Foundation
import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperText

/// Random changes of a project. The run that writes them is killed at each operation that changes the disk.
@Suite(.serialized, .processesInTurn) struct KilledChangesTests {
  private static let packs = PackCache()

  /// The next run may be for the same spec, for a further change, or for the reverted spec.
  @Test(arguments: casesToRun(Array(0..<200), every: 200))
  func theNextRunFinishesAKilledOne(seed: Int) throws {
    let pair = BranchPair(seed: seed)
    var (project, further) = (pair.base, pair.base)
    for edit in pair.ours { edit.change(&project) }
    for edit in pair.ours + pair.theirs { edit.change(&further) }
    let start = MemoryDisk()
    set(pair.base, on: start)
    #expect(try run(start).write() != ["error"])
    for edit in pair.first { edit.write(start) }
    let before = start.files
    set(project, on: start)
    let (changeSets, diagnostics) = try run(start).changeSets()
    try #require(!diagnostics.hasErrors, "\(pair): \(ViperTestTools.screen(diagnostics))")
    var results: [[String: String]] = []
    let states = try killedStates(of: start, changeSets)
    let isChanged = changeSets.contains { $0.changes.contains(where: \.isPending) }
    #expect(states.count > 1 || !isChanged, "\(pair)")
    let nexts = try [project, further, pair.base].map { ($0, fresh: try fresh($0)) }
    let reverted = start.copy()
    try run(reverted).write()
    set(pair.base, on: reverted)
    try run(reverted).write()
    for state in casesToRun(states, every: 90) {
      for (next, fresh) in nexts {
        let disk = state.copy()
        set(next, on: disk)
        #expect(try run(disk).write() != ["error"], "\(pair)")
        try expectFinished(disk, fresh, of: pair)
        if next.files == pair.base.files {
          #expect([before, reverted.files].contains(disk.files), "\(pair)")
        }
        if !results.contains(disk.files) { results.append(disk.files) }
      }
    }
    for files in casesToRun(results, every: results.count) { try expectCompiles(files, of: pair) }
  }

  private func set(_ project: BranchProject, on disk: MemoryDisk) {
    for path in disk.names where path.hasSuffix(".viper.json") { disk[path] = nil }
    for (path, text) in project.files {
      disk[path] = text.replacing(
        #""root": true, "tests""#, with: #""root": true, "runtime": "file", "tests""#)
    }
  }

  private func run(_ disk: MemoryDisk, isCheck: Bool = false) -> Run {
    var run = Run(disk, options: .init(comparesOwnedFiles: isCheck))
    run.packs = Self.packs
    return run
  }

  /// The different contents that a killed run can leave on the disk.
  private func killedStates(
    of start: MemoryDisk, _ changeSets: [ChangeSet]
  ) throws -> [MemoryDisk] {
    func write(on disk: MemoryDisk) throws {
      for changeSet in changeSets {
        try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
      }
    }
    let whole = start.copy()
    whole.restart()
    try write(on: whole)
    var states: [MemoryDisk] = []
    for moment in 0..<whole.operations {
      let disk = start.copy()
      disk.restart(failing: .from(moment))
      try? write(on: disk)
      disk.restart()
      let isNew = states.last.map { permanent($0) != permanent(disk) } ?? true
      if isNew { states.append(disk) }
    }
    return states
  }

  /// The files that don't belong to the writer alone.
  private func permanent(_ disk: MemoryDisk) -> [String: String] {
    disk.files.filter { !$0.key.hasSuffix(".tmp") }
  }

  /// The files of a project that was never changed.
  private func fresh(_ project: BranchProject) throws -> [String: String] {
    let disk = MemoryDisk()
    set(project, on: disk)
    try run(disk).write()
    return disk.files
  }

  private func expectFinished(
    _ disk: MemoryDisk, _ fresh: [String: String], of pair: BranchPair
  ) throws {
    let text = disk.files.filter { OwnEdits.isOwn($0.key, $0.value) }.values.joined(separator: "\n")
    for mark in pair.first.compactMap(\.mark) {
      #expect(text.ranges(of: mark).count == 1, "\(pair): \(mark)")
    }
    let (changeSets, diagnostics) = try run(disk, isCheck: true).changeSets()
    let left = diagnostics + changeSets.flatMap(\.leftToDo)
    #expect(!left.hasErrors, "\(pair): \(ViperTestTools.screen(left))")
    #expect(changeSets.flatMap(\.changes).filter(\.isPending).map(\.path) == [], "\(pair)")
    for (path, text) in fresh where !OwnEdits.isOwn(path, text) {
      #expect(disk[path] == text, "\(pair): \(path)")
    }
  }

  /// The sources without tests are one module. A person's call replaces a stub, so it never returns.
  private func expectCompiles(_ files: [String: String], of pair: BranchPair) throws {
    var sources = files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("/p/Tests/") }
    let marks = pair.first.compactMap(\.mark)
    sources["/p/Marks.swift"] = marks.map { "func \($0)() -> Never { fatalError() }\n" }.joined()
    let folder = try Toolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try Toolchain.write(
      Dictionary(uniqueKeysWithValues: sources.map { (String($0.key.dropFirst(3)), $0.value) }),
      in: folder)
    let output = try Toolchain.run(
      ["swiftc", "-parse-as-library", "-swift-version", "6", "-typecheck", "-wmo"] + paths)
    #expect(!output.contains("error:"), "\(pair): \(output)")
  }
}
