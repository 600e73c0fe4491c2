import ArticlesDomain

/// Does the work of ArticleList, whatever its view looks like.
@MainActor
final class ArticleListInteractor {
  weak var presenter: (any ArticleListInteractorOutputProtocol)?
  let worker: any ArticlesWorker
  private var request: Task<Void, Never>?

  init(worker: any ArticlesWorker) {
    self.worker = worker
  }

  deinit {
    request?.cancel()
  }
}

// MARK: - ArticleListInteractorProtocol

extension ArticleListInteractor: ArticleListInteractorProtocol {
  func fetchArticles() {
    request?.cancel()
    presenter?.presentLoading(true)
    // Nothing but the worker is held while it works, so that a module can go in the middle of it.
    request = Task { [weak self, worker] in
      do throws(ArticlesError) {
        let articles = try await worker.fetchArticles()
        self?.finish { $0.presentArticles(articles) }
      } catch {
        self?.finish { $0.presentError(error) }
      }
    }
  }

  private func finish(_ answer: (any ArticleListInteractorOutputProtocol) -> Void) {
    guard !Task.isCancelled, let presenter else { return }
    answer(presenter)
    presenter.presentLoading(false)
  }
}
