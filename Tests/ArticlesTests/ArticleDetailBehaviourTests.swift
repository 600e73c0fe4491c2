import ArticlesDomain
import Testing
import ViperKit

@testable import Articles

@MainActor
@Suite struct ArticleDetailBehaviourTests {
  @Test func loadingTheViewAsksForItsArticle() async {
    let interactor = ArticleDetailInteractorMock()
    let (ids, continuation) = AsyncStream.makeStream(of: Article.ID.self)
    interactor.fetchArticleHandler = { continuation.yield($0) }
    let view = ArticleDetailBuilder.build(id: 7, worker: FixedWorker(), interactor: interactor)

    view.loadViewIfNeeded()
    var iterator = ids.makeAsyncIterator()
    let id = await iterator.next()

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
