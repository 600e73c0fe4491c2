import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the list and one to its author.
public final class ArticleDetailView: UIViewController {
  public let presenter: any ArticleDetailViewOutputProtocol
  package let content = ArticlePage()

  init(presenter: any ArticleDetailViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Article"
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("ArticleDetailView is made by ArticleDetailBuilder")
  }

  public override func loadView() {
    view = content
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Author",
      primaryAction: UIAction { [presenter] _ in presenter.didTapAuthor() })
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleDetailViewProtocol

extension ArticleDetailView: ArticleDetailViewProtocol {
  public func displayArticle(_ article: ArticleText) {
    content.article = article
  }

  public func displayError(_ message: String) {
    showAlert(message) { [presenter] in presenter.didTapReload() }
  }

  public func displayLoading(_ isLoading: Bool) {
    content.isLoading = isLoading
  }
}
