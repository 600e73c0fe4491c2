import ArticlesDomain

/// Decides what ArticleList shows and where it leads.
@MainActor
final class ArticleListPresenter {
  weak var view: (any ArticleListViewProtocol)?
  let interactor: any ArticleListInteractorProtocol
  let router: any ArticleListRouterProtocol

  init(interactor: any ArticleListInteractorProtocol, router: any ArticleListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ArticleListViewOutputProtocol

extension ArticleListPresenter: ArticleListViewOutputProtocol {
  func viewWillAppear() {
    fatalError("ArticleListPresenter.viewWillAppear() is not written yet")
  }

  func didSelectArticle(id: Article.ID) {
    fatalError("ArticleListPresenter.didSelectArticle(id:) is not written yet")
  }
}

// MARK: - ArticleListInteractorOutputProtocol

extension ArticleListPresenter: ArticleListInteractorOutputProtocol {
  func presentArticles(_ articles: [Article]) {
    fatalError("ArticleListPresenter.presentArticles(_:) is not written yet")
  }

  func presentError(_ error: ArticlesError) {
    fatalError("ArticleListPresenter.presentError(_:) is not written yet")
  }

  func presentLoading(_ isLoading: Bool) {
    fatalError("ArticleListPresenter.presentLoading(_:) is not written yet")
  }
}
