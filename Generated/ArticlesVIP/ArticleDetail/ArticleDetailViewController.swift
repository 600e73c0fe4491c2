import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the others.
final class ArticleDetailViewController: UIViewController {
  let interactor: any ArticleDetailBusinessLogic
  let router: any ArticleDetailRoutingLogic

  /// What is on screen; nil until something is known of the article.
  private(set) var article: ArticleDetail.FetchArticle.ViewModel?
  private(set) var message: String?

  init(interactor: any ArticleDetailBusinessLogic, router: any ArticleDetailRoutingLogic) {
    self.interactor = interactor
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticleDetailViewController is made by ArticleDetailFactory")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [interactor] in
      await interactor.fetchArticle()
    }
  }

  func didTapBack() {
    router.closeArticle()
  }
}

// MARK: - ArticleDetailDisplayLogic

extension ArticleDetailViewController: ArticleDetailDisplayLogic {
  func displayArticle(viewModel: ArticleDetail.FetchArticle.ViewModel) {
    article = viewModel
    title = viewModel.title
  }

  func displayError(_ message: String) {
    self.message = message
  }
}
