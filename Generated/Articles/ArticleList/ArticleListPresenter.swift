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
    interactor.fetchArticles()
  }

  func didTapReload() {
    interactor.fetchArticles()
  }

  func didSelectArticle(id: Article.ID) {
    router.routeToArticleDetail(id: id)
  }
}

// MARK: - ArticleListInteractorOutputProtocol

extension ArticleListPresenter: ArticleListInteractorOutputProtocol {
  func presentArticles(_ articles: [Article]) {
    view?.displayArticles(articles.map(DisplayedArticle.init(article:)))
  }

  func presentError(_ error: ArticlesError) {
    view?.displayError(error.message)
  }

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }
}

// MARK: - Display model

extension DisplayedArticle {
  init(article: Article) {
    self.init(
      id: article.id, title: article.title, description: article.description,
      publishDate: article.readablePublishDate, imageURL: article.coverImage,
      authorName: article.user.name,
      tags: article.tags.map { "#" + $0 }.joined(separator: " "))
  }
}
