import ArticlesDomain

/// Contains the business logic of Articles and passes results to the presenter.
@MainActor
final class ArticlesInteractor {
  let worker: any ArticlesWorker
  let presenter: any ArticlesPresentationLogic
  var articles: [Article] = []

  init(worker: any ArticlesWorker, presenter: any ArticlesPresentationLogic) {
    self.worker = worker
    self.presenter = presenter
  }
}

// MARK: - ArticlesBusinessLogic

extension ArticlesInteractor: ArticlesBusinessLogic {
  func fetchArticles() async {
    presenter.presentLoading(true)
    do {
      articles = try await worker.fetchArticles()
      presenter.presentArticles(response: .init(articles: articles))
    } catch {
      presenter.presentError(error)
    }
    presenter.presentLoading(false)
  }
}

// MARK: - ArticlesDataStore

extension ArticlesInteractor: ArticlesDataStore {}
