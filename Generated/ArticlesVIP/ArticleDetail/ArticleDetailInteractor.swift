import ArticlesDomain

/// Contains the business logic of ArticleDetail and passes results to the presenter.
@MainActor
final class ArticleDetailInteractor {
  let id: Article.ID
  let preview: Article?
  let worker: any ArticlesWorker
  let presenter: any ArticleDetailPresentationLogic

  init(
    id: Article.ID,
    preview: Article?,
    worker: any ArticlesWorker,
    presenter: any ArticleDetailPresentationLogic
  ) {
    self.id = id
    self.preview = preview
    self.worker = worker
    self.presenter = presenter
  }
}

// MARK: - ArticleDetailBusinessLogic

extension ArticleDetailInteractor: ArticleDetailBusinessLogic {
  func fetchArticle() async {
    if let preview { presenter.presentArticle(response: .init(article: preview)) }
    do {
      presenter.presentArticle(response: .init(article: try await worker.fetchArticle(id: id)))
    } catch {
      presenter.presentError(error)
    }
  }
}
