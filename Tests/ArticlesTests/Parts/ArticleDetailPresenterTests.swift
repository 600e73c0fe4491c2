import ArticlesDomain
import Testing

@testable import ArticlesModules

/// The methods of the presenter that are written by hand, with the mocks of the generated suite.
extension ArticleDetailTests {
  @Test func loadingShowsTheArticleThatItIsBuiltFor() async {
    interactor.fetchArticleHandler = { _ in .swift }
    let presenter = makePresenter()

    presenter.viewDidLoad()
    await presenter.calls.viewDidLoad?.value

    #expect(interactor.fetchArticleArgValues == [7])
    #expect(view.displayLoadingArgValues == [true, false])
    #expect(view.displayArticleArgValues == [ArticleText(.swift)])
  }

  @Test func theAuthorOpensOnceTheArticleIsThere() {
    let presenter = makePresenter()

    presenter.didTapAuthor()
    #expect(router.routeToAuthorCallCount == 0)

    presenter.presentArticle(.swift)
    presenter.didTapAuthor()

    #expect(router.routeToAuthorArgValues == [.ada])
  }
}
