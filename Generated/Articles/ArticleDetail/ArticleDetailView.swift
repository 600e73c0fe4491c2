import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the list.
final class ArticleDetailView: UIViewController {
  let presenter: any ArticleDetailViewOutputProtocol

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
    fatalError("ArticleDetailView.displayArticle(_:) is not written yet")
  }

  func displayError(_ error: ArticlesError) {
    fatalError("ArticleDetailView.displayError(_:) is not written yet")
  }
}
