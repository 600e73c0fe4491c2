import Foundation
import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPipeline
@testable import ViperProject

@Suite(.serialized, .processesInTurn) struct MemberRenameTests {
  private static let specs = [
    "Feed": #"""
    {
      "ui": "uikit",
      "view": ["show(_ text: String)", "show(rows: [Int])"],
      "viewOutput": [
        { "func": "viewDidLoad()", "forward": "interactor.load", "task": "latest" },
        { "func": "viewDidDisappear()", "cancel": "viewDidLoad" },
        { "func": "didSelect(id: Int)", "body": "router.openDetail(id: id + \"\\(id)\".count)" },
        "didTapAdd()", "load()"
      ],
      "interactor": ["load() async", "add(_ text: String) -> Int"],
      "interactorOutput": [{ "func": "didLoad(_ text: String)", "forward": "view.show(_:)" }],
      "router": [{ "func": "openDetail(id: Int)", "to": "Detail", "by": "sheet", "swipe": "didClose" }],
      "handles": { "Detail": ["didPick(_ id: Int)", "didClose()"] }
    }
    """#,
    "Detail": #"""
    {
      "ui": "uikit", "inputs": ["id: Int"],
      "viewOutput": [{ "func": "didTapPick(id: Int)", "forward": "output.didPick" }],
      "output": ["didPick(_ id: Int)", "didClose()"]
    }
    """#,
  ]

  private static let config = #"""
    {
      "root": true, "output": "Out", "runtime": "package",
      "app": { "name": "Shop", "start": "Feed", "links": { "item/{id}": ["Feed", "openDetail(id)"] } }
    }
    """#

  private static let written = Result { try writtenProject().files }

  private static func project() throws -> MemoryDisk { MemoryDisk(try written.get()) }

  private static func writtenProject() throws -> MemoryDisk {
    let disk = MemoryDisk(["/p/viper-gen.json": config])
    for (name, spec) in specs { disk["/p/\(name)/\(name).viper.json"] = spec }
    try Run(disk).write()
    let bodies = [
      ("FeedPresenter", "didTapAdd()", "let add = interactor.add(\"a\")\n    didPick(add)"),
      (
        "FeedPresenter", "load()", "self.didTapAdd()\n    view?.show(\"\\(interactor.add(\"b\"))\")"
      ),
      ("FeedPresenter", "didPick(_:)", "view?.show(rows: [id])\n    self.load()"),
      ("FeedPresenter", "didClose()", "view?.show(\"closed\")"),
      ("FeedInteractor", "load()", "presenter?.didLoad(\"\\(add(\"c\"))\")"),
      ("FeedInteractor", "add(_:)", "text.count"),
      ("FeedView", "show(_:)", "show(rows: [])"),
      ("FeedView", "show(rows:)", "title = \"show\""),
    ]
    for (type, member, body) in bodies {
      let path = "/p/Out/Feed/\(type).swift"
      let stub = "fatalError(\"\(type).\(member) is not written yet\")"
      let text = try #require(disk[path])
      try #require(text.contains(stub), "\(text)")
      disk[path] = text.replacing(stub, with: body)
    }
    disk["/p/Out/Feed/FeedRow.swift"] = """
      @MainActor struct FeedRow {
        let presenter: any FeedViewOutputProtocol
        func tap() { presenter.didTapAdd() }
      }

      extension FeedView {
        func tap() { presenter.didTapAdd() }
      }

      """
    return disk
  }

  private static func rename(
    _ path: String, _ new: String, on disk: MemoryDisk
  ) throws -> String {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let project = try #require(try finder.projects(for: []).first)
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let spec = try #require(project.specs.first { $0.name == parts[0] })
    let text = { EmbeddedText(SourceText(path: $0, text: $1)) }
    let changeSet = try MemberRename(
      of: text("NAME", path), in: spec, to: text("NEW", new), in: project, on: disk
    ).changeSet()
    if !changeSet.diagnostics.hasErrors {
      var writer = Writer(disk: disk, root: changeSet.root)
      writer.writesSpecsLast = true
      try writer.write(changeSet.changes)
    }
    return ViperTestTools.screen(changeSet.diagnostics)
  }

  private static let renames = [
    ("Feed.didTapAdd", "didTapCreate"), ("Feed.show(_:)", "display"), ("Feed.didSelect", "choose"),
    ("Feed.interactor.load", "fetch"), ("Feed.add(_:)", "append(_:)"), ("Feed.didLoad", "didFetch"),
    ("Feed.openDetail", "openItem"), ("Detail.output.didPick", "didChoose"),
    ("Detail.didClose", "didLeave"), ("Feed.viewOutput.load", "reload"),
  ]

  @Test func everyUseGetsTheNewName() throws {
    let disk = try Self.project()
    var states: [[String: String]] = []
    for (old, new) in Self.renames {
      states.append(disk.files)
      #expect(try Self.rename(old, new, on: disk) == "", "\(old)")
    }
    #expect(try disk.isInStep)
    let swift = disk.files.filter { $0.key.hasSuffix(".swift") }
    let all = swift.values.joined() + (disk["/p/Feed/Feed.viper.json"] ?? "")
    for word in ["didTapAdd", "didSelect", "didLoad", "openDetail", "didPick", "didClose"] {
      #expect(!all.contains(word), "\(word)")
    }
    #expect(disk["/p/viper-gen.json"]?.contains("openItem(id)") == true)
    let presenter = disk["/p/Out/Feed/FeedPresenter.swift"] ?? ""
    #expect(
      presenter.contains(
        """
          func didTapCreate() {
            let add = interactor.append("a")
            didChoose(add)
          }
        """), "\(presenter)")
    #expect(presenter.contains("view?.display(\"\\(interactor.append(\"b\"))\")"))
    #expect(presenter.contains("view?.show(rows: [id])\n    self.reload()"))
    try Toolchain.expectToCompile(
      Dictionary(uniqueKeysWithValues: swift.map { (String($0.key.dropFirst(3)), $0.value) }),
      options: ["-I", Toolchain.viperKit.get()])
    // Back to the old names, every byte is as before.
    let back = [
      ("Feed.didTapCreate", "didTapAdd"), ("Feed.display(_:)", "show"),
      ("Feed.choose", "didSelect"),
      ("Feed.fetch", "load"), ("Feed.append", "add"), ("Feed.didFetch", "didLoad"),
      ("Feed.openItem", "openDetail"), ("Detail.didChoose", "didPick"),
      ("Detail.didLeave", "didClose"), ("Feed.reload", "load"),
    ]
    let count = runsLongTests ? back.count : 3
    for ((old, new), before) in zip(back, states).suffix(count).reversed() {
      #expect(try Self.rename(old, new, on: disk) == "", "\(old)")
      #expect(disk.files == before, "\(old)")
    }
  }

  private static let writtenWithNote = Result {
    let disk = try project()
    disk["/p/Out/Note/Base.swift"] = "@MainActor protocol BaseView: AnyObject {\n  func beep()\n}\n"
    disk["/p/Note/Note.viper.json"] = #"""
      {
        "ui": "swiftui", "root": true, "state": ["title: String = \"\""],
        "view": { "inherits": ["BaseView"], "members": ["title: String { get set }"] }
      }
      """#
    try Run(disk).write()
    disk["/p/Out/Feed/FeedRow.swift"]?.append("extension FeedPresenter {\n  func mine() {}\n}\n")
    return disk.files
  }

  @Test(arguments: RecordedCase.all(in: "RejectedMembers.txt"))
  func aRejectedRenameWritesNothing(_ row: RecordedCase) throws {
    let before = try Self.writtenWithNote.get()
    let disk = MemoryDisk(before)
    let name = row.input.trimmingCharacters(in: .newlines)
    try row.expect(Self.rename(row.title, name, on: disk))
    #expect(disk.files == before)
  }

  /// The command runs again after each possible interruption.
  @Test func anInterruptedRenameCanBeRepeated() throws {
    let whole = try Self.project()
    #expect(try Self.rename("Detail.didPick", "didChoose", on: whole) == "")
    for count in casesToRun(Array(0..<400), every: 150) {
      let disk = try Self.project()
      disk.restart(failing: .from(count))
      if (try? Self.rename("Detail.didPick", "didChoose", on: disk)) != nil { break }
      disk.restart()
      let screen = try Self.rename("Detail.didPick", "didChoose", on: disk)
      #expect(screen == "" || screen.contains("unused-rename"), "\(count): \(screen)")
      #expect(disk.files == whole.files, "\(count)")
    }
  }
}
