import Foundation
import SwiftMerge
import TestTools
import Testing
import ViperTestTools

@testable import ViperGeneration
@testable import ViperProject
@testable import ViperRendering
@testable import ViperText

/// A project in a Git repository of its own, of which branches are made and merged.
struct BranchRepository {
  static let config = #"{ "root": true, "tests": "Tests", "testModule": "App" }"#
  private static let others = [
    "Detail.viper.json": #"{ "ui": "uikit", "yours": ["view"] }"#,
    "Help.viper.json": #"{ "ui": "uikit", "root": true, "yours": ["view"] }"#,
    "Services.swift": """
    protocol TripStore: Sendable { func title() async throws -> String }
    protocol Log: Sendable {}
    protocol Clocking: Sendable {}

    """,
  ]
  static let spec = "/p/Trip.viper.json"

  let disk: MemoryDisk
  private let folder: TestFolder

  init(_ spec: BranchSpec, writing line: String?) throws {
    folder = try TestFolder()
    disk = MemoryDisk(["/p/viper-gen.json": Self.config, Self.spec: spec.text])
    for (path, text) in Self.others { disk["/p/" + path] = text }
    try git("init", "-q", "-b", "main")
    // What commands print lies there while they run.
    try folder.write(Array(".log-*\n".utf8), to: ".git/info/exclude")
    try commit(writing: line)
  }

  /// Makes a branch of `main` with another spec, and a line of somebody's in each file of yours.
  func branch(_ name: String, _ spec: BranchSpec, writing line: String?) throws {
    try git("checkout", "-q", "-b", name, "main")
    try load()
    disk[Self.spec] = spec.text
    try commit(writing: line)
  }

  /// Runs `generate`, writes a line into what is the user's, and commits all.
  private func commit(writing line: String?) throws {
    let written = try Run(disk).write()
    try #require(written != ["error"])
    if let line {
      for path in filesOfYours { disk[path]? += "\n" + line + "\n" }
    }
    try save()
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
  }

  /// The files with a base in a lock, whose code somebody writes.
  private var filesOfYours: [String] {
    ["/p/TripPresenter.swift", "/p/TripInteractor.swift"].filter { path in
      disk[path].map { !$0.hasPrefix("// Generated") } ?? false
    }
  }

  /// Merges a branch into the one that is checked out.
  ///
  /// - Returns: the names of the files in which Git has left conflicts.
  func merge(_ name: String, style: String) throws -> Set<String> {
    _ = try folder.run(
      Self.git + ["-c", "merge.conflictStyle=" + style, "merge", "-q", "--no-edit", name])
    let names = try git("diff", "--name-only", "--diff-filter=U")
    try load()
    return Set(names.split(separator: "\n").map { FilePath.name(of: String($0)) })
  }

  /// What a person does with conflicts in files of theirs: keeps both sides.
  func resolveFilesOfYours() {
    for (path, text) in disk.files where path.hasSuffix(".swift") {
      guard let sides = ConflictMarkers.sides(of: Array(text.utf8)),
        GeneratedMark(reading: sides.ours) == nil, GeneratedMark(reading: sides.theirs) == nil
      else { continue }
      var isBase = false
      disk[path] = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        if line.hasPrefix("|||||||") { isBase = true }
        if line == "=======" { isBase = false }
        return !isBase && line != "=======" && !line.hasPrefix("<<<<<<< ")
          && !line.hasPrefix(">>>>>>> ")
      }.joined(separator: "\n")
    }
  }

  // MARK: - Git

  private static let git = [
    "env", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "git", "-c", "user.name=a",
    "-c", "user.email=a@b.c",
  ]

  @discardableResult private func git(_ arguments: String...) throws -> String {
    let result = try folder.run(Self.git + arguments)
    try #require(result.status == 0, "git \(arguments): \(result.output)")
    return result.output
  }

  private func save() throws {
    for (path, text) in disk.files { try folder.write(Array(text.utf8), to: relative(path)) }
    for path in try tracked() where disk["/p/" + path] == nil {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }
  }

  private func load() throws {
    for path in disk.names { disk[path] = nil }
    for path in try tracked() {
      disk["/p/" + path] = String(decoding: try folder.read(path), as: UTF8.self)
    }
  }

  private func tracked() throws -> Set<String> {
    Set(try git("ls-files").split(separator: "\n").map(String.init))
  }

  private func relative(_ path: String) -> String { String(path.dropFirst("/p/".count)) }
}
