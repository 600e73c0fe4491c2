import TestTools
import Testing
import ViperPlan
import ViperTestTools
import ViperText

@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

struct ComparisonTests {
  static let path = "/p/A/AView.swift"
  static let old = text(
    GeneratedMark.marked(Array("\nstruct Old {}\n".utf8), source: "A.viper.json"))
  static let new = text(
    GeneratedMark.marked(Array("\nstruct New {}\n".utf8), source: "A.viper.json"))
  static let edited = old + "// mine\n"

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let owner: PlannedFile.Owner
    var isForced = false
    var locked: String? = ComparisonTests.old
    let disk: String?
    /// The status and, if the file is to change, its new text.
    var change: (Change.Status, String?)?
    var diagnostics: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "generated, missing", owner: .generated, disk: nil, change: (.create, new)),
    Case(
      testDescription: "generated, as it should be", owner: .generated, disk: new,
      change: (.identical, nil)),
    Case(
      testDescription: "generated, checked out with CRLF", owner: .generated,
      disk: new.replacing("\n", with: "\r\n"), change: (.identical, nil)),
    Case(testDescription: "generated, older", owner: .generated, disk: old, change: (.update, new)),
    Case(
      testDescription: "generated, older with CRLF", owner: .generated,
      disk: old.replacing("\n", with: "\r\n"), change: (.update, new)),
    Case(
      testDescription: "generated, edited", owner: .generated, disk: edited,
      diagnostics: ["changed-generated-file"]),
    Case(
      testDescription: "generated, truncated", owner: .generated, disk: String(old.dropLast(5)),
      diagnostics: ["changed-generated-file"]),
    Case(
      testDescription: "generated, older, without a lock", owner: .generated, locked: nil,
      disk: old, diagnostics: ["changed-generated-file"]),
    Case(
      testDescription: "generated, as it should be, without a lock", owner: .generated,
      locked: nil, disk: new, change: (.identical, nil)),
    Case(
      testDescription: "generated, older, its mark deleted", owner: .generated,
      disk: "struct Old {}\n", change: (.update, new)),
    Case(
      testDescription: "generated, in part from either version", owner: .generated,
      disk: old + "\nstruct New {}\n", change: (.update, new)),
    Case(
      testDescription: "foreign", owner: .generated, disk: "struct Mine {}\n",
      diagnostics: ["conflicting-foreign-file"]),
    Case(
      testDescription: "generated, empty", owner: .generated, disk: "", change: (.update, new)),
    Case(
      testDescription: "generated, edited, forced", owner: .generated, isForced: true,
      disk: edited, change: (.update, new)),
    Case(
      testDescription: "generated, foreign, forced", owner: .generated, isForced: true,
      disk: "mine", change: (.update, new)),
    Case(
      testDescription: "generated, as it should be, forced", owner: .generated, isForced: true,
      disk: new, change: (.identical, nil)),
    Case(testDescription: "yours, missing", owner: .yours, disk: nil, change: (.create, new)),
    Case(testDescription: "yours, there", owner: .yours, disk: "mine", change: (.skip, nil)),
    Case(
      testDescription: "yours, there, forced", owner: .yours, isForced: true, disk: "mine",
      change: (.skip, nil)),
    Case(testDescription: "yours, empty", owner: .yours, disk: "", change: (.skip, nil)),
    Case(
      testDescription: "yours, generated so far", owner: .yours, disk: old,
      change: (.update, new)),
    Case(
      testDescription: "yours, generated and edited so far", owner: .yours, disk: edited,
      change: (.merge, text(GeneratedMark.unmarked(Array(edited.utf8))))),
  ]

  @Test(arguments: cases)
  func theStatusDependsOnTheFileOnDisk(test: Case) throws {
    let disk = MemoryDisk(test.disk.map { [Self.path: $0] } ?? [:])
    var comparison = Comparison(
      disk: disk, display: PathDisplay(workingFolder: "/p"), isForced: test.isForced)
    var file = RenderedFile(
      module: "A", path: Self.path, owner: test.owner, bytes: Array(Self.new.utf8))
    if let locked = test.locked { file.known = KnownBlocks(of: Array(locked.utf8)) }
    try comparison.compare(file)
    #expect(comparison.changeSet.changes.map(\.status) == (test.change.map { [$0.0] } ?? []))
    #expect(comparison.changeSet.changes.first?.new.map(Self.text) == test.change?.1)
    #expect(comparison.changeSet.diagnostics.map(\.id) == test.diagnostics)
    #expect(comparison.changeSet.edits.isEmpty == test.diagnostics.isEmpty)
    if let change = comparison.changeSet.changes.first, change.isPending {
      #expect(change.old.map(Self.text) == test.disk)
    }
    #expect(disk.log.isEmpty)
  }

  @Test(arguments: [true, false])
  func editsThatCannotBeSplitIntoFilesAreNotMerged(isThere: Bool) throws {
    let texts = [
      "/p/A/AView.swift": "struct AView {}\n",
      "/p/A/B.swift": "extension AView {\n  func load() { print(1) }\n}\n",
      "/p/A/C.swift": "extension AView {\n  func save() { print(2) }\n}\n",
    ].filter { isThere || $0.key != Self.path }
    let disk = MemoryDisk(texts)
    var comparison = Comparison(
      disk: disk, display: PathDisplay(workingFolder: "/p"), isForced: false)
    comparison.sources = ModuleSources(
      disk: disk, needs: NeededFolders(root: "/p", config: nil), folders: ["/p/A"])
    var file = RenderedFile(
      module: "A", path: Self.path, owner: .yours,
      bytes: Array("struct AView {\n  func load(id: Int) {}\n  func save(id: Int) {\n".utf8))
    file.base = Array("struct AView {\n  func load() {}\n  func save() {}\n}\n".utf8)
    try comparison.compare(file)
    let names = (isThere ? ["AView.swift"] : []) + ["B.swift", "C.swift"]
    #expect(
      comparison.changeSet.diagnostics.map(\.message) == [
        "your edits in \(names.map { "'A/\($0)'" }.joined(separator: ", ")) and the spec's changes overlap"
      ])
    #expect(comparison.changeSet.diagnostics.hasErrors)
    #expect(comparison.changeSet.changes.filter(\.isPending).isEmpty)
  }

  @Test func anEditIsShown() throws {
    let disk = MemoryDisk([Self.path: Self.new.replacing("New {}", with: "Mine {}")])
    var comparison = Comparison(
      disk: disk, display: PathDisplay(workingFolder: "/p"), isForced: false)
    var file = RenderedFile(
      module: "A", path: Self.path, owner: .generated, bytes: Array(Self.new.utf8))
    file.known = KnownBlocks(of: file.bytes)
    try comparison.compare(file)
    let screen = comparison.changeSet.diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
    #expect(
      screen + comparison.changeSet.edits.joined() == """
        A/AView.swift:3:1: error: this generated file was edited, first in 'Mine' [changed-generated-file]
         3 | struct Mine {}
           | ^~~~~~~~~~~~~~
           = help: undo your edit, or use --force to discard it; to implement a method yourself, remove its 'forward', 'body', 'to' or 'by' from the spec
        --- generated
        +++ A/AView.swift
        @@ -1,3 +1,3 @@
         // Generated by viper-gen from A.viper.json. Do not edit.
         
        -struct New {}
        +struct Mine {}

        """)
  }

  @Test(arguments: [(DiskEntry.Kind.folder, "a folder"), (.link, "a symbolic link")])
  func onlyAPlainFileIsReplaced(kind: DiskEntry.Kind, words: String) throws {
    let disk = MemoryDisk()
    if kind == .link { disk.link(Self.path) } else { try disk.makeFolder(Self.path) }
    for owner in [PlannedFile.Owner.generated, .yours] {
      var comparison = Comparison(
        disk: disk, display: PathDisplay(workingFolder: "/"), isForced: true)
      try comparison.compare(RenderedFile(module: "A", path: Self.path, owner: owner, bytes: []))
      #expect(comparison.changeSet.changes.isEmpty)
      #expect(
        comparison.changeSet.diagnostics.map(\.message) == [
          "viper-gen needs the path 'p/A/AView.swift' for a file, but this path is \(words)"
        ])
    }
  }

  @Test(
    arguments: [(old, false), (edited, false), (edited, true)], [true, false])
  func aStaleFileIsRemovedUnlessItMayBeEdited(
    file: (text: String, isForced: Bool), isKnown: Bool
  ) {
    let isRemoved = file.isForced || file.text == Self.old && isKnown
    var comparison = Comparison(
      disk: MemoryDisk(), display: PathDisplay(workingFolder: "/p"), isForced: file.isForced)
    comparison.removeStale(
      Self.path, old: Array(file.text.utf8),
      known: isKnown ? KnownBlocks(of: Array(Self.old.utf8)) : nil)
    #expect(comparison.changeSet.changes.map(\.status) == (isRemoved ? [.remove] : []))
    #expect(comparison.changeSet.diagnostics.count == (isRemoved ? 0 : 1))
    #expect(!comparison.changeSet.diagnostics.hasErrors)
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a\nb\n", true), ("a\nb", "a\nb", true), ("a\rb", "a\nb", false),
    ("a\r\r\nb", "a\r\nb", false), ("a\r", "a\r", true), ("a\r", "a", false), ("", "\r\n", false),
    ("\r\n", "\n", true),
  ])
  func lineEndingsAloneAreNoDifference(a: String, b: String, expected: Bool) {
    #expect(equalButForLineEndings(Array(a.utf8), Array(b.utf8)) == expected)
    #expect(equalButForLineEndings(Array(b.utf8), Array(a.utf8)) == expected)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
