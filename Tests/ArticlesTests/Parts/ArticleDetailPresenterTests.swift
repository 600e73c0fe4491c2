import ArticlesDomain
import Testing

@testable import ArticlesModules

/// What the presenter of the detail does by hand; the rest of it is generated, and so are its tests.
@MainActor
@Suite struct ArticleDetailPresenterTests {
  let view = ArticleDetailViewMock()
  let interactor = ArticleDetailInteractorMock()
  let router = ArticleDetailRouterMock()
  let presenter: ArticleDetailPresenter

  init() {
    presenter = ArticleDetailPresenter(id: 7, interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func loadingShowsTheArticleThatItIsBuiltFor() async {
    interactor.fetchArticleHandler = { _ in .swift }

    presenter.viewDidLoad()
    await presenter.calls.viewDidLoad?.value

    #expect(interactor.fetchArticleArgValues == [7])
    #expect(view.displayLoadingArgValues == [true, false])
    #expect(view.displayArticleArgValues == [ArticleText(.swift)])
  }

  @Test func theAuthorOpensOnceTheArticleIsThere() {
    presenter.didTapAuthor()
    #expect(router.routeToAuthorCallCount == 0)

    presenter.presentArticle(.swift)
    presenter.didTapAuthor()

    #expect(router.routeToAuthorArgValues == [.ada])
  }
}
