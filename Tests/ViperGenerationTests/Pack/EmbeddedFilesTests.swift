import Foundation
import TestTools
import Testing

@testable import ViperGeneration
@testable import ViperPack
@testable import ViperProject
@testable import ViperResources

/// The templates and the part of ViperKit that travel in the binary are those of the repository.
@Suite(.serialized, .inTurn) struct EmbeddedFilesTests {
  static let command = "VIPER_GEN_RECORD=1 swift test --filter EmbeddedFilesTests"
  static let folders = [
    "Sources/ViperKit/Modules", "Sources/viper-gen/Documentation.docc/Diagnostics", "Templates",
  ]

  let root: String
  let target: String

  init() {
    var folder = #filePath
    for _ in 0..<4 { folder = FilePath.folder(of: folder) }
    root = folder
    target = FilePath.join(folder, "Sources/ViperResources")
  }

  @Test func theyAreThoseOfTheRepository() throws {
    try compare("EmbeddedFiles.swift", Self.swiftFile(of: files()))
  }

  private func compare(_ name: String, _ expected: String) throws {
    let path = FilePath.join(target, name)
    guard try PosixDisk().read(path) != Array(expected.utf8) else { return }
    if ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] == "1" {
      try Data(expected.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      Issue.record("\(name) has been made anew; look at it and run the tests again")
    } else {
      Issue.record("\(name) is not what the templates say; run: \(Self.command)")
    }
  }

  @Test func whatIsCompiledInIsWhatTheFilesHold() throws {
    let files = try files()
    let embedded = Dictionary(
      EmbeddedFiles.all.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    let wrong = files.filter { embedded[$0.path] != $0.text }.map(\.path)
    #expect(wrong == [], "run: \(Self.command)")
    #expect(embedded.count == files.count, "run: \(Self.command)")
  }

  @Test(arguments: [
    ("plain", ##"#"""|plain|"""#"##), ("a|", ##"#"""|a||"""#"##), ("", ##"#"""||"""#"##),
    (##"x """# y"##, ###"##"""|x """# y|"""##"###),
    (##"\#(x)"##, ###"##"""|\#(x)|"""##"###), (##"\(x) #" ""##, ##"#"""|\(x) #" "|"""#"##),
  ])
  func aLiteralEndsWhereItsTextEnds(text: String, literal: String) {
    let text = text.replacing("|", with: "\n")
    #expect(Self.literal(text) == literal.replacing("|", with: "\n"))
  }

  @Test func everyBuiltInPackIsThere() throws {
    for name in BuiltIn.packNames {
      let files = try #require(BuiltIn.pack(name))
      #expect(files["pack.json"] != nil, "\(name)")
    }
    let folders = try PosixDisk().entries(of: FilePath.join(root, "Templates")) ?? []
    let others = ["package", "program", "schemas", "xcode"]
    let packs = folders.filter { $0.kind == .folder && !others.contains($0.name) }.map(\.name)
    #expect(BuiltIn.packNames.sorted() == packs, "BuiltIn.packNames names every folder")
    #expect(!BuiltIn.newPackage.isEmpty)
    #expect(!BuiltIn.runtime(["UIKit"]).isEmpty)
  }

  /// All files that are embedded, by path, in the order of their bytes.
  private func files() throws -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    var folders = Self.folders
    while let folder = folders.popLast() {
      for entry in try PosixDisk().entries(of: FilePath.join(root, folder)) ?? [] {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder {
          folders.append(path)
        } else if !entry.name.hasPrefix("."), !isPage(path), !isRecorded(path) {
          let bytes = try #require(try PosixDisk().read(FilePath.join(root, path)))
          files.append((path, try #require(String(validating: bytes, as: UTF8.self), "\(path)")))
        }
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a file is for readers of the repository alone, as README.md of a pack.
  private func isPage(_ path: String) -> Bool {
    path.hasSuffix(".md") && path.hasPrefix("Templates/")
  }

  /// Whether the tool makes it itself: the schemas of specs are recorded from `spec.json`.
  private func isRecorded(_ path: String) -> Bool {
    BuiltIn.packNames.contains { path == "Templates/schemas/\($0).schema.json" }
  }

  static func swiftFile(of files: [(path: String, text: String)]) -> String {
    let entries = files.map {
      "    EmbeddedFile(path: \"\($0.path)\", text: \(literal($0.text))),\n"
    }
    return """
      // swift-format-ignore-file
      // Made from Templates, ViperKit's Modules and the pages of diagnostics by: \(command)

      /// The files of this repository that travel inside the binary.
      package enum EmbeddedFiles {
        package static let all: [EmbeddedFile] = [
      \(entries.joined())  ]
      }

      """
  }

  /// A raw literal of several lines, with as many `#` as its text asks for.
  static func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
  }
}
