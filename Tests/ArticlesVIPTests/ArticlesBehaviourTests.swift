import ArticlesDomain
import Testing
import ViperKit

@testable import ArticlesVIP

@MainActor
@Suite struct ArticlesBehaviourTests {
  @Test func fetchingPresentsArticlesBetweenLoadingOnAndOff() async {
    let presenter = ArticlesPresenterMock()
    let interactor = ArticlesInteractor(
      worker: ArticlesWorkerMock.answering([.swift]), presenter: presenter)

    await interactor.fetchArticles()

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentArticlesArgValues.map(\.articles) == [[.swift]])
    #expect(presenter.presentErrorCallCount == 0)
    #expect(interactor.articles == [.swift])
  }

  @Test func aFailureIsPresentedAndLoadingEnds() async {
    let presenter = ArticlesPresenterMock()
    let interactor = ArticlesInteractor(
      worker: ArticlesWorkerMock.answering(error: .decoding("no JSON")), presenter: presenter)

    await interactor.fetchArticles()

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentErrorArgValues == [.decoding("no JSON")])
    #expect(presenter.presentArticlesCallCount == 0)
  }

  @Test func articlesBecomeTextsReadyToShow() throws {
    let view = ArticlesViewControllerMock()
    let presenter = ArticlesPresenter()
    presenter.viewController = view

    presenter.presentArticles(response: .init(articles: [.swift]))

    let article = try #require(view.displayArticlesArgValues.first?.displayedArticles.first)
    #expect(article.title == "Swift")
    #expect(article.publishDate == "Nov 21")
    #expect(article.authorName == "Ada")
    #expect(article.tags == "#swift #ios")
    #expect(article.imageURL == nil)
  }

  @Test func whatIsFetchedGoesRoundTheCycle() async {
    let view = ArticlesFactory.build(worker: ArticlesWorkerMock.answering([.swift, .vapor]))

    await view.interactor.fetchArticles()

    #expect(view.pages.map(\.title) == ["Swift", "Vapor"])
    #expect(view.message == nil)
    #expect(!view.isLoading)
  }

  @Test func aFailureIsShownInWordsUntilThereAreArticles() async {
    let view = ArticlesFactory.build(
      worker: ArticlesWorkerMock.answering(error: .decoding("no JSON")))

    await view.interactor.fetchArticles()
    #expect(view.message == "What came is no article: no JSON.")

    view.displayArticles(viewModel: .init([.swift]))
    #expect(view.message == nil)
  }

  @Test func itLoadsWhenItAppears() async {
    let interactor = ArticlesInteractorMock()
    let view = ArticlesFactoryMock.build(
      worker: ArticlesWorkerMock.answering(), interactor: interactor)

    view.viewWillAppear(false)
    for _ in 0..<10_000 where interactor.fetchArticlesCallCount == 0 {
      try? await Task.sleep(for: .milliseconds(1))
    }

    #expect(interactor.fetchArticlesCallCount == 1)
  }

  @Test func selectingAnArticlePushesItsDetailWithWhatIsKnownOfIt() async throws {
    let view = ArticlesFactory.build(worker: ArticlesWorkerMock.answering([.swift, .vapor]))
    let stack = UINavigationController(rootViewController: view)
    await view.interactor.fetchArticles()

    view.interactor.didSelectArticle(id: 8)

    let detail = try #require(stack.topViewController as? ArticleDetailViewController)
    let interactor = try #require(detail.interactor as? ArticleDetailInteractor)
    #expect(interactor.id == 8)
    #expect(interactor.preview == .vapor)
  }
}
