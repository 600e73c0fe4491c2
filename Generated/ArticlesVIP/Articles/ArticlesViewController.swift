import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The articles, a page each.
final class ArticlesViewController: UIViewController {
  let interactor: any ArticlesBusinessLogic
  let router: any ArticlesRoutingLogic

  private(set) lazy var content = ArticlePagesView { [interactor] id in
    interactor.didSelectArticle(id: id)
  }

  init(interactor: any ArticlesBusinessLogic, router: any ArticlesRoutingLogic) {
    self.interactor = interactor
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticlesViewController is made by ArticlesFactory")
  }

  override func loadView() {
    view = content
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    Task { [interactor] in
      await interactor.fetchArticles()
    }
  }
}

// MARK: - ArticlesDisplayLogic

extension ArticlesViewController: ArticlesDisplayLogic {
  func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
    content.show(viewModel.displayedArticles)
  }

  func displayError(_ message: String) {
    content.show(message: message)
    showAlert(message) { [weak self] in self?.reload() }
  }

  func displayLoading(_ isLoading: Bool) {
    content.isLoading = isLoading
  }

  func displayArticleDetail(id: Article.ID) {
    router.routeToArticleDetail(id: id)
  }
}
