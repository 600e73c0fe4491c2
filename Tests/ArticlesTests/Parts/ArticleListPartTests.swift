import ArticlesDomain
import Testing

@testable import ArticlesModules

/// Interactor and presenter of the list, each alone.
@MainActor
@Suite struct ArticleListPartTests {
  @Test func theInteractorPresentsArticlesBetweenLoadingOnAndOff() async {
    let presenter = ArticleListPresenterMock()
    let interactor = ArticleListInteractor(worker: FixedWorker(articles: [.swift]))
    interactor.presenter = presenter

    await presenter.loadingEnds { interactor.fetchArticles() }

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentArticlesArgValues == [[.swift]])
    #expect(presenter.presentErrorCallCount == 0)
  }

  @Test func theInteractorPresentsAFailureAndEndsLoading() async {
    let presenter = ArticleListPresenterMock()
    let interactor = ArticleListInteractor(worker: FixedWorker(error: .invalidURL("x")))
    interactor.presenter = presenter

    await presenter.loadingEnds { interactor.fetchArticles() }

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentErrorArgValues == [.invalidURL("x")])
    #expect(presenter.presentArticlesCallCount == 0)
  }

  @Test func thePresenterMakesTextsThatAreReadyToShow() {
    let (presenter, view, _, _) = parts()

    presenter.presentArticles([.swift, .vapor])

    #expect(
      view.displayArticlesArgValues == [
        [
          DisplayedArticle(
            id: 7, title: "Swift", description: "A language", publishDate: "Nov 21",
            imageURL: nil, authorName: "Ada", tags: "#swift #ios"),
          DisplayedArticle(
            id: 8, title: "Vapor", description: "A framework", publishDate: "Nov 22",
            imageURL: nil, authorName: "Grace", tags: "#vapor"),
        ]
      ])
  }

  @Test func thePresenterPutsFailuresIntoWords() {
    let (presenter, view, _, _) = parts()

    presenter.presentError(.noData("it rains"))

    #expect(view.displayErrorArgValues == ["No articles came: it rains."])
  }

  @Test func thePresenterFetchesOnAppearanceAndOnReload() {
    let (presenter, view, interactor, _) = parts()

    presenter.viewWillAppear()
    presenter.didTapReload()
    presenter.presentLoading(true)

    #expect(interactor.fetchArticlesCallCount == 2)
    #expect(view.displayLoadingArgValues == [true])
  }

  @Test func thePresenterLeadsToTheSelectedArticle() {
    let (presenter, _, _, router) = parts()

    presenter.didSelectArticle(id: 3)

    #expect(router.routeToArticleDetailArgValues == [3])
  }

  private func parts() -> (
    ArticleListPresenter, ArticleListViewMock, ArticleListInteractorMock, ArticleListRouterMock
  ) {
    let (view, interactor, router) = (
      ArticleListViewMock(), ArticleListInteractorMock(), ArticleListRouterMock()
    )
    let presenter = ArticleListPresenter(interactor: interactor, router: router)
    presenter.view = view
    return (presenter, view, interactor, router)
  }
}

extension ArticleListPresenterMock {
  /// Does something, and waits until loading has ended after it.
  func loadingEnds(after action: () -> Void) async {
    await withCheckedContinuation { continuation in
      presentLoadingHandler = { isLoading in if !isLoading { continuation.resume() } }
      action()
    }
  }
}
