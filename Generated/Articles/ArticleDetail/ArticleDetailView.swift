import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the list and one to its author.
final class ArticleDetailView: UIViewController {
  let presenter: any ArticleDetailViewOutputProtocol
  let content = ArticlePage()

  init(presenter: any ArticleDetailViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Article"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticleDetailView is made by ArticleDetailBuilder")
  }

  override func loadView() {
    view = content
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Author",
      primaryAction: UIAction { [presenter] _ in presenter.didTapAuthor() })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleDetailViewProtocol

extension ArticleDetailView: ArticleDetailViewProtocol {
  func displayArticle(_ article: ArticleText) {
    content.article = article
  }

  func displayError(_ message: String) {
    showAlert(message) { [presenter] in presenter.didTapReload() }
  }

  func displayLoading(_ isLoading: Bool) {
    content.isLoading = isLoading
  }
}
