import Foundation
import TestTools
import Testing
import ViperProject
import ViperTestTools
import ViperText

@testable import ViperPipeline

struct LockFormatTests {
  private static let lock = ModuleLock(
    names: TypeNames(module: "Trip", types: ["role view": "TripView", "output": "TripOutput"]),
    entries: [
      ModuleLock.Entry(path: "/p/Trip.xib", template: "View.xib", text: Array("<a>\r\n".utf8)),
      ModuleLock.Entry(
        path: "/q/TripView.swift", template: "View.swift",
        text: Array("import UIKit\n\n  =======\n| b".utf8)),
      ModuleLock.Entry(path: "/q/Z.swift", template: "Z.swift", text: []),
    ],
    generated: [
      "/p/TripRouter.swift": GeneratedBlock.all(in: Array("import UIKit\n\nstruct A {\n".utf8))
        .map(\.checksum)
    ])
  private static let text = """
    # The last generated version of this module. Commit this file, and don't edit it.
    format 4
    module Trip
    name output: TripOutput
    name role view: TripView
    file Trip.xib
    template View.xib
    | <a>
    generated TripRouter.swift
    :ditlhrua
    :hoo6vryb
    file ../q/TripView.swift
    template View.swift
    | import UIKit
    |
    |   =======
    | | b
    \\ no line ending
    file ../q/Z.swift
    template Z.swift
    end

    """

  private func read(_ text: String) -> ModuleLock? {
    ModuleLock(reading: Array(text.utf8), at: "/p/Z.viper.lock", within: "/")
  }

  /// A plugin can't import the module that has the name.
  @Test func thePluginTakesTheSameFilesForLocks() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Sources/ViperGenPlugin/BuildStep.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("hasSuffix(\"\(Project.lockSuffix)\")"))
  }

  @Test func aLineOfTheTextIsALineOfTheLock() {
    #expect(String(decoding: Self.lock.bytes(in: "/p"), as: UTF8.self) == Self.text)
  }

  @Test(arguments: [text, text.replacing("\n", with: "\r\n")])
  func aWrittenLockFileIsReadBack(text: String) throws {
    let lock = try #require(read(text))
    #expect(lock.names == Self.lock.names)
    #expect(lock.entries.map(\.path) == Self.lock.entries.map(\.path))
    #expect(lock.entries.map(\.template) == Self.lock.entries.map(\.template))
    #expect(lock.generated == Self.lock.generated)
    #expect(lock.entries[1].text == Self.lock.entries[1].text)
    #expect(lock.entries[0].text == Array("<a>\n".utf8), "of line endings git decides")
  }

  private static let edits: [(String, String)] = [
    ("format 4", "format 3"), ("format 4\n", ""), ("end\n", ""), ("module Trip\n", ""),
    ("| <a>", "|<a>"),
    ("| <a>", "<a>"), ("template View.xib\n", ""), ("file Trip.xib\n", ""),
    ("name role view: TripView", "name role view"), ("| import", "mine\n| import"),
    ("# The last", "# Edited"),
    ("generated TripRouter.swift\n", ""),
    ("generated TripRouter.swift\n:", "generated TripRouter.swift\n:a"), ("\n:", "\n:\n:"),
    ("\n:", "\n:1"),
    ("file Trip.xib", "file ./Trip.xib"),
    ("module Trip", "| a\nmodule Trip"), (text, ""), (text, "{}"),
  ]

  @Test(arguments: edits)
  func anEditedLockIsNotBelieved(word: String, replacement: String) {
    #expect(Self.text.contains(word))
    #expect(read(Self.text.replacing(word, with: replacement)) == nil)
  }

  /// A cloned repository may contain a lock file that someone wrote by hand.
  @Test(arguments: [
    ("Trip.swift", true), ("Sub/Trip.swift", true), ("../q/Trip.swift", false),
    ("../pq/Trip.swift", false), ("../../Trip.swift", false), (".git/hooks/a", false),
  ])
  func aLockFileNamesOnlyFilesOfTheProject(path: String, isBelieved: Bool) {
    let start = Self.text.prefix { $0 != "\n" } + "\nformat 4\nmodule Trip\n"
    let texts = [
      start + "generated \(path)\n:ditlhrua\nend\n", start + "file \(path)\ntemplate A\nend\n",
      "<<<<<<< before this run\n=======\n" + start
        + "file A.swift\ntemplate A\nresult 1 2 \(path)\nend\n>>>>>>> after this run\n",
    ]
    for text in texts {
      let lock = ModuleLock(reading: Array(text.utf8), at: "/p/Z.viper.lock", within: "/p")
      #expect((lock != nil) == isBelieved, "\(text)")
    }
    // The path before a rename is made of names in the lock file.
    #expect(ModuleLock.isPossible("/p/" + path, within: "/p") == isBelieved)
  }

  /// A run merges the code of `Z.swift` into two files, and is killed between them.
  @Test func onlyTheFileWhoseMergeWasInterruptedIsResumed() throws {
    var next = Self.lock
    for index in next.entries.indices {
      next.entries[index].text = Array("let z = 1\n".utf8)
      let paths = index == 2 ? ["/q/Z.swift", "/q/More.swift"] : [next.entries[index].path]
      for path in paths { next.entries[index].results[path] = ByteHash(Array("new".utf8)) }
    }
    let text = Self.lock.bytes(before: next, in: "/p")
    let lock = try #require(ModuleLock(reading: text, at: "/p/Z.viper.lock", within: "/"))
    let settled = try lock.settled(on: MemoryDisk(["/q/Z.swift": "new", "/q/More.swift": "old"]))
    #expect(settled.entries.map(\.interrupted) == [nil, nil, next.entries[2].text])
    #expect(settled.entries.map(\.text) == lock.entries.map(\.text))
  }

  @Test func theLockFileOfAFirstRunHasNoFormerVersion() {
    let text = ModuleLock.empty.bytes(before: Self.lock, in: "/p")
    #expect(
      String(decoding: text, as: UTF8.self)
        == "<<<<<<< before this run\n=======\n\(Self.text)>>>>>>> after this run\n")
  }
}
