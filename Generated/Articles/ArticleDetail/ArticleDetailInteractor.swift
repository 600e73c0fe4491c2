import ArticlesDomain

/// Does the work of ArticleDetail, whatever its view looks like.
@MainActor
final class ArticleDetailInteractor {
  weak var presenter: (any ArticleDetailInteractorOutputProtocol)?
  let worker: any ArticlesWorker

  init(worker: any ArticlesWorker) {
    self.worker = worker
  }
}

// MARK: - ArticleDetailInteractorProtocol

extension ArticleDetailInteractor: ArticleDetailInteractorProtocol {
  func fetchArticle(id: Article.ID) async {
    do {
      presenter?.didFetchArticle(try await worker.fetchArticle(id: id))
    } catch {
      presenter?.didFail(with: error)
    }
  }
}
