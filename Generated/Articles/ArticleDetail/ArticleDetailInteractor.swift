import ArticlesDomain

/// Does the work of ArticleDetail, whatever its view looks like.
@MainActor
final class ArticleDetailInteractor {
  weak var presenter: (any ArticleDetailInteractorOutputProtocol)?
  let worker: any ArticlesWorker
  private var article: Article?
  private var request: Task<Void, Never>?

  init(worker: any ArticlesWorker) {
    self.worker = worker
  }

  deinit {
    request?.cancel()
  }
}

// MARK: - ArticleDetailInteractorProtocol

extension ArticleDetailInteractor: ArticleDetailInteractorProtocol {
  func fetchArticle(id: Article.ID) {
    request?.cancel()
    presenter?.presentLoading(true)
    // Nothing but the worker is held while it works, so that a module can go in the middle of it.
    request = Task { [weak self, worker] in
      do throws(ArticlesError) {
        let article = try await worker.fetchArticle(id: id)
        self?.article = article
        self?.finish { $0.presentArticle(article) }
      } catch {
        self?.finish { $0.presentError(error) }
      }
    }
  }

  func findAuthor() {
    guard let article else { return }
    presenter?.presentAuthor(article.user)
  }

  private func finish(_ answer: (any ArticleDetailInteractorOutputProtocol) -> Void) {
    guard !Task.isCancelled, let presenter else { return }
    answer(presenter)
    presenter.presentLoading(false)
  }
}
