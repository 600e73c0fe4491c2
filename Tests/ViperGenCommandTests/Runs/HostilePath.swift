import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperPipeline
@testable import ViperProject

/// A path that a cloned repository names, and the file that names it.
struct HostilePath: CustomTestStringConvertible {
  enum Way: String, CaseIterable {
    case output, tests, filesOfConfig, filesOfSpec
    case lockedFile, lockedGeneratedFile, lockOfDeletedSpec, lockOfRenamedModule
    case unfinishedFile, linkedModule, linkedConfig
  }

  let way: Way
  /// Seen from the repository; `{}` is the absolute path of the folder around it.
  let target: String

  var testDescription: String { "\(way.rawValue): \(target)" }

  static let all: [HostilePath] = Way.allCases.flatMap { way in
    targets(of: way).map { HostilePath(way: way, target: $0) }
  }

  private static func targets(of way: Way) -> [String] {
    switch way {
    case .output, .tests, .linkedModule: folders
    case .linkedConfig: Array(files.prefix(4))
    default: files
    }
  }

  private static let folders = [
    "../outside", "{}/outside", "linked", ".git/hooks", ".GIT/hooks", ".github/workflows",
    "\u{200C}.github", "App/../.vscode",
  ]

  private static let files = [
    "../outside/notes.txt", "{}/outside/notes.txt", "linked/notes.txt", "link.txt",
    ".git/hooks/post-checkout", ".GIT/hooks/new", ".github/workflows/ci.yml", ".envrc",
    "Package.swift", "Pac\u{212A}age.swift", "PACKAGE@SWIFT-6.SWIFT", "scripts/run.sh",
    "Other/OtherView.swift", "App/../README.md", "\u{200C}.github/ci.yml", "Cafe\u{301}/.env",
    "Makefile", "fastlane/Fastfile",
  ]
}

extension HostilePath {
  /// The repository `repo`, in which viper-gen has run, and the files around it that must not change.
  static func workspace() throws -> Workspace {
    let place = try Workspace([
      "outside/notes.txt": "private\n",
      "repo/.git/hooks/post-checkout": "#!/bin/sh\n",
      "repo/.github/workflows/ci.yml": "on: push\n",
      "repo/.envrc": "use nix\n",
      "repo/Package.swift": "// swift-tools-version: 6.1\n",
      "repo/README.md": "# Shop\n",
      "repo/scripts/run.sh": "#!/bin/sh\n",
      "repo/Other/viper-gen.json": "{ \"root\": true }\n",
      "repo/Other/OtherView.swift": "struct OtherView {}\n",
      "repo/Specs/Login.viper.json": Self.spec(),
      "repo/viper-gen.json": Self.config(),
    ])
    let links = "ln -s ../outside repo/linked && ln -s ../outside/notes.txt repo/link.txt"
    guard try place.folder.shell("chmod +x repo/scripts/run.sh && \(links)") == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    return place
  }

  private static func config(_ more: [String: Any] = [:]) -> String {
    let plain: [String: Any] = [
      "root": true, "output": "App", "tests": "Tests", "testModule": "App", "ui": "none",
    ]
    return json(plain.merging(more) { $1 })
  }

  private static func spec(_ more: [String: Any] = [:]) -> String {
    json(["viewOutput": ["didTap()"], "view": ["show()"]].merging(more) { $1 })
  }

  private static func json(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Puts the path into the repository.
  ///
  /// - Returns: the command that meets it.
  func plant(in place: Workspace) throws -> String {
    let target = target.replacing("{}", with: place.path)
    let path = FilePath.absolute(target, in: place.path + "/repo")
    switch way {
    case .output, .tests:
      try place.write("repo/viper-gen.json", Self.config([way.rawValue: target]))
    case .filesOfConfig:
      let seen = FilePath.relative(path, to: place.path + "/repo/App/Login")
      try place.write("repo/viper-gen.json", Self.config(["files": ["view": seen]]))
    case .filesOfSpec:
      let seen = FilePath.relative(path, to: place.path + "/repo/App/Login")
      try place.write("repo/Specs/Login.viper.json", Self.spec(["files": ["view": seen]]))
    case .lockedFile: try lock(path, as: "Login", in: place)
    case .lockOfDeletedSpec: try lock(path, as: "Old", in: place)
    case .lockOfRenamedModule:
      try lock(path, as: "Old", in: place)
      return "rename Old Login"
    case .lockedGeneratedFile: try lock(path, as: "Login", isGenerated: true, in: place)
    case .unfinishedFile: try lock(path, as: "Login", isUnfinished: true, in: place)
    case .linkedModule:
      let link = "rm -rf repo/App/Login && ln -s '\(path)' repo/App/Login"
      guard try place.folder.shell(link) == 0 else { throw CocoaError(.fileWriteUnknown) }
    case .linkedConfig:
      let link = "ln -sf '\(path)' repo/viper-gen.json"
      guard try place.folder.shell(link) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return "new Extra"
    }
    return "generate --force"
  }

  /// A lock file that names the path as one that viper-gen has made, with the contents that the file has.
  private func lock(
    _ path: String, as module: String, isGenerated: Bool = false, isUnfinished: Bool = false,
    in place: Workspace
  ) throws {
    let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    let folder = place.path + "/repo/Specs"
    var entry = ModuleLock.Entry(path: path, template: "Old.swift", text: bytes)
    if isUnfinished { entry.results = [path: ByteHash(bytes)] }
    let blocks = GeneratedBlock.all(in: bytes).map(\.checksum)
    let lock = ModuleLock(
      names: TypeNames(module: module, types: [:]), entries: isGenerated ? [] : [entry],
      generated: isGenerated ? [path: blocks] : [:])
    let empty = ModuleLock(names: lock.names, entries: [])
    let text = isUnfinished ? empty.bytes(before: lock, in: folder) : lock.bytes(in: folder)
    try place.folder.write(text, to: "repo/Specs/\(module).viper.lock")
  }
}
