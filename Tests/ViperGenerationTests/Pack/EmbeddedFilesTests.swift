import Foundation
import SwiftReading
import TestTools
import Testing

@testable import ViperPack
@testable import ViperProject
@testable import ViperResources

/// The templates and the part of ViperKit that travel in the binary are those of the repository.
struct EmbeddedFilesTests {
  static let command = "VIPER_GEN_RECORD=1 swift test --filter EmbeddedFilesTests"
  static let folders = ["Sources/ViperKit/Modules", "Templates"]
  static let pages = "Sources/viper-gen/Documentation.docc/Diagnostics"

  let root: String
  let target: String

  init() {
    var folder = #filePath
    for _ in 0..<4 { folder = FilePath.folder(of: folder) }
    root = folder
    target = FilePath.join(folder, "Sources/ViperResources")
  }

  @Test func embeddedFilesMatchTheRepository() throws {
    let path = FilePath.join(target, "EmbeddedFiles.swift")
    let expected = try Self.swiftFile(of: files())
    guard try PosixDisk().read(path) != Array(expected.utf8) else { return }
    if ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] == "1" {
      try Data(expected.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      Issue.record("EmbeddedFiles.swift has been made anew; look at it and run the tests again")
    } else {
      Issue.record("EmbeddedFiles.swift is not what the templates say; run: \(Self.command)")
    }
  }

  @Test func embeddedFilesEqualTheFilesOnDisk() throws {
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
    let text = text.replacing("|", with: "\n") + "\n"
    #expect(Self.literal(text) == literal.replacing("|", with: "\n"))
  }

  @Test func everyBuiltInPackIsThere() throws {
    for name in BuiltIn.packNames {
      let files = try #require(BuiltIn.pack(name))
      #expect(files["pack.json"] != nil, "\(name)")
    }
    let folders = try PosixDisk().entries(of: FilePath.join(root, "Templates")) ?? []
    let others = ["package", "program", "schemas", "start", "xcode"]
    let packs = folders.filter { $0.kind == .folder && !others.contains($0.name) }.map(\.name)
    #expect(BuiltIn.packNames.sorted() == packs, "BuiltIn.packNames names every folder")
    #expect(!BuiltIn.templates("package").isEmpty)
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
        } else if !entry.name.hasPrefix("."), !entry.name.hasSuffix(".md") {
          let text = try text(of: path)
          files.append((path, path.contains("/schemas/") ? Self.minified(text) : text))
        }
      }
    }
    files.append(("explanations", try explanations()))
    let runtime = files.filter { $0.path.hasPrefix("Sources/ViperKit/") }
    let types = Set(runtime.flatMap { TypeNameScan(Array($0.text.utf8)).declared })
    files.append(("types", types.sorted().joined(separator: " ") + "\n"))
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func text(of path: String) throws -> String {
    let bytes = try #require(try PosixDisk().read(FilePath.join(root, path)))
    #expect(bytes.last == UInt8(ascii: "\n"), "\(path)")
    return try #require(String(validating: bytes, as: UTF8.self), "\(path)")
  }

  /// JSON on one line; that of specs is a template, so nothing but the ends of its lines is known.
  private static func minified(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") + "\n"
  }

  private func explanations() throws -> String {
    let pages = try PosixDisk().entries(of: FilePath.join(root, Self.pages)) ?? []
    return try pages.map(\.name).sorted().flatMap { page in
      try text(of: "\(Self.pages)/\(page)").components(separatedBy: "\n## ").dropFirst().map {
        let lines = $0.split(separator: "\n", maxSplits: 2)
        return "\(lines[0]) \(page) \(try #require(lines.dropFirst().first))"
      }
    }.joined(separator: "\n") + "\n"
  }

  static func swiftFile(of files: [(path: String, text: String)]) -> String {
    let entries = files.map { "EmbeddedFile(path: \"\($0.path)\", lines: \(literal($0.text)))" }
    return """
      // swift-format-ignore-file
      // Made from Templates, ViperKit's Modules and the pages of diagnostics by: \(command)

      /// A file of this repository, as a string in the binary.
      package struct EmbeddedFile: Sendable {
        package let path: String
        /// All but the line feed at the end.
        let lines: String
        package var text: String { lines + "\\n" }
      }

      package enum EmbeddedFiles {
        package static let all: [EmbeddedFile] = [
      \(entries.joined(separator: ", "))
        ]
      }

      """
  }

  /// A raw literal of several lines, with as many `#` as its text asks for, but without a line feed at the end.
  static func literal(_ text: String) -> String {
    let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
  }
}
