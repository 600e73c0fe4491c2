import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The list of articles, a page each.
final class ArticleListView: UIViewController {
  let presenter: any ArticleListViewOutputProtocol

  init(presenter: any ArticleListViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticleListView is made by ArticleListBuilder")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }
}

// MARK: - ArticleListViewProtocol

extension ArticleListView: ArticleListViewProtocol {
  func displayArticles(_ articles: [DisplayedArticle]) {
    fatalError("ArticleListView.displayArticles(_:) is not written yet")
  }

  func displayError(_ message: String) {
    fatalError("ArticleListView.displayError(_:) is not written yet")
  }

  func displayLoading(_ isLoading: Bool) {
    fatalError("ArticleListView.displayLoading(_:) is not written yet")
  }
}
