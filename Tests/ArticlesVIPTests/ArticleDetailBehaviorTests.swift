import ArticlesDomain
import Testing
import ViperKit

@testable import ArticlesVIP

@MainActor
struct ArticleDetailBehaviorTests {
  @Test func itShowsTheArticleThatItIsBuiltFor() async {
    let view = ArticleDetailFactoryMock.build(
      id: 8,
      dependencies: ArticlesVIPContainer(worker: ArticlesWorkerMock.answering([.swift, .vapor])))

    await view.interactor.fetchArticle()

    #expect(view.column.texts == ["Vapor", "Ada, Nov 22", "A framework"])
    #expect(view.title == "Vapor")
  }

  @Test func thePreviewIsPresentedBeforeTheFetchedArticle() async {
    let presenter = ArticleDetailPresenterMock()
    let interactor = ArticleDetailInteractor(
      id: 7, preview: .swift, worker: ArticlesWorkerMock.answering([.swift]), presenter: presenter)

    await interactor.fetchArticle()

    #expect(presenter.presentArticleArgValues.map(\.article) == [.swift, .swift])
  }

  @Test func aFailureIsShownAsAnAlert() async throws {
    let view = ArticleDetailFactoryMock.build(
      id: 7, preview: .swift,
      dependencies: ArticlesVIPContainer(
        worker: ArticlesWorkerMock.answering(error: .decoding("no JSON"))))
    let window = view.attachToWindow()

    for _ in 0..<10_000 where view.presentedViewController == nil { await Task.yield() }

    let alert = try #require(view.presentedViewController as? UIAlertController)
    #expect(alert.message == "What came is no article: no JSON.")
    #expect(alert.actions.map(\.title) == ["Try again", "OK"])
    #expect(view.column.texts.first == "Swift", "what is known stays")
    window.isHidden = true
  }

  @Test func theBackButtonLeadsBack() {
    let container = ArticlesVIPContainer(worker: ArticlesWorkerMock.answering())
    let list = ArticlesFactoryMock.build(dependencies: container)
    let stack = UINavigationController(rootViewController: list)
    let window = stack.attachToWindow()
    let detail = ArticleDetailFactoryMock.build(id: 7, dependencies: container)
    stack.pushViewController(detail, animated: false)

    #expect(detail.navigationItem.leftBarButtonItem?.tap() == true)

    #expect(stack.topViewController === list)
    window.isHidden = true
  }
}
