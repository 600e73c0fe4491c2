import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct RemoveTests {
  @Test(arguments: ["", #"{ "root": true, "specs": "Specs", "output": "Out", "runtime": "file" }"#])
  func removeUndoesNew(config: String) throws {
    let place = try Workspace(["note.txt": ""])
    if !config.isEmpty { try place.write("viper-gen.json", config) }
    let before = try place.state
    let created = try place.run("new Login").output.split(separator: "\n")
      .filter { $0.hasPrefix("create") }.map { $0.dropFirst(11) }
    let dry = try place.run("remove Login --dry-run")
    #expect(place.files.count == before.count + created.count)
    let run = try place.run("remove Login")
    #expect(run == dry && run.errors == "" && run.status == 0)
    let removed = run.output.split(separator: "\n").map { $0.dropFirst(11) }
    #expect(removed.sorted() == created.sorted())
    #expect(try place.state == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.url("").path)
    #expect(left.sorted() == before.keys.sorted())
  }

  @Test func editedFilesAreReportedAndNothingIsRemoved() throws {
    let place = try Workspace()
    #expect(try place.run("new Login").status == 0)
    for file in ["Login/LoginPresenter.swift", "Login/LoginBuilder.swift"] {
      try place.write(file, "// mine\n" + place.text(file))
    }
    let spec = try place.text("Login/Login.viper.json")
    try place.write("Login/Login.viper.json", spec.replacing("\"view\": [", with: "\"view\":  ["))
    let before = try place.state
    let run = try place.run("remove Login")
    #expect(run.output == "" && run.status == 1)
    #expect(
      run.errors == """
        Login/Login.viper.json:1:1: error: this spec was written or edited by hand [changed-spec]
         1 | {
           | ^
        Login/LoginBuilder.swift:1:1: error: this generated file was edited [changed-file]
         1 | // mine
           | ^~~~~~~
        Login/LoginPresenter.swift:1:1: error: this generated file was edited [changed-file]
         1 | // mine
           | ^~~~~~~
           = help: to discard edits in the spec and in generated files, add --force
        3 errors in 3 files; nothing was removed

        """)
    #expect(try place.state == before)
    #expect(try place.run("remove Login --force").status == 0)
    #expect(place.files == [])
  }

  @Test func forceNeverDeletesCodeInAFileThatYouOwn() throws {
    let place = try Workspace(["Login/Login.viper.json": SpecText.show])
    #expect(try place.run("generate").status == 0)
    try place.write("Login/LoginView.swift", "// mine\n" + place.text("Login/LoginView.swift"))
    try place.write("Login/LoginBuilder.swift", "// edited\n")
    try place.write("Login/Login+Mine.swift", "// mine\n")
    let before = try place.state
    for force in ["", " --force"] {
      let run = try place.run("remove Login" + force)
      #expect(run.status == 1 && run.output == "")
      #expect(
        run.errors.contains(
          """
          Login/LoginView.swift:1:1: error: this file has code that you wrote [changed-file]
           1 | // mine
             | ^~~~~~~
             = help: viper-gen never deletes your code; delete this file yourself

          """))
      #expect(try place.state == before)
    }
    try place.remove("Login/LoginView.swift")
    #expect(try place.run("remove Login --force").status == 0)
    #expect(place.files == ["Login/Login+Mine.swift"])
  }

  /// The files of an adopted module are all yours.
  @Test func forceDeletesNoFileOfAnAdoptedModule() throws {
    let app = """
      protocol FeedViewProtocol: AnyObject { func show(_ rows: [Int]) }
      protocol FeedPresenterProtocol: AnyObject { func viewDidLoad() }
      protocol FeedInteractorProtocol: AnyObject { func load() }
      final class FeedViewController: UIViewController, FeedViewProtocol {
        var presenter: FeedPresenterProtocol!
        func show(_ rows: [Int]) {}
      }
      final class FeedPresenter: FeedPresenterProtocol {
        weak var view: FeedViewProtocol?
        var interactor: FeedInteractorProtocol!
        func viewDidLoad() { interactor.load() }
      }
      final class FeedInteractor: FeedInteractorProtocol { func load() {} }

      """
    let place = try Workspace(["App/Feed.swift": app])
    _ = try place.run("adopt")
    #expect(place.files.contains { $0.hasSuffix("Feed.viper.json") })
    for force in ["", " --force"] {
      let run = try place.run("remove Feed" + force)
      #expect(run.status != 2, "\(run)")
      #expect(try place.text("App/Feed.swift") == app)
    }
  }

  @Test func sharedFilesAreRemovedWithTheLastModule() throws {
    let place = try Workspace(["viper-gen.json": #"{ "root": true, "runtime": "file" }"#])
    #expect(try place.run("new One --ui uikit").status == 0)
    #expect(try place.run("new Two --ui uikit").status == 0)
    #expect(try place.run("remove One").status == 0)
    #expect(place.exists("ViperKit.swift") && !place.exists("One"))
    #expect(try place.run("check") == Run())
    #expect(try place.run("remove Two").status == 0)
    #expect(place.files == ["viper-gen.json"])
  }

  @Test func specsThatUseTheRemovedModuleAreReported() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true }"#,
      "List.viper.json": #"{ "router": [{ "func": "open()", "to": "Detail" }] }"#,
      "Detail.viper.json": "{}",
    ])
    #expect(try place.run("generate").status == 0)
    let before = try place.state
    let run = try place.run("remove Detail")
    let note = """
      this route opens 'Detail', which is removed [changed-opened-module]
       1 | { "router": [{ "func": "open()", "to": "Detail" }] }
         |                                         ^~~~~~
         = help: delete the route, or change its destination module

      """
    #expect(
      run.errors == "List.viper.json:1:41: error: \(note)1 error in 1 file; nothing was removed\n")
    #expect(run.output == "" && run.status == 1)
    #expect(try place.state == before)
    let forced = try place.run("remove Detail --force")
    #expect(forced.errors == "List.viper.json:1:41: warning: \(note)" && forced.status == 0)
    #expect(!place.files.contains { $0.hasPrefix("Detail") })
    try place.write("Item.viper.json", #"{ "output": ["didEnd()"] }"#)
    try place.write("List.viper.json", #"{ "handles": { "Item": ["didEnd()"] } }"#)
    #expect(
      try place.run("remove Item").errors.contains(
        """
        List.viper.json:1:17: error: this spec uses 'Item', which is removed \
        [changed-opened-module]
        """))
  }

  @Test func unknownAmbiguousAndInvalidModulesAreNotRemoved() throws {
    let place = try Workspace([
      "Home.viper.json": SpecText.empty, "A/M.viper.json": SpecText.empty,
      "B/M.viper.json": SpecText.empty,
    ])
    let files = place.files
    #expect(
      try place.run("remove Hme")
        == Run(
          errors: """
            viper-gen: error: this project has no module 'Hme' [unknown-project-module]
               = help: did you mean 'Home'?

            """, status: 2))
    #expect(
      try place.run("remove M").errors == """
        viper-gen: error: this project has 2 modules 'M' [ambiguous-module]
           = help: use the path of the spec: 'A/M.viper.json' or 'B/M.viper.json'

        """)
    try place.write("Home.viper.json", "{ \"views\": 1 }")
    try place.remove("B/M.viper.json")
    let run = try place.run("remove Home")
    #expect(run.errors.hasSuffix("\n1 error in 1 file; nothing was removed\n") && run.status == 1)
    #expect(place.files == files.filter { $0 != "B/M.viper.json" })
  }
}
