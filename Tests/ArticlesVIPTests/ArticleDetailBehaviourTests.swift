import ArticlesDomain
import Testing
import ViperKit

@testable import ArticlesVIP

@MainActor
@Suite struct ArticleDetailBehaviourTests {
  @Test func itShowsTheArticleThatItIsBuiltFor() async {
    let view = ArticleDetailFactory.build(
      id: 8, worker: ArticlesWorkerMock.answering([.swift, .vapor]))

    await view.interactor.fetchArticle()

    #expect(view.article?.title == "Vapor")
    #expect(view.article?.byline == "Ada, Nov 22")
    #expect(view.title == "Vapor")
    #expect(view.message == nil)
  }

  @Test func whatIsKnownAlreadyIsPresentedFirst() async {
    let presenter = ArticleDetailPresenterMock()
    let interactor = ArticleDetailInteractor(
      id: 7, preview: .swift, worker: ArticlesWorkerMock.answering([.swift]), presenter: presenter)

    await interactor.fetchArticle()

    #expect(presenter.presentArticleArgValues.map(\.article) == [.swift, .swift])
  }

  @Test func aFailureIsShownInWords() async {
    let view = ArticleDetailFactory.build(
      id: 7, preview: .swift, worker: ArticlesWorkerMock.answering(error: .decoding("no JSON")))

    await view.interactor.fetchArticle()

    #expect(view.message == "What came is no article: no JSON.")
    #expect(view.article?.title == "Swift", "what is known stays")
  }

  @Test func theBackButtonLeadsBack() {
    let list = ArticlesFactory.build(worker: ArticlesWorkerMock.answering())
    let stack = UINavigationController(rootViewController: list)
    let detail = ArticleDetailFactory.build(id: 7, worker: ArticlesWorkerMock.answering())
    stack.pushViewController(detail, animated: false)

    detail.didTapBack()

    #expect(stack.topViewController === list)
  }
}
