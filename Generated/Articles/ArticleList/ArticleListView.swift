import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The list of articles, a page each.
final class ArticleListView: UIViewController {
  let presenter: any ArticleListViewOutputProtocol

  /// What is on screen, a page an article; empty means the cell that says so.
  private(set) var pages: [DisplayedArticle] = []
  private(set) var message: String?
  private(set) var isLoading = false

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
    pages = articles
    self.message = nil
  }

  func displayError(_ message: String) {
    self.message = message
  }

  func displayLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }
}
