import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the list.
final class ArticleDetailView: UIViewController {
  let presenter: any ArticleDetailViewOutputProtocol

  /// What is on screen; nil until the article is there.
  private(set) var article: Article?
  private(set) var message: String?

  init(presenter: any ArticleDetailViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticleDetailView is made by ArticleDetailBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleDetailViewProtocol

extension ArticleDetailView: ArticleDetailViewProtocol {
  func displayArticle(_ article: Article) {
    self.article = article
    message = nil
    title = article.title
  }

  func displayError(_ error: ArticlesError) {
    message = error.message
  }
}
