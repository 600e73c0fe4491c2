import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct AdoptedPartsTests {
  private static let app = [
    "Feed/FeedProtocols.swift": """
    import UIKit
    protocol FeedViewProtocol: AnyObject { func show(_ items: [Int]) }
    protocol FeedLoadingViewProtocol: AnyObject { func startLoading() }
    protocol FeedPresenterProtocol: AnyObject { func viewIsReady() }
    protocol FeedInteractorProtocol: AnyObject { func load() }
    protocol FeedInteractorOutputProtocol: AnyObject { func didLoad(_ items: [Int]) }
    protocol FeedModuleInput: AnyObject {
      func configure(id: Int)
    }
    protocol FeedDataManagerProtocol: AnyObject {
      func fetch(_ done: @escaping ([Int]) -> Void)
    }
    protocol FeedDataManagerOutputProtocol: AnyObject {
      func didFail(_ error: Error)
    }

    """,
    "Feed/FeedViewController.swift": """
    final class FeedViewController: UIViewController, FeedViewProtocol, FeedLoadingViewProtocol {
      var presenter: FeedPresenterProtocol?
      func show(_ items: [Int]) {}
      func startLoading() {}
    }

    """,
    "Feed/FeedPresenter.swift": """
    import UIKit
    final class FeedPresenter: FeedPresenterProtocol {
      weak var view: (FeedViewProtocol & FeedLoadingViewProtocol)?
      var interactor: FeedInteractorProtocol?
      func viewIsReady() { interactor?.load() }
    }
    extension FeedPresenter: FeedInteractorOutputProtocol { func didLoad(_ items: [Int]) {} }
    extension FeedPresenter: FeedModuleInput {
      func configure(id: Int) {}
    }

    """,
    "Feed/FeedInteractor.swift": """
    import UIKit
    final class FeedInteractor: FeedInteractorProtocol, FeedDataManagerOutputProtocol {
      weak var presenter: FeedInteractorOutputProtocol?
      var store: FeedDataManagerProtocol?
      func load() {}
      func didFail(_ error: Error) {}
    }

    """,
    "Feed/Data/FeedDataManager.swift": """
    import UIKit
    final class FeedDataManager: FeedDataManagerProtocol {
      weak var output: FeedDataManagerOutputProtocol?
      func fetch(_ done: @escaping ([Int]) -> Void) {}
    }

    """,
  ]

  @Test func furtherComponentsAndProtocolsAreInTheSpec() throws {
    let place = try Workspace(Self.app)
    let run = try place.run("adopt")
    #expect(run.status == 0, "\(run.errors)")
    let spec = try place.text("Feed/Feed.viper.json")
    #expect(
      spec.contains(
        """
          "roles": ["dataManager"],
          "contracts": {
            "loadingView": { "conformer": "view", "caller": "presenter", "members": ["startLoading()"] },
            "moduleInput": { "conformer": "presenter", "members": ["configure(id: Int)"] },
            "dataManagerOutput": {
              "conformer": "interactor",
              "caller": "dataManager",
              "members": ["didFail(_ error: Error)"]
            },
        """), "\(spec)")
    #expect(spec.contains(#""dataManager": "store""#) && !spec.contains("FeedModuleInput"))
    let config = try place.text("viper-gen.json")
    #expect(config.contains(#""moduleInput": "{{ module.name }}ModuleInput""#), "\(config)")
    #expect(config.contains(#""dataManager": "Data/{{ roles.dataManager.name }}.swift""#))
    #expect(try place.run("check").output == "")
    #expect(try place.run("adopt").status == 0)
    for (path, text) in Self.app { #expect(try place.text(path) == text, "\(path)") }
  }

  @Test func addedMembersReachTheCodeAndReturnToTheSpec() throws {
    let place = try Workspace(Self.app)
    #expect(try place.run("adopt").status == 0)
    #expect(try place.run("add module-input 'reset()' --to Feed").status == 0)
    #expect(try place.run("add data-manager 'drop(_ id: Int)' --to Feed").status == 0)
    #expect(try place.text("Feed/FeedProtocols.swift").contains("  func reset()\n"))
    #expect(
      try place.text("Feed/FeedPresenter.swift").contains(
        "FeedPresenter.reset() is not written yet"))
    #expect(
      try place.text("Feed/Data/FeedDataManager.swift").contains("FeedDataManager.drop(_:) is not"))
    let protocols = try place.text("Feed/FeedProtocols.swift")
    try place.write(
      "Feed/FeedProtocols.swift",
      protocols.replacing("func configure(id: Int)", with: "func configure(id: String)"))
    #expect(try place.run("check").errors.contains("'FeedModuleInput.configure(id:)'"))
    let update = try place.run("adopt --update")
    #expect(update.status == 0, "\(update.errors)")
    let spec = try place.text("Feed/Feed.viper.json")
    #expect(
      spec.contains(#""conformer": "presenter", "members": ["configure(id: String)", "reset()"]"#),
      "\(spec)")
  }

  @Test func aNewNameOfTheModuleReachesThem() throws {
    let place = try Workspace(Self.app)
    #expect(try place.run("adopt").status == 0)
    let run = try place.run("rename Feed News")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.text("News/NewsPresenter.swift").contains("NewsPresenter: NewsModuleInput"))
    #expect(try place.text("News/Data/NewsDataManager.swift").contains("class NewsDataManager"))
    #expect(try place.run("check").errors == "")
    // A pattern for an unknown contract is an error.
    let config = try place.text("viper-gen.json")
    try place.write("viper-gen.json", config.replacing("\"moduleInput\"", with: "\"modulInput\""))
    let check = try place.run("check")
    #expect(check.errors.contains("error: the pack 'viper' has no contract 'modulInput'"))
    #expect(check.errors.contains("did you mean 'moduleInput'?"))
  }

  @Test func theLastSpecWithAnAddedContractCanBeRemoved() throws {
    let other = Dictionary(
      uniqueKeysWithValues: NamingScheme.all[0].sources.map { ("Other/" + $0.key, $0.value) })
    let place = try Workspace(
      Self.app.merging(other.filter { $0.key.contains("/Settings") }) { first, _ in first })
    #expect(try place.run("adopt").status == 0)
    try place.remove("Feed/Feed.viper.json")
    try place.remove("Feed/Feed.viper.lock")
    let check = try place.run("check")
    #expect(check.status == 0 && check.output == "", "\(check)")
    #expect(
      check.errors.contains(
        "warning: neither the pack 'viper' nor a spec has a contract 'moduleInput' [unused-part]"),
      "\(check.errors)")
    for (path, text) in Self.app { #expect(try place.text(path) == text, "\(path)") }
  }
}
