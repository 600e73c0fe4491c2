import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

struct ModuleRenameTests {
  struct Project: Sendable, CustomTestStringConvertible {
    let title: String
    var config = #"{ "root": true }"#
    var files: [String: String] = [:]
    var feed = ModuleRenameTests.feed
    var specs = ("Feed.viper.json", "Timeline.viper.json")
    var ignoresCase = false
    var testDescription: String { title }

    func disk() throws -> MemoryDisk {
      let disk = MemoryDisk(ignoringCase: ignoresCase)
      let all = ["viper-gen.json": config, specs.0: feed].merging(files) { own, _ in own }
      for (path, text) in all { disk["/p/" + path] = text }
      #expect(try Run(disk).write() != ["error"])
      for path in disk.names
      where path.hasSuffix(".swift") && files[String(path.dropFirst(3))] == nil {
        let text = try #require(disk[path])
        guard !text.hasPrefix("// Generated") else { continue }
        let type = String(FilePath.name(of: path).dropLast(".swift".count))
        disk[path] = text + "\nlet mine = \(type).self  // \(type) of Feed, \"x\"\n"
      }
      return disk
    }
  }

  static let feed = """
    {
      "doc": "Shows a feed in a FeedView.",
      "ui": "none",
      "view": ["show(_ text: String)"],
      "viewOutput": ["didTap(_ other: FeedPresenter?)"],
      "interactor": [{ "func": "load()", "body": "print(\\"FeedPresenter\\", FeedPresenter.self)" }],
      "output": ["didEnd()"], "root": true
    }

    """
  static let opener = """
    {
      "ui": "uikit", "root": true,
      "router": [ {"func": "open()", "to": "Feed"} ],
      "handles": {"Feed" : ["didEnd()"]}
    }

    """
  static let uikitFeed = feed.replacing("\"none\"", with: "\"uikit\"")

  static let projects = [
    Project(title: "beside its spec"),
    Project(
      title: "in a folder of its own",
      files: ["Feed/FeedView+Layout.swift": "extension FeedView {}\n"],
      specs: ("Feed/Feed.viper.json", "Timeline/Timeline.viper.json")),
    Project(
      title: "with an output folder and tests",
      config: #"{ "root": true, "output": "Out", "tests": "T", "testModule": "App" }"#,
      files: [
        "Out/Feed/Cells/Cell.swift": "struct Cell { let presenter: FeedPresenter }\n",
        "Out/Feed/Feed.docc/Feed.md": "# Feed\n\nSee ``FeedView``.\n",
        "Out/Feed/data.bin": "FeedView", "T/Feed/More.swift": "let mock = FeedViewMock.self\n",
      ], specs: ("Specs/Feed.viper.json", "Specs/Timeline.viper.json")),
    Project(
      title: "opened by another module", files: ["Home.viper.json": opener], feed: uikitFeed),
    Project(
      title: "made by a plugin", config: #"{ "root": true, "write": "plugin" }"#,
      files: ["Home.viper.json": opener], feed: uikitFeed),
    Project(
      title: "with CRLF",
      files: ["Note.swift": "// Feed\r\n"], feed: feed.replacing("\n", with: "\r\n")),
    Project(
      title: "in vip", config: #"{ "root": true, "pack": "vip" }"#,
      feed:
        #"{ "ui": "uikit", "root": true, "displayLogic": ["show()"], "useCases": [{ "name": "Load", "request": ["id: Int"] }] }"#
    ),
    Project(
      title: "in mvvm", config: #"{ "root": true, "pack": "mvvm" }"#,
      feed: #"{ "ui": "swiftui", "root": true, "viewModel": ["show()"] }"#),
    Project(
      title: "on a disk that ignores case", config: #"{ "root": true, "output": "Out" }"#,
      ignoresCase: true),
  ]

  @Test(arguments: casesToRun(projects, every: 3))
  func renamingBackUndoesIt(_ project: Project) throws {
    let disk = try project.disk()
    let before = disk.files
    try #require(try disk.isInStep)
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    #expect(try disk.isInStep)
    #expect(disk["/p/" + project.specs.1] != nil && disk["/p/" + project.specs.0] == nil)
    #expect(disk.names.count == before.count)
    for (path, text) in disk.files {
      #expect(!path.contains("Feed"), "\(path)")
      if path.hasSuffix(".bin") { continue }
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("former") }
      let rest = lines.joined(separator: "\n").replacing("\"FeedPresenter\"", with: "")
        .replacing("FeedPresenter\\\"", with: "")
      #expect(!rest.contains("FeedP") && !rest.contains("FeedV"), "\(path): \(text)")
    }
    #expect(try disk.renameModule("Timeline", to: "Feed").screen == "")
    for (path, text) in before where disk[path] != text {
      #expect(disk[path] == text, "\(path)")
    }
    #expect(disk.names.sorted() == before.keys.sorted())
  }

  @Test func onlyNamesChange() throws {
    let disk = try Self.projects[3].disk()
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    #expect(
      disk["/p/Home.viper.json"] == Self.opener.replacing("\"Feed\"", with: "\"Timeline\""))
    #expect(
      disk["/p/Timeline.viper.json"]
        == Self.uikitFeed.replacing("FeedPresenter?", with: "TimelinePresenter?")
        .replacing("FeedPresenter.self", with: "TimelinePresenter.self")
        .replacing("a FeedView.", with: "a TimelineView."))
    let presenter = try #require(disk["/p/TimelinePresenter.swift"])
    #expect(
      presenter.hasSuffix(
        "\nlet mine = TimelinePresenter.self  // TimelinePresenter of Feed, \"x\"\n"))
    #expect(presenter.contains("fatalError(\"TimelinePresenter.didTap(_:) is not written yet\")"))
  }

  @Test func codeInTextsIsCodeAndImportsAreNone() throws {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "root": true, "pack": "vip", "output": "Out" }"#,
      "/p/Feed.viper.json":
        #"{ "ui": "none", "root": true, "useCases": [{ "name": "Load", "request": ["id: Int"] }] }"#,
      "/p/Out/Feed/Own.swift": #"""
      import Feed
      import struct Feed.FeedModel; let a = Feed.Load.self
      let b = "Feed \(Feed.Load.self) FeedInteractor \("\(FeedInteractor.self)")"
      let c = /FeedInteractor/

      """#,
    ])
    try Run(disk).write()
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    #expect(
      disk["/p/Out/Timeline/Own.swift"] == #"""
        import Feed
        import struct Feed.FeedModel; let a = Timeline.Load.self
        let b = "Feed \(Timeline.Load.self) FeedInteractor \("\(TimelineInteractor.self)")"
        let c = /FeedInteractor/

        """#)
  }

  /// On a disk that ignores case the files are the same ones, under another spelling.
  @Test(arguments: [false, true])
  func aNameMayDifferInCaseOnly(ignoresCase: Bool) throws {
    var project = Self.projects[1]
    project.ignoresCase = ignoresCase
    let disk = try project.disk()
    let before = disk.files
    let run = try disk.renameModule("Feed", to: "FEED")
    #expect(run.screen == "")
    #expect(disk.names.filter { $0.contains("Feed") } == [], "\(run.changes)")
    #expect(disk.names.count == before.count && disk["/p/FEED/FEED.viper.json"] != nil)
    #expect(disk.allFolders.contains("/p/FEED") && !disk.allFolders.contains("/p/Feed"))
    #expect(try disk.isInStep)
    #expect(try disk.renameModule("FEED", to: "Feed").screen == "")
    #expect(disk.files == before)
  }

  @Test(arguments: casesToRun([false, true], every: 2))
  func aFirstLetterMayBecomeACapital(ignoresCase: Bool) throws {
    let disk = MemoryDisk(ignoringCase: ignoresCase)
    disk["/p/viper-gen.json"] = #"{ "root": true, "output": "Out" }"#
    disk["/p/feed.viper.json"] = Self.feed.replacing("FeedP", with: "feedP")
      .replacing("FeedV", with: "feedV")
    try Run(disk).write()
    let before = disk.files
    #expect(try disk.renameModule("feed", to: "Feed").screen == "")
    #expect(disk["/p/Out/Feed/FeedView.swift"]?.contains("final class FeedView {") == true)
    #expect(disk.names.filter { $0.contains("feed") } == [] && disk.names.count == before.count)
    #expect(try disk.isInStep)
    #expect(try disk.renameModule("Feed", to: "feed").screen == "")
    #expect(disk.files == before)
  }

  /// In a folder that it shares with others.
  @Test func extensionsOfTheModulesTypesAreRenamed() throws {
    let texts = [
      ("extension App.FeedView {}\n", "extension App.TimelineView {}\n"),
      (
        "#if DEBUG\nextension FeedView.Row {}\n#endif\n",
        "#if DEBUG\nextension TimelineView.Row {}\n#endif\n"
      ),
      ("struct Cell { struct FeedView {} }\n", nil), ("let a = b.class.FeedView\n", nil),
      // A nested type takes no name.
      ("enum Cell {\n  struct TimelineView {}\n  class func TimelinePresenter() {}\n}\n", nil),
    ]
    let disk = try Self.projects[0].disk()
    for (index, (text, _)) in texts.enumerated() { disk["/p/Cell\(index).swift"] = text }
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    for (index, (text, renamed)) in texts.enumerated() {
      #expect(disk["/p/Cell\(index).swift"] == renamed ?? text)
    }
  }

  @Test func onlyItsOwnerChangesOtherCode() throws {
    let files = [
      "App/Start.swift": "let start = FeedBuilder.build()  // FeedBuilder\n",
      "Inner/viper-gen.json": "{}",
      "Inner/Home.viper.json": #"{ "router": [{ "func": "open(to: Int)", "to": "Feed" }] }"#,
    ]
    let config = #"{ "root": true, "samples": { "Row": ["FeedPresenter.row"] } }"#
    let disk = try Project(title: "others", config: config, files: files).disk()
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    for (path, text) in files { #expect(disk["/p/" + path] == text) }
    #expect(disk["/p/viper-gen.json"] == config)
  }

  @Test func aLinkIsNotFollowed() throws {
    let disk = try Self.projects[1].disk()
    disk.link("/p/Feed/Shared")
    #expect(
      try disk.renameModule("Feed", to: "Timeline").screen == """
        viper-gen: warning: 'Feed/Shared' wasn't moved, because it is hidden, executable or a symbolic link [unsupported-file-move]
           = help: if the file belongs to the module, move it yourself

        """)
  }

  @Test func aFailedWriteChangesNothing() throws {
    let before = try Self.projects[2].disk().files
    let counted = MemoryDisk(before.filter { !$0.key.isEmpty })
    counted.restart()
    _ = try counted.renameModule("Feed", to: "Timeline", isDryRun: true)
    let start = counted.operations
    for number in casesToRun(Array(start..<start + 40), every: 19) {
      let disk = MemoryDisk(before)
      disk.restart(failing: .at(number))
      _ = try? disk.renameModule("Feed", to: "Timeline")
      guard !disk.log.contains(where: { $0.hasPrefix("rename") }) else { break }
      #expect(disk.files == before, "operation \(number)")
    }
  }
}
