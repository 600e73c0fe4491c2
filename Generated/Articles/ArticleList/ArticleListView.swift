import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The list of articles, a page each.
final class ArticleListView: UIViewController {
  let presenter: any ArticleListViewOutputProtocol
  private(set) lazy var content = ArticlePagesView { [presenter] id in
    presenter.didSelectArticle(id: id)
  }

  init(presenter: any ArticleListViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticleListView is made by ArticleListBuilder")
  }

  override func loadView() {
    view = content
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [presenter] _ in presenter.didTapReload() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }
}

// MARK: - ArticleListViewProtocol

extension ArticleListView: ArticleListViewProtocol {
  func displayArticles(_ articles: [DisplayedArticle]) {
    content.show(articles)
  }

  func displayError(_ message: String) {
    content.show(message: message)
    showAlert(message) { [presenter] in presenter.didTapReload() }
  }

  func displayLoading(_ isLoading: Bool) {
    content.isLoading = isLoading
  }
}
