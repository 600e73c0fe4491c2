import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the list and one to its author.
package final class ArticleDetailView: UIViewController {
  package let presenter: any ArticleDetailViewOutputProtocol
  package let content = ArticlePage()

  init(presenter: any ArticleDetailViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Article"
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ArticleDetailView is made by ArticleDetailBuilder")
  }

  package override func loadView() {
    view = content
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Author",
      primaryAction: UIAction { [presenter] _ in presenter.didTapAuthor() })
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleDetailViewProtocol

extension ArticleDetailView: ArticleDetailViewProtocol {
  package func displayArticle(_ article: ArticleText) {
    content.article = article
  }

  package func displayError(_ message: String) {
    showAlert(message) { [presenter] in presenter.didTapReload() }
  }

  package func displayLoading(_ isLoading: Bool) {
    content.isLoading = isLoading
  }
}
