import Foundation
import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperProject
@testable import ViperText

struct BranchRepository {
  let disk: MemoryDisk
  private let pair: BranchPair
  private let packs: PackCache
  private let folder: TestFolder

  init(_ pair: BranchPair, packs: PackCache) throws {
    (self.pair, self.packs) = (pair, packs)
    folder = try TestFolder()
    disk = MemoryDisk()
    var (ours, theirs) = (pair.base, pair.base)
    for edit in pair.ours { edit.change(&ours) }
    if pair.join == .revert { theirs = ours }
    try git("init", "-q", "-b", "main")
    try folder.write(Array(".log-*\n".utf8), to: ".git/info/exclude")
    try write(pair.base.files, pair.first)
    try commit()
    try git("checkout", "-q", "-b", "ours")
    try write(ours.files, pair.ours)
    try commit()
    try git("checkout", "-q", "-b", "theirs", pair.join == .revert ? "ours" : "main")
    try load()
    for edit in pair.theirs {
      edit.change(&theirs)
      try write(theirs.files, [edit])
      if pair.join == .rebase { try commit() }
    }
    if pair.join != .stash { try commit() }
    try join()
    try load()
    try continueRebase()
  }

  func run(_ disk: MemoryDisk? = nil, isCheck: Bool = false) -> Run {
    var run = Run(disk ?? self.disk, options: .init(comparesOwnedFiles: isCheck))
    run.packs = packs
    return run
  }

  private func write(_ files: [String: String], _ edits: [BranchPair.Edit]) throws {
    for (path, text) in files { disk[path] = text }
    let problems = try run().write() == ["error"] ? try run().screen() : ""
    try #require(problems == "", "\(pair)")
    for edit in edits { edit.write(disk) }
    for (path, text) in disk.files { try folder.write(Array(text.utf8), to: relative(path)) }
    for path in try present() where disk["/p/" + path] == nil {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }
  }

  private func join() throws {
    if pair.join == .stash { try git("stash", "-q", "-u") }
    if pair.join != .rebase, pair.join != .revert { try git("checkout", "-q", "ours") }
    let arguments =
      switch pair.join {
      case .merge: ["merge", "-q", "--no-edit", "theirs"]
      case .rebase: ["rebase", "-q", "ours"]
      case .cherryPick: ["cherry-pick", "--allow-empty", "theirs"]
      case .stash: ["stash", "pop", "-q"]
      case .revert: ["revert", "--no-edit", "ours"]
      }
    let result = try folder.run(Self.git + ["-c", "merge.conflictStyle=" + pair.style] + arguments)
    try #require(try result.status == 0 || !conflicts().isEmpty, "\(pair): \(result.output)")
  }

  private func continueRebase() throws {
    while try applied < pair.theirs.count {
      try resolve()
      guard try run().write() != ["error"] else { return }
      try write([:], [])
      try git("add", "-A")
      _ = try folder.run(Self.git + ["-c", "core.editor=true", "rebase", "--continue"])
      try load()
    }
  }

  /// How many of their changes Git has applied, the one with conflicts included.
  private var applied: Int {
    get throws {
      guard FileManager.default.fileExists(atPath: folder(".git/rebase-merge/msgnum")) else {
        return pair.theirs.count
      }
      return Int(try folder.text(".git/rebase-merge/msgnum").dropLast()) ?? 0
    }
  }

  /// The changes that are in the joined project, in the order in which a person resolves conflicts.
  var joined: [BranchPair.Edit] {
    get throws {
      let ours = pair.join == .revert ? [] : pair.ours
      let theirs = Array(try pair.theirs.prefix(applied))
      return pair.seed % 2 == 0 ? ours + theirs : theirs + ours
    }
  }

  private func conflicts() throws -> Set<String> {
    Set(try git("diff", "--name-only", "--diff-filter=U").split(separator: "\n").map(String.init))
  }

  func resolve() throws {
    var project = pair.base
    for edit in try joined { edit.change(&project) }
    for name in try conflicts() {
      guard let text = disk["/p/" + name], let sides = ConflictMarkers.sides(of: Array(text.utf8))
      else { continue }
      if let spec = project.files["/p/" + name], name.hasSuffix(Project.SpecFile.suffix) {
        disk["/p/" + name] = spec
      } else if name.hasSuffix(".swift"), GeneratedMark(reading: sides.ours) == nil,
        GeneratedMark(reading: sides.theirs) == nil
      {
        try git("checkout", "-q", "--conflict=diff3", "--", name)
        disk["/p/" + name] = Self.both(String(decoding: try folder.read(name), as: UTF8.self))
      }
    }
  }

  /// Both sides of each conflict.
  private static func both(_ text: String) -> String {
    var lines: [Substring] = []
    var parts: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("<<<<<<< ") {
        parts = [[]]
      } else if !parts.isEmpty, line.hasPrefix("|||||||") || line == "=======" {
        parts.append([])
      } else if !parts.isEmpty, line.hasPrefix(">>>>>>> ") {
        lines += parts[0] + added(by: parts[2], to: parts[0], base: parts[1])
        parts = []
      } else if parts.isEmpty {
        lines.append(line)
      } else {
        parts[parts.count - 1].append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func added(
    by theirs: [Substring], to ours: [Substring], base: [Substring]
  ) -> [Substring] {
    let isNew = { (line: Substring) in line.contains("func ") && !(ours + base).contains(line) }
    let methods = theirs.filter { $0.contains("func ") }
    guard !base.isEmpty || !methods.allSatisfy(isNew) else { return theirs }
    return theirs.split(separator: "", omittingEmptySubsequences: false).flatMap { lines in
      let text = lines.joined()
      let isWhole = text.count { $0 == "{" } == text.count { $0 == "}" }
      return isWhole && lines.contains(where: isNew)
        ? [""] + lines : lines.filter { $0.contains("mine") }
    }
  }

  private static let git = [
    "env", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "git", "-c", "user.name=a",
    "-c", "user.email=a@b.c",
  ]

  @discardableResult private func git(_ arguments: String...) throws -> String {
    let result = try folder.run(Self.git + arguments)
    try #require(result.status == 0, "\(pair), git \(arguments): \(result.output)")
    return result.output
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "x")
  }

  private func load() throws {
    for path in disk.names { disk[path] = nil }
    for path in try present() {
      disk["/p/" + path] = String(decoding: try folder.read(path), as: UTF8.self)
    }
  }

  private func present() throws -> Set<String> {
    let names = try git("ls-files", "--cached", "--others", "--exclude-standard")
    return Set(names.split(separator: "\n").map(String.init)).filter {
      FileManager.default.fileExists(atPath: folder($0))
    }
  }

  private func relative(_ path: String) -> String { String(path.dropFirst("/p/".count)) }
}
