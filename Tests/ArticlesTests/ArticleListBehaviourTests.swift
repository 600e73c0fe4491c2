import ArticlesDomain
import Testing
import ViperKit

@testable import Articles

@MainActor
@Suite struct ArticleListBehaviourTests {
  @Test func fetchingShowsArticlesBetweenLoadingOnAndOff() async {
    let presenter = ArticleListPresenterMock()
    let interactor = ArticleListInteractor(worker: FixedWorker(articles: [.swift]))
    interactor.presenter = presenter

    await interactor.fetchArticles()

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentArticlesArgValues == [[.swift]])
    #expect(presenter.presentErrorCallCount == 0)
  }

  @Test func aFailureIsPresentedAndLoadingEnds() async {
    let presenter = ArticleListPresenterMock()
    let interactor = ArticleListInteractor(worker: FixedWorker(error: .noData))
    interactor.presenter = presenter

    await interactor.fetchArticles()

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentErrorArgValues == [.noData])
    #expect(presenter.presentArticlesCallCount == 0)
  }

  @Test func articlesBecomeTextsReadyToShow() throws {
    let view = ArticleListBuilder.build(worker: FixedWorker())
    let presenter = try #require(view.presenter as? ArticleListPresenter)

    presenter.presentArticles([.swift])

    let page = try #require(view.pages.first)
    #expect(page.title == "Swift")
    #expect(page.publishDate == "Nov 21")
    #expect(page.authorName == "Ada")
    #expect(page.tags == "#swift #ios")
    #expect(page.imageURL == nil)
  }

  @Test func anErrorIsShownInWords() throws {
    let view = ArticleListBuilder.build(worker: FixedWorker())
    let presenter = try #require(view.presenter as? ArticleListPresenter)

    presenter.presentError(.noData)

    #expect(view.message == "The service sent nothing.")
  }

  @Test func selectingAnArticlePushesItsDetail() throws {
    let view = ArticleListBuilder.build(worker: FixedWorker(articles: [.swift]))
    let stack = UINavigationController(rootViewController: view)

    view.presenter.didSelectArticle(id: 7)

    let detail = try #require(stack.topViewController as? ArticleDetailView)
    let presenter = try #require(detail.presenter as? ArticleDetailPresenter)
    #expect(presenter.id == 7)
  }

  @Test func aRouteThatCannotBeTakenIsReported() {
    let view = ArticleListBuilder.build(worker: FixedWorker())

    let failures = ModuleFailure.collect { view.presenter.didSelectArticle(id: 7) }

    #expect(failures.map(\.id) == ["no-navigation-stack"])
  }

  @Test func anyPartCanBeReplacedInATest() {
    let router = ArticleListRouterMock()
    let view = ArticleListBuilder.build(worker: FixedWorker(), router: router)

    view.presenter.didSelectArticle(id: 3)

    #expect(router.routeToArticleDetailArgValues == [3])
  }
}
