import ArticlesDomain
import ArticlesViews
import Testing
import ViperKit

@testable import ArticlesVIP

@MainActor
struct ArticlesBehaviorTests {
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

  /// The app on a screen, once its articles are there.
  private func show(_ worker: ArticlesWorkerMock) async -> (UIWindow, ArticlesViewController) {
    let view = ArticlesFactoryMock.build(dependencies: ArticlesVIPContainer(worker: worker))
    let window = UINavigationController(rootViewController: view).attachToWindow()
    await settle { view.content.isLoading }
    await settle { !view.content.isLoading }
    return (window, view)
  }

  private func settle(until isSettled: () -> Bool) async {
    for _ in 0..<10_000 where !isSettled() { await Task.yield() }
  }

  @Test func fetchedArticlesAreShownAsPages() async {
    let (window, view) = await show(ArticlesWorkerMock.answering([.swift, .vapor]))

    #expect(view.content.shownTexts == ["Swift", "Ada, Nov 21", "#swift #ios", "A language"])
    #expect(view.content.pages.swipe(to: 1))
    #expect(view.content.shownTexts.first == "Vapor")
    #expect(view.content.dots.currentPage == 1)
    #expect(view.content.dots.turn(to: 0))
    #expect(view.content.shownTexts.first == "Swift")
    #expect(view.presentedViewController == nil)
    window.isHidden = true
  }

  @Test func aFailureIsShownUntilArticlesAreLoaded() async throws {
    let worker = ArticlesWorkerMock.answering(error: .decoding("no JSON"))
    let (window, view) = await show(worker)
    let alert = try #require(view.presentedViewController as? UIAlertController)
    #expect(alert.message == "What came is no article: no JSON.")
    #expect(view.content.shownTexts == ["What came is no article: no JSON."])

    worker.fetchArticlesHandler = { () throws(ArticlesError) in [.swift] }
    #expect(alert.answer("Try again"))
    await settle { view.content.shownTexts.first == "Swift" }

    #expect(view.content.shownTexts.first == "Swift")
    window.isHidden = true
  }

  @Test func theButtonFetchesAgain() async {
    let worker = ArticlesWorkerMock.answering([.swift])
    let (window, view) = await show(worker)

    #expect(view.navigationItem.rightBarButtonItem?.tap() == true)
    await settle { worker.fetchArticlesCallCount == 2 }

    #expect(worker.fetchArticlesCallCount == 2)
    window.isHidden = true
  }

  @Test func itLoadsWhenItAppears() async {
    let interactor = ArticlesInteractorMock()
    let view = ArticlesFactoryMock.build(
      dependencies: ArticlesVIPContainer(worker: ArticlesWorkerMock.answering()),
      interactor: interactor)

    view.viewWillAppear(false)
    for _ in 0..<10_000 where interactor.fetchArticlesCallCount == 0 {
      try? await Task.sleep(for: .milliseconds(1))
    }

    #expect(interactor.fetchArticlesCallCount == 1)
  }

  @Test func tappingAnArticlePushesItsDetailWithThePreview() async throws {
    let (window, view) = await show(ArticlesWorkerMock.answering([.swift, .vapor]))
    view.content.pages.swipe(to: 1)

    view.content.pages.tapItem()

    let detail = try #require(
      view.navigationController?.topViewController as? ArticleDetailViewController)
    let interactor = try #require(detail.interactor as? ArticleDetailInteractor)
    #expect(interactor.id == 8)
    #expect(interactor.preview == .vapor)
    window.isHidden = true
  }
}

extension ArticlePagesView {
  fileprivate var shownTexts: [String] {
    (pages.visibleCells.first as? ArticleCell)?.column.texts ?? []
  }
}
