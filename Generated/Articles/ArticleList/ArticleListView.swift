import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The list of articles, a page each.
package final class ArticleListView: UIViewController {
  package let presenter: any ArticleListViewOutputProtocol
  package private(set) lazy var content = ArticlePagesView { [presenter] id in
    presenter.didSelectArticle(id: id)
  }

  init(presenter: any ArticleListViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ArticleListView is made by ArticleListBuilder")
  }

  package override func loadView() {
    view = content
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [presenter] _ in presenter.didTapReload() })
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }
}

// MARK: - ArticleListViewProtocol

extension ArticleListView: ArticleListViewProtocol {
  package func displayArticles(_ articles: [DisplayedArticle]) {
    content.show(articles)
  }

  package func displayError(_ message: String) {
    content.show(message: message)
    showAlert(message) { [presenter] in presenter.didTapReload() }
  }

  package func displayLoading(_ isLoading: Bool) {
    content.isLoading = isLoading
  }
}
