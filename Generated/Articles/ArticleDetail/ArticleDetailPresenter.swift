import ArticlesDomain

/// Prepares the content of ArticleDetail and reacts to the user's actions.
@MainActor
final class ArticleDetailPresenter {
  weak var view: (any ArticleDetailViewProtocol)?
  let id: Article.ID
  let interactor: any ArticleDetailInteractorProtocol
  let router: any ArticleDetailRouterProtocol
  let calls = ArticleDetailPresenterCalls()

  /// The article's author, after loading.
  private var author: User?

  init(
    id: Article.ID,
    interactor: any ArticleDetailInteractorProtocol,
    router: any ArticleDetailRouterProtocol
  ) {
    self.id = id
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ArticleDetailViewOutputProtocol

extension ArticleDetailPresenter: ArticleDetailViewOutputProtocol {
  func didTapAuthor() {
    if let author { router.routeToAuthor(author) }
  }
}

// MARK: - ArticleDetailInteractorOutputProtocol

extension ArticleDetailPresenter: ArticleDetailInteractorOutputProtocol {
  func presentArticle(_ article: Article) {
    author = article.user
    view?.displayArticle(ArticleText(article))
  }
}
