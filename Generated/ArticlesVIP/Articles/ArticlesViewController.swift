import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The articles, a page each.
final class ArticlesViewController: UIViewController {
  let interactor: any ArticlesBusinessLogic
  let router: any ArticlesRoutingLogic

  /// What is on screen, a page an article; empty means the page that says so.
  private(set) var pages: [Articles.FetchArticles.ViewModel.DisplayedArticle] = []
  private(set) var message: String?
  private(set) var isLoading = false

  init(interactor: any ArticlesBusinessLogic, router: any ArticlesRoutingLogic) {
    self.interactor = interactor
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticlesViewController is made by ArticlesFactory")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task { [interactor] in
      await interactor.fetchArticles()
    }
  }
}

// MARK: - ArticlesDisplayLogic

extension ArticlesViewController: ArticlesDisplayLogic {
  func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
    pages = viewModel.displayedArticles
    message = nil
  }

  func displayError(_ message: String) {
    self.message = message
  }

  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func displayArticleDetail(id: Article.ID) {
    router.routeToArticleDetail(id: id)
  }
}
