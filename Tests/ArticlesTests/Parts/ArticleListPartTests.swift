import ArticlesDomain
import Testing

@testable import ArticlesModules

/// Interactor and presenter of the list, each alone.
@MainActor
@Suite struct ArticleListPartTests {
  @Test func theInteractorFetchesWhatItsWorkerHas() async throws {
    let interactor = ArticleListInteractor(worker: FixedWorker(articles: [.swift]))

    #expect(try await interactor.fetchArticles() == [.swift])
  }

  @Test func theInteractorThrowsWhatItsWorkerThrows() async {
    let interactor = ArticleListInteractor(worker: FixedWorker(error: .invalidURL("x")))

    await #expect(throws: ArticlesError.invalidURL("x")) { try await interactor.fetchArticles() }
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

  @Test func thePresenterFetchesOnAppearanceAndOnReload() async {
    let (presenter, view, interactor, _) = parts()

    presenter.viewWillAppear()
    await presenter.calls.viewWillAppear?.value
    presenter.didTapReload()
    await presenter.calls.viewWillAppear?.value

    #expect(interactor.fetchArticlesCallCount == 2)
    #expect(view.displayLoadingArgValues == [true, false, true, false])
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
