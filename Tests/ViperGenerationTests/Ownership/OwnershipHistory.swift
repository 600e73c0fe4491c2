import Foundation
import SwiftMerge
import TestTools
import ViperTestTools
import ViperText

@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

/// Edits of a module and its spec in rounds. All choices follow from numbers, so a part of a
/// history is a history, too.
struct OwnershipHistory {
  struct Round {
    var edits: [Int]
    var changes: [Int]
    let answer: Int
    /// The moment of a kill, and the next change of the spec. Nil for a run that isn't killed.
    var kill: Int?
  }

  let seed: Int
  var rounds: [Round]

  /// - Parameter kills: whether every second run is killed.
  init(seed: Int, rounds: Int, kills: Bool = false) {
    self.seed = seed
    var random = Seeded(seed)
    self.rounds = (0..<rounds).map { _ in
      Round(
        edits: (0..<random.below(4)).map { _ in random.below(1 << 30) },
        changes: (0..<random.number(1...2)).map { _ in random.below(1 << 30) },
        answer: random.below(2))
    }
    guard kills else { return }
    for index in self.rounds.indices where index % 2 == 1 {
      self.rounds[index].kill = random.below(1 << 30)
    }
  }

  func smallest(failing claim: String) -> OwnershipHistory {
    var best = self
    var isShorter = true
    func take(_ shorter: OwnershipHistory) {
      if OwnershipPlay(shorter).failure?.claim == claim {
        best = shorter
        isShorter = true
      }
    }
    while isShorter {
      isShorter = false
      for index in best.rounds.indices.reversed() where index < best.rounds.count {
        var shorter = best
        shorter.rounds.remove(at: index)
        take(shorter)
      }
      for list in [\Round.edits, \Round.changes] {
        for round in best.rounds.indices {
          for index in best.rounds[round][keyPath: list].indices.reversed() {
            var shorter = best
            shorter.rounds[round][keyPath: list].remove(at: index)
            take(shorter)
          }
        }
      }
    }
    return best
  }
}

/// A history on a disk in memory, up to the first claim that does not hold.
struct OwnershipPlay {
  struct Failure: Error {
    let claim: String
    let details: String
  }

  private(set) var failure: Failure?
  private(set) var log: [String] = []
  private(set) var rounds = 0
  private(set) var errors = 0
  private(set) var hasConflict = false

  let disk: MemoryDisk
  private var spec: ChangingSpec
  private var user: OwnEdits

  init(_ history: OwnershipHistory) {
    var random = Seeded(history.seed)
    spec = ChangingSpec(random: &random)
    disk = MemoryDisk(TestProject.viper(["Trip": spec.json]))
    user = OwnEdits(disk: disk)
    log.append("\(spec.dialect.pack), \(spec.dialect.ui)\n\(spec.json)")
    do {
      try write(try run())
      for round in history.rounds where !hasConflict { try play(round) }
    } catch let error as Failure {
      failure = error
    } catch {
      failure = Failure(claim: "nothing is thrown", details: "\(error)")
    }
  }

  private func fail(_ claim: String, _ details: String) -> Failure {
    Failure(claim: claim, details: details)
  }

  private static let packs = PackCache()

  private func run(checking: Bool = false) throws -> ChangeSet {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    var pipeline = Pipeline(disk: disk, options: .init(comparesOwnedFiles: checking))
    Self.packs.use(for: &pipeline)
    var whole = ChangeSet()
    for project in try finder.projects(for: []) { whole += try pipeline.changeSet(of: project) }
    Self.packs.keep(of: pipeline)
    return whole
  }

  private func write(_ changeSet: ChangeSet) throws {
    try Writer(disk: disk, root: "/p").write(changeSet.changes)
  }

  private mutating func play(_ round: OwnershipHistory.Round) throws {
    rounds += 1
    log.append("round \(rounds)")
    for seed in round.edits {
      var random = Seeded(seed)
      log.append("  user: " + user.edit(&random))
    }
    let former = spec
    for seed in round.changes {
      var random = Seeded(seed)
      log.append("  spec: " + spec.change(&random))
    }
    var changeSet = try settled(former: former, round)
    if let kill = round.kill {
      try self.kill(changeSet, at: kill, former: former)
      changeSet = try settled(former: former, round)
    }
    try write(changeSet)
    let titles = Dictionary(uniqueKeysWithValues: former.members.map { ($0.number, $0.title) })
    for member in spec.members {
      titles[member.number].map { user.rename($0, to: member.title) }
    }
    try checkLines()
    let again = try run(checking: true)
    // The run that was killed may have written the conflict into a file that holds code which was moved.
    hasConflict = (changeSet.leftToDo + again.leftToDo).contains { $0.id == "conflicting-changes" }
    let missing = hasConflict ? [] : try checkMembers()
    try checkSecondRun(again)
    if hasConflict {
      log.append("  conflict")
    } else {
      try checkDrift(again.leftToDo, missing: missing)
    }
  }

  private mutating func settled(
    former: ChangingSpec, _ round: OwnershipHistory.Round
  ) throws -> ChangeSet {
    disk["/p/Trip.viper.json"] = spec.json
    var changeSet = try run()
    for _ in 0..<5 where changeSet.diagnostics.hasErrors {
      try answer(changeSet.diagnostics, former: former, with: round.answer)
      disk["/p/Trip.viper.json"] = spec.json
      changeSet = try run()
    }
    if let error = changeSet.diagnostics.first(where: { $0.severity == .error }) {
      throw fail("what the help of \(error.id) says is a way out", screen([error]) + shown)
    }
    return changeSet
  }

  /// Kills the run that writes. Then the spec is the same, changes again, or is reverted.
  private mutating func kill(
    _ changeSet: ChangeSet, at seed: Int, former: ChangingSpec
  ) throws {
    let whole = disk.copy()
    whole.restart()
    try Writer(disk: whole, root: "/p").write(changeSet.changes)
    var random = Seeded(seed)
    let moment = random.below(whole.operations)
    disk.restart(failing: .from(moment))
    try? write(changeSet)
    disk.restart()
    try checkLines()
    switch random.below(3) {
    case 0: log.append("  killed at operation \(moment)")
    case 1: log.append("  killed at operation \(moment), then spec: " + spec.change(&random))
    default:
      spec = former
      log.append("  killed at operation \(moment), then the spec is as before")
    }
  }

  private mutating func answer(
    _ diagnostics: [Diagnostic], former: ChangingSpec, with choice: Int
  ) throws {
    errors += 1
    let problems = diagnostics.filter { $0.severity == .error }
    log.append("  errors: " + problems.map(\.message).joined(separator: "; "))
    let advising = ["duplicate-member-implementation", "conflicting-owned-code"]
    let known =
      advising + ["invalid-private-declaration", "unused-owned-file", "conflicting-changes"]
    if let other = problems.first(where: { !known.contains($0.id) }) {
      throw fail("no error \(other.id)", screen([other]) + shown)
    }
    if choice == 0 || problems.contains(where: { !advising.contains($0.id) }) {
      spec = former
      return
    }
    for problem in problems {
      if problem.id == "duplicate-member-implementation" {
        spec.leaveOpen(String(problem.message.split(separator: "'")[0]))
      } else if let word = problem.help?.split(separator: "\"").dropFirst(3).first {
        spec.giveUp(String(word))
      }
    }
  }

  private var swift: [String: String] { disk.files.filter { $0.key.hasSuffix(".swift") } }

  private var shown: String {
    swift.filter { $0.key.contains("+Generated") || OwnEdits.isOwn($0.key, $0.value) }
      .sorted { $0.key < $1.key }.map { "=== \($0.key)\n\($0.value)" }.joined() + spec.json
  }

  private func checkLines() throws {
    let own = swift.filter { OwnEdits.isOwn($0.key, $0.value) }
    let missing = user.missing(in: Array(own.values))
    if !missing.isEmpty { throw fail("no line is lost", "\(missing)\n\(shown)") }
  }

  /// Each member is declared once in the contract and once in the conforming type.
  ///
  /// - Returns: the members that the user removed.
  private mutating func checkMembers() throws -> Set<String> {
    // The builder has a double for the preview.
    let all = swift.filter { !$0.key.hasSuffix("Builder.swift") }.values.joined(separator: "\n")
    var missing: Set<String> = []
    for member in spec.members {
      let count = all.count(of: member.declaration)
      // No protocol declares the members of a class that the view calls itself.
      let wanted = member.contract == "presenter" ? 1 : 2
      if count > wanted { throw fail("no member is there twice", "\(member.title)\n\(shown)") }
      if count < wanted { missing.insert(member.title) }
    }
    let lost = missing.subtracting(user.deleted)
    if !lost.isEmpty { throw fail("no member is missing", "\(lost)\n\(shown)") }
    user.restore(Set(spec.members.map(\.title)).subtracting(missing))
    return missing
  }

  private func checkDrift(_ left: [Diagnostic], missing: Set<String>) throws {
    func names(_ id: String) -> Set<String> {
      Set(
        left.filter { $0.id == id }.map(\.message).map {
          String($0.split(separator: "'")[0].split(separator: ".")[1])
        })
    }
    let own = swift.filter { OwnEdits.isOwn($0.key, $0.value) }.values.joined(separator: "\n")
    let stubs = Set(spec.members.map(\.title).filter { own.contains(".\($0) is not written yet") })
    if names("missing-implementation") != stubs {
      throw fail(
        "check names the stubs", "\(names("missing-implementation")), not \(stubs)\n\(shown)")
    }
    let hasDeletedFile = left.contains { $0.id == "missing-owned-file" }
    let known =
      ["missing-implementation", "missing-member", "missing-owned-file"]
      + (hasDeletedFile ? ["missing-type"] : [])
    if !hasDeletedFile, names("missing-member") != missing {
      throw fail(
        "check names what is missing", "\(names("missing-member")), not \(missing)\n\(shown)")
    }
    if let other = left.first(where: { !known.contains($0.id) }) {
      throw fail("check says nothing else", screen([other]) + shown)
    }
  }

  private func checkSecondRun(_ changeSet: ChangeSet) throws {
    let pending = changeSet.changes.filter(\.isPending)
    guard pending.isEmpty else {
      let texts = pending.map { change in
        UnifiedDiff.text(
          old: change.old ?? [], new: change.new ?? [], oldLabel: change.path, newLabel: "again")
      }
      throw fail("a second run changes nothing", texts.joined() + shown)
    }
    if let error = changeSet.diagnostics.first(where: { $0.severity != .note }) {
      throw fail("a second run says nothing", screen([error]) + shown)
    }
  }
}

/// The packs of all runs: each is read once.
final class PackCache: @unchecked Sendable {
  private let lock = NSLock()
  private var packs: PackLoader?

  func use(for pipeline: inout Pipeline) {
    if let packs = lock.withLock({ packs }) { pipeline.packs = packs }
  }

  func keep(of pipeline: Pipeline) { lock.withLock { packs = pipeline.packs } }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
