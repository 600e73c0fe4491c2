import ArticlesDomain
import Testing

@testable import ArticlesModules

/// The interactor of the detail alone; its presenter is generated, and so are that one's tests.
@MainActor
@Suite struct ArticleDetailPartTests {
  @Test func theInteractorPresentsTheArticleThatItIsAskedFor() async {
    let presenter = ArticleDetailPresenterMock()
    let interactor = ArticleDetailInteractor(worker: FixedWorker(articles: [.swift, .vapor]))
    interactor.presenter = presenter

    await presenter.loadingEnds { interactor.fetchArticle(id: 8) }

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentArticleArgValues == [.vapor])
    #expect(presenter.presentErrorCallCount == 0)
  }

  @Test func theInteractorPresentsAFailureAndEndsLoading() async {
    let presenter = ArticleDetailPresenterMock()
    let interactor = ArticleDetailInteractor(worker: FixedWorker())
    interactor.presenter = presenter

    await presenter.loadingEnds { interactor.fetchArticle(id: 8) }

    #expect(presenter.presentLoadingArgValues == [true, false])
    #expect(presenter.presentErrorArgValues == [.noData("there is no article 8")])
  }

  @Test func theInteractorKnowsTheAuthorOnceTheArticleIsThere() async {
    let presenter = ArticleDetailPresenterMock()
    let interactor = ArticleDetailInteractor(worker: FixedWorker(articles: [.swift]))
    interactor.presenter = presenter

    interactor.findAuthor()
    #expect(presenter.presentAuthorCallCount == 0)
    await presenter.loadingEnds { interactor.fetchArticle(id: 7) }
    interactor.findAuthor()

    #expect(presenter.presentAuthorArgValues == [.ada])
  }

  @Test func anArticleBecomesTextsThatAreReadyToShow() {
    #expect(
      ArticleText(.swift)
        == ArticleText(
          title: "Swift", byline: "Ada, Nov 21", tags: "#swift #ios", description: "A language",
          link: "https://example.org/7"))
  }
}

extension ArticleDetailPresenterMock {
  /// Does something, and waits until loading has ended after it.
  func loadingEnds(after action: () -> Void) async {
    await withCheckedContinuation { continuation in
      presentLoadingHandler = { isLoading in if !isLoading { continuation.resume() } }
      action()
    }
  }
}
