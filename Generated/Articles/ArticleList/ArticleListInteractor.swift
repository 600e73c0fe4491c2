import ArticlesDomain

/// Does the work of ArticleList, whatever its view looks like.
@MainActor
final class ArticleListInteractor {
  weak var presenter: (any ArticleListInteractorOutputProtocol)?
  let worker: any ArticlesWorker

  init(worker: any ArticlesWorker) {
    self.worker = worker
  }
}

// MARK: - ArticleListInteractorProtocol

extension ArticleListInteractor: ArticleListInteractorProtocol {
  func fetchArticles() async {
    presenter?.presentLoading(true)
    do {
      presenter?.presentArticles(try await worker.fetchArticles())
    } catch {
      presenter?.presentError(error)
    }
    presenter?.presentLoading(false)
  }
}
