import TestTools
import Testing

/// Components and contracts that a spec adds to its pack's, as a user meets them.
@Suite(.serialized, .processesInTurn) struct AddedPartsTests {
  private static let feed = """
    {
      "ui": "none",
      "root": true,
      "interactor": ["load()"],
      "roles": ["dataManager"],
      "contracts": {
        "data": { "conformer": "dataManager", "caller": "interactor", "members": ["fetch()"] }
      },
      "interactorOutput": { "inherits": ["AnyObject"], "members": ["didLoad()"] }
    }

    """

  @Test func aMemberIsAddedToTheProtocolAndTheClass() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true }"#, "Feed.viper.json": Self.feed,
    ])
    #expect(try place.run("generate").status == 0)
    let run = try place.run("add data 'reset(_ id: Int)' --to Feed")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.run("add interactor-output 'didFail()' --to Feed").status == 0)
    let spec = try place.text("Feed.viper.json")
    #expect(
      spec.contains(#"      "members": ["fetch()", "reset(_ id: Int)"]"# + "\n    }\n"), "\(spec)")
    #expect(spec.contains(#"["AnyObject"], "members": ["didLoad()", "didFail()"] }"#), "\(spec)")
    #expect(try place.text("FeedContracts.swift").contains("  func reset(_ id: Int)\n"))
    #expect(try place.text("FeedDataManager.swift").contains("FeedDataManager.reset(_:) is not"))
    #expect(
      try place.text("FeedBuilder.swift").contains("FeedInteractor(dataManager: dataManager)"))
    #expect(try place.run("rename Feed News").status == 0)
    #expect(try place.text("NewsDataManager.swift").contains("final class NewsDataManager {"))
    try place.write(
      "NewsDataManager.swift",
      place.text("NewsDataManager.swift").replacing("  func fetch() {", with: "  func fetched() {"))
    let check = try place.run("check")
    #expect(
      check.errors.contains("error: 'NewsDataManager.fetch()' is in the contract"),
      "\(check.errors)")
  }

  @Test func addedRolesNeedATemplateOfThePack() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "pack": "mvvm" }"#,
      "Feed.viper.json": #"{ "roles": ["store"], "root": true }"#,
    ])
    let run = try place.run("generate")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        """
        Feed.viper.json:1:14: error: the pack 'mvvm' doesn't support roles that specs add [unsupported-addition]
         1 | { "roles": ["store"], "root": true }
           |              ^~~~~
           = help: add a file with "added": true to the pack's pack.json

        """), "\(run.errors)")
  }
}
