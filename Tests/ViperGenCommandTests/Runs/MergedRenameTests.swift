import TestTools
import Testing

/// One branch renames a module, another one adds members to it, and Git merges the two.
@Suite(.serialized, .processesInTurn) struct MergedRenameTests {
  @Test func aRenameKeepsTheCodeOfBothBranches() throws {
    let project = try MergedRename().project
    let refused = try project.run("generate")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("run 'viper-gen rename Feed NAME'"))
    try expectThatAnEditOfAGeneratedFileStopsARename(project)
    let conflicting = try Workspace()
    try project.folder.shell("cp -R . '\(conflicting.path)'")
    try expectAConflict(conflicting)
    #expect(try project.run("rename Feed Timeline").status == 0)
    #expect(try project.isInStep)
    #expect(!project.files.contains { $0.contains("Feed") })
    let presenter = try project.text(MergedRename.presenter)
    #expect(presenter.contains("func didAdd() {\n    _ = TimelinePresenter.self\n  }"))
    #expect(presenter.contains("func viewDidLoad() {\n    interactor.load()\n  }"))
    #expect(try project.text("Out/Timeline/TimelineView.swift").contains("func hide()"))
    #expect(try project.run("generate").output.contains("update") == false)
  }

  /// Git takes two lock files that are alike for one that was renamed, and merges them.
  @Test func aLockThatGitHasFollowedIsFinished() throws {
    let project = try Workspace([
      "viper-gen.json":
        "{ \"root\": true, \"output\": \"Out\", \"tests\": \"Tests\", \"testModule\": \"App\" }\n"
    ])
    try project.write("Review.viper.json", Self.followed)
    try project.write(".gitignore", ".log-*\n.turn*\n")
    func git(_ arguments: String...) throws -> Int32 {
      try project.folder.run(MergedRename.git + arguments).status
    }
    func commit() throws {
      #expect(try git("add", "-A") == 0)
      #expect(try git("commit", "-q", "-m", "x") == 0)
    }
    #expect(try git("init", "-q", "-b", "main") == 0)
    #expect(try project.run("generate").status == 0)
    try commit()
    #expect(try git("checkout", "-q", "-b", "edit") == 0)
    try project.write(
      "Review.viper.json",
      Self.followed.replacing("\"viewDidLoad()\"", with: "\"viewDidLoad()\", \"didAdd()\""))
    #expect(try project.run("generate").status == 0)
    let old = "Out/Review/ReviewPresenter.swift"
    let stub = "fatalError(\"ReviewPresenter.didAdd() is not written yet\")"
    try project.write(old, project.text(old).replacing(stub, with: "print(\"mine\")"))
    try commit()
    #expect(try git("checkout", "-q", "main") == 0)
    #expect(try project.run("rename Review OrderReview").status == 0)
    try commit()
    #expect(
      try git("merge", "-q", "edit") == 1)
    #expect(!project.exists("Review.viper.lock") && project.exists(old))
    let renamed = try project.run("rename Review OrderReview")
    #expect(renamed.status == 0, "\(renamed)")
    #expect(
      try project.text("Out/OrderReview/OrderReviewPresenter.swift").contains("print(\"mine\")"))
    #expect(!project.exists(old))
    #expect(try project.run("check").status == 0)
  }

  /// Git follows a lock file if half of its text stays: here, most of it is in the signatures of stubs.
  private static let rows =
    "[(" + (1...16).map { "value\($0): String" }.joined(separator: ", ") + ")]"
  private static let followed = """
    {
      "view": [\((1...40).map { "\"show\($0)(_ rows: \(rows))\", " }.joined())
        "show(summary: String)", "setPlacing(_ isPlacing: Bool)", "showError(_ error: any Error)"],
      "viewOutput": ["viewDidLoad()",
        { "func": "didTapPlace()", "forward": "interactor.place", "task": "first", "while": "view.setPlacing", "then": "view.show", "catch": "view.showError" },
        { "func": "didTapSave()", "forward": "interactor.save", "task": "latest", "while": "view.setPlacing", "then": "view.show", "catch": "view.showError" },
        { "func": "didTapSend()", "forward": "interactor.send", "task": "latest", "while": "view.setPlacing", "then": "view.show", "catch": "view.showError" }],
      "interactor": ["place() async throws -> String", "save() async throws -> String", "send() async throws -> String"], "router": []
    }

    """

  private func expectThatAnEditOfAGeneratedFileStopsARename(_ project: Workspace) throws {
    let path = "Tests/Timeline/TimelineMocks.swift"
    let mocks = try project.text(path)
    try project.write(path, mocks + "let mine = 0\n")
    let before = try project.state
    let renamed = try project.run("rename Feed Timeline")
    #expect(renamed.status == 1)
    #expect(renamed.errors.contains("this generated file was edited"))
    #expect(try project.state == before)
    try project.write(path, mocks)
  }

  /// Both branches have written the body of a method.
  private func expectAConflict(_ project: Workspace) throws {
    let path = MergedRename.presenter
    try project.write(
      path, project.text(path).replacing("    interactor.load()\n", with: "    print(1)\n"))
    let renamed = try project.run("rename Feed Timeline")
    #expect(renamed.status == 1)
    #expect(renamed.output.contains("conflict   \(MergedRename.presenter)"))
    let presenter = try project.text(MergedRename.presenter)
    for line in [
      "<<<<<<<", "    print(1)\n", "    interactor.load()\n", "_ = TimelinePresenter.self",
    ] {
      #expect(presenter.contains(line))
    }
  }
}

private struct MergedRename {
  private static let spec = """
    {
      "ui": "none",
      "root": true,
      "view": [
        "show(_ names: [String])"
      ],
      "viewOutput": [
        "viewDidLoad()",
        { "func": "didTap()", "forward": "interactor.load" }
      ],
      "interactor": [
        "load()"
      ]
    }

    """
  static let presenter = "Out/Timeline/TimelinePresenter.swift"

  let project: Workspace

  init() throws {
    project = try Workspace([
      "viper-gen.json": """
      { "root": true, "output": "Out", "tests": "Tests", "testModule": "App", "runtime": "file" }

      """, "Feed.viper.json": Self.spec,
    ])
    try project.write(".gitignore", ".log-*\n.turn*\n")
    try git("init", "-q", "-b", "main")
    try run("generate")
    try edit("Out/Feed/FeedPresenter.swift", Self.stub("Feed", "viewDidLoad"), "interactor.load()")
    try commit()
    try git("branch", "other")
    try run("rename Feed Timeline")
    try edit("Timeline.viper.json", "[String])\"", "[String])\",\n    \"hide()\"")
    try run("generate")
    try commit()
    try git("checkout", "-q", "other")
    try edit(
      "Feed.viper.json", "\"viewDidLoad()\",",
      "\"viewDidLoad()\",\n    \"didAdd()\",\n    { \"func\": \"didSave()\", \"forward\": \"interactor.save\" },"
    )
    try edit("Feed.viper.json", "\"load()\"", "\"load()\",\n    \"save()\"")
    try run("generate")
    try edit("Out/Feed/FeedPresenter.swift", Self.stub("Feed", "didAdd"), "_ = FeedPresenter.self")
    try commit()
    try git("checkout", "-q", "main")
    #expect(try project.folder.run(Self.git + ["merge", "-q", "other"]).status == 1)
    #expect(project.exists("Feed.viper.lock"))
  }

  private static func stub(_ module: String, _ name: String) -> String {
    "fatalError(\"\(module)Presenter.\(name)() is not written yet\")"
  }

  static let git = [
    "env", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "git", "-c", "user.name=a",
    "-c", "user.email=a@b.c",
  ]

  private func git(_ arguments: String...) throws {
    let result = try project.folder.run(Self.git + arguments)
    try #require(result.status == 0, "git \(arguments): \(result.output)")
  }

  private func run(_ line: String) throws {
    let result = try project.run(line)
    try #require(result.status == 0, "\(line): \(result.errors)")
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try project.text(path)
    try #require(text.contains(old), "\(text)")
    try project.write(path, text.replacing(old, with: new))
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
  }
}
