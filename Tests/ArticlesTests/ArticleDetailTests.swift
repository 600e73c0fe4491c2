import ArticlesDomain
import Testing
import ViperKit

@testable import Articles

@MainActor
@Suite struct ArticleDetailTests {
  @Test func loadingTheViewAsksForItsArticle() async {
    let interactor = WaitingInteractor()
    let view = ArticleDetailBuilder.build(id: 7, worker: FixedWorker(), interactor: interactor)

    view.loadViewIfNeeded()
    let id = await interactor.firstID

    #expect(id == 7)
  }

  @Test func theArticleReachesTheView() async throws {
    let view = ArticleDetailBuilder.build(id: 7, worker: FixedWorker(articles: [.swift]))
    let presenter = try #require(view.presenter as? ArticleDetailPresenter)

    await presenter.interactor.fetchArticle(id: 7)

    #expect(view.article == .swift)
    #expect(view.title == "Swift")
  }

  @Test func aFailureReachesTheView() async throws {
    let view = ArticleDetailBuilder.build(id: 7, worker: FixedWorker(error: .invalidURL))
    let presenter = try #require(view.presenter as? ArticleDetailPresenter)

    await presenter.interactor.fetchArticle(id: 7)

    #expect(view.article == nil)
    #expect(view.message == "The address of the articles is wrong.")
  }

  @Test func backGoesToTheList() {
    let list = ArticleListBuilder.build(worker: FixedWorker())
    let stack = UINavigationController(rootViewController: list)
    list.presenter.didSelectArticle(id: 7)
    let detail = stack.topViewController as? ArticleDetailView

    detail?.presenter.didTapBack()

    #expect(stack.topViewController === list)
  }
}

/// Hands the first id that it is asked for to whoever waits for it.
private final class WaitingInteractor: ArticleDetailInteractorProtocol {
  private let (ids, continuation) = AsyncStream.makeStream(of: Article.ID.self)

  var firstID: Article.ID? {
    get async {
      for await id in ids { return id }
      return nil
    }
  }

  func fetchArticle(id: Article.ID) async { continuation.yield(id) }
}
