import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPipeline
@testable import ViperProject

/// A branch renames a module, and Git brings back files with the old name that another branch has edited.
struct LeftByRenameTests {
  private static let old = "/p/Out/Feed/FeedPresenter.swift"
  private static let new = "/p/Out/Timeline/TimelinePresenter.swift"

  private static func spec(_ members: String...) -> String {
    "{ \"ui\": \"none\", \"root\": true, \"viewOutput\": [\"\(members.joined(separator: "\", \""))\"] }\n"
  }

  /// The files of the renamed module, and the presenter with the old name.
  private static let start = Result {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "root": true, "output": "Out" }"#,
      "/p/Feed.viper.json": spec("didTap()", "didLoad()"),
    ])
    try Run(disk).write()
    let presenter = try #require(disk[old])
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    #expect(try disk.isInStep)
    #expect(disk[old] == nil && disk[new] != nil)
    return (disk, presenter)
  }

  private static func renamed() throws -> (disk: MemoryDisk, presenter: String) {
    let (disk, presenter) = try start.get()
    return (disk.copy(), presenter)
  }

  private static func stub(_ module: String, _ name: String) -> String {
    "fatalError(\"\(module)Presenter.\(name)() is not written yet\")"
  }

  private static func finish(_ disk: MemoryDisk) throws -> ChangeSet {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let project = try #require(try finder.projects(for: []).first)
    let rename = try #require(
      try MergedRename(of: "Feed", to: "Timeline", in: project, on: disk))
    let changeSet = try rename.changeSet()
    if !changeSet.diagnostics.hasErrors {
      try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
    }
    return changeSet
  }

  /// Git puts a line of the other branch into the file that it has followed.
  @Test func anOldNameInAFileWithTheNewNameIsReplaced() throws {
    let (disk, _) = try Self.renamed()
    disk[Self.new] = disk[Self.new]?.replacing(
      Self.stub("Timeline", "didTap"), with: "_ = FeedPresenter.self")
    let left = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets().changeSets
      .flatMap(\.leftToDo).filter { $0.severity == .error }
    #expect(left.map(\.message) == ["'FeedPresenter' is now named 'TimelinePresenter'"])
    #expect(left.first?.help?.hasSuffix("run 'viper-gen rename Feed Timeline'") == true)
    _ = try Self.finish(disk)
    #expect(disk[Self.new]?.contains("    _ = TimelinePresenter.self\n") == true)
    #expect(try disk.isInStep)
  }

  @Test func aFileWithTheOldNameIsAnErrorUntilTheRenameIsFinished() throws {
    let (disk, presenter) = try Self.renamed()
    disk[Self.old] = presenter.replacing(Self.stub("Feed", "didTap"), with: "print(\"mine\")")
    disk.restart()
    #expect(
      try Run(disk).screen() == """
        viper-gen: error: 'Out/Feed/FeedPresenter.swift' is a file of the module 'Feed', which is now named 'Timeline' [changed-module-name]
           = help: to merge 'Out/Feed/FeedPresenter.swift' into the file with the new name, run 'viper-gen rename Feed Timeline'

        """)
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.log == [])
    let changeSet = try Self.finish(disk)
    #expect(screen(changeSet.diagnostics + changeSet.leftToDo) == "")
    #expect(disk[Self.old] == nil)
    let text = try #require(disk[Self.new])
    #expect(text.contains("func didTap() {\n    print(\"mine\")\n  }"))
    #expect(text.contains(Self.stub("Timeline", "didLoad")))
    #expect(!text.contains("Feed"))
    #expect(try disk.isInStep)
  }

  @Test func finishingARenameKeepsTheCodeOfBothBranches() throws {
    let (disk, presenter) = try Self.renamed()
    disk["/p/Timeline.viper.json"] = Self.spec("didTap()", "didLoad()", "didEnd()")
    try Run(disk).write()
    disk[Self.new] = disk[Self.new]?.replacing(
      Self.stub("Timeline", "didEnd"), with: "print(\"ended\")")
    disk[Self.old] =
      presenter.replacing(Self.stub("Feed", "didLoad"), with: "_ = FeedPresenter.self")
      + "\nextension FeedPresenter {\n  private func mine() {}\n}\n"
    let changeSet = try Self.finish(disk)
    #expect(screen(changeSet.diagnostics + changeSet.leftToDo) == "")
    let text = try #require(disk[Self.new])
    #expect(text.contains("func didEnd() {\n    print(\"ended\")\n  }"))
    #expect(text.contains("func didLoad() {\n    _ = TimelinePresenter.self\n  }"))
    #expect(text.contains("private func mine() {}"))
    #expect(disk[Self.old] == nil)
    #expect(try disk.isInStep)
  }

  @Test func aGeneratedFileNamedAfterNoTypeIsRemoved() throws {
    let (disk, _) = try Self.renamed()
    let spec = Self.spec("didTap()", "didLoad()", "didEnd()")
    let branch = MemoryDisk([
      "/p/viper-gen.json": #"{ "root": true, "output": "Out" }"#, "/p/Feed.viper.json": spec,
    ])
    try Run(branch).write()
    disk["/p/Timeline.viper.json"] = spec
    let contracts = "/p/Out/Feed/FeedContracts.swift"
    for path in [contracts, Self.old] { disk[path] = branch[path] }
    #expect(disk[contracts] != nil && disk[Self.old] != nil)
    let changeSet = try Self.finish(disk)
    #expect(screen(changeSet.diagnostics + changeSet.leftToDo) == "")
    #expect(disk[contracts] == nil && disk[Self.old] == nil)
    #expect(try disk.isInStep)
  }

  @Test func editsThatOverlapAreAConflict() throws {
    let (disk, presenter) = try Self.renamed()
    disk[Self.old] = presenter.replacing(Self.stub("Feed", "didTap"), with: "print(1)")
    disk[Self.new] = disk[Self.new]?.replacing(Self.stub("Timeline", "didTap"), with: "print(2)")
    let changeSet = try Self.finish(disk)
    #expect(changeSet.leftToDo.map(\.id) == ["conflicting-changes"])
    let text = try #require(disk[Self.new])
    #expect(text.contains("print(1)") && text.contains("print(2)") && text.contains("<<<<<<<"))
    #expect(disk[Self.old] == nil)
  }

  @Test func aNewModuleMayHaveTheOldName() throws {
    let (disk, _) = try Self.renamed()
    disk["/p/Feed.viper.json"] = Self.spec("didTap()")
    try Run(disk).write()
    #expect(disk[Self.old] != nil)
    #expect(try disk.isInStep)
  }

  @Test func aLockKnowsTheFormerNamesUntilARenameBack() throws {
    let (disk, _) = try Self.renamed()
    #expect(try disk.renameModule("Timeline", to: "News").screen == "")
    let lock = try #require(disk["/p/News.viper.lock"])
    let former = lock.split(separator: "\n").filter { $0.hasPrefix("former ") }
    #expect(former == ["former Feed", "former Timeline"])
    #expect(try disk.isInStep)
    #expect(try disk.renameModule("News", to: "Feed").screen == "")
    #expect(disk["/p/Feed.viper.lock"]?.contains("former") == false)
    #expect(try disk.isInStep)
  }
}
