import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperText

@Suite(.serialized, .processesInTurn) struct BranchPairTests {
  @Test func onlySpecsAndOwnedFilesNeedManualMerging() throws {
    let pairs = casesToRun(Array(0..<200), every: 100).map(BranchPair.init)
    let packs = PackCache()
    let refused = try pairs.filter { pair in
      let repository = try BranchRepository(pair, packs: packs)
      try repository.resolve()
      try expectEditIsFound(in: repository, of: pair)
      return try !isGenerated(repository, of: pair)
    }
    #expect(refused.count * 20 <= pairs.count, "\(refused)")
  }

  private func isGenerated(_ repository: BranchRepository, of pair: BranchPair) throws -> Bool {
    let disk = repository.disk
    let before = disk.files
    let written = try repository.run().write()
    let text = disk.files.filter { OwnEdits.isOwn($0.key, $0.value) }.values.joined(separator: "\n")
    let lost = try (pair.first + repository.joined).compactMap(\.mark).filter { !text.contains($0) }
    #expect(lost.isEmpty, "\(pair)")
    guard written != ["error"] else {
      let (_, diagnostics) = try repository.run().changeSets()
      print("\(pair):\n\(ViperTestTools.screen(diagnostics))")
      for problem in diagnostics where problem.severity == .error {
        #expect(problem.location != nil || problem.message.contains("'"), "\(pair): \(problem)")
      }
      #expect(disk.files == before)
      return false
    }
    let (changeSets, diagnostics) = try repository.run(isCheck: true).changeSets()
    let left = changeSets.flatMap(\.leftToDo)
    #expect(
      !(diagnostics + left).hasErrors, "\(pair): \(ViperTestTools.screen(diagnostics + left))")
    let pending = changeSets.flatMap(\.changes).filter(\.isPending).map(\.path)
    #expect(pending.isEmpty, "\(pair): \(pending)")
    try expectFresh(repository, of: pair)
    return true
  }

  private func expectFresh(_ repository: BranchRepository, of pair: BranchPair) throws {
    let disk = repository.disk
    let fresh = MemoryDisk(
      disk.files.filter { $0.key.hasSuffix(".json") || $0.key.hasSuffix("Services.swift") })
    try repository.run(fresh).write()
    for (path, text) in fresh.files where !OwnEdits.isOwn(path, text) {
      #expect(disk[path] == text, "\(pair): \(path)")
    }
    let names = disk.files.filter { fresh[$0.key] != nil || !$0.value.contains("mine") }.keys
    #expect(Set(names) == Set(fresh.names), "\(pair)")
  }

  /// An edit in a generated file that Git has merged, or left in conflict, is found.
  private func expectEditIsFound(in repository: BranchRepository, of pair: BranchPair) throws {
    let head = "@MainActor\n"
    let generated = repository.disk.files.sorted { $0.key < $1.key }.filter { path, text in
      path.hasSuffix(".swift") && !OwnEdits.isOwn(path, text)
        && text.prefix(upTo: text.firstRange(of: "<<<<<<< ")?.lowerBound ?? text.endIndex)
          .contains(head)
    }
    let (path, text) = generated[pair.seed % generated.count]
    let copy = repository.disk.copy()
    copy[path] = text.replacing(head, with: "@MainActor  // mine\n", maxReplacements: 1)
    let ids = try repository.run(copy).changeSets().diagnostics.map(\.id)
    #expect(
      ids.contains("changed-generated-file") || ids.contains("unused-generated-file"),
      "\(pair): \(path)")
  }
}
