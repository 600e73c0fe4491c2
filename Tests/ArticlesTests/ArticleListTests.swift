import ArticlesDomain
import Testing
import ViperKit

@testable import Articles

@MainActor
@Suite struct ArticleListTests {
  @Test func fetchingShowsArticlesBetweenLoadingOnAndOff() async {
    let output = RecordingOutput()
    let interactor = ArticleListInteractor(worker: FixedWorker(articles: [.swift]))
    interactor.presenter = output

    await interactor.fetchArticles()

    #expect(output.calls == ["loading true", "articles 1", "loading false"])
  }

  @Test func aFailureIsPresentedAndLoadingEnds() async {
    let output = RecordingOutput()
    let interactor = ArticleListInteractor(worker: FixedWorker(error: .noData))
    interactor.presenter = output

    await interactor.fetchArticles()

    #expect(output.calls == ["loading true", "error noData", "loading false"])
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
    let router = RecordingRouter()
    let view = ArticleListBuilder.build(worker: FixedWorker(), router: router)

    view.presenter.didSelectArticle(id: 3)

    #expect(router.ids == [3])
  }

  @Test func nothingOutlivesTheView() {
    weak var presenter: ArticleListPresenter?
    weak var interactor: ArticleListInteractor?
    weak var router: ArticleListRouter?
    do {
      let view = ArticleListBuilder.build(worker: FixedWorker())
      presenter = view.presenter as? ArticleListPresenter
      interactor = presenter?.interactor as? ArticleListInteractor
      router = presenter?.router as? ArticleListRouter
      #expect(presenter != nil && interactor != nil && router != nil)
    }
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(router == nil)
  }
}

private final class RecordingOutput: ArticleListInteractorOutputProtocol {
  private(set) var calls: [String] = []

  func presentArticles(_ articles: [Article]) { calls.append("articles \(articles.count)") }
  func presentError(_ error: ArticlesError) { calls.append("error \(error)") }
  func presentLoading(_ isLoading: Bool) { calls.append("loading \(isLoading)") }
}

private final class RecordingRouter: ArticleListRouterProtocol {
  private(set) var ids: [Article.ID] = []

  func routeToArticleDetail(id: Article.ID) { ids.append(id) }
}
