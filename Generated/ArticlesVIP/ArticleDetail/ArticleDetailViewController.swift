import ArticlesDomain
import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article, with a way back to the others.
final class ArticleDetailViewController: UIViewController {
  let interactor: any ArticleDetailBusinessLogic
  let router: any ArticleDetailRoutingLogic

  private(set) lazy var column = TextColumn(in: view)

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
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", primaryAction: UIAction { [router] _ in router.closeArticle() })
    reload()
  }

  private func reload() {
    Task { [interactor] in
      await interactor.fetchArticle()
    }
  }
}

// MARK: - ArticleDetailDisplayLogic

extension ArticleDetailViewController: ArticleDetailDisplayLogic {
  func displayArticle(viewModel: ArticleDetail.FetchArticle.ViewModel) {
    title = viewModel.title
    column.show([
      (viewModel.title, .title1), (viewModel.byline, .subheadline), (viewModel.text, .body),
    ])
  }

  func displayError(_ message: String) {
    showAlert(message) { [weak self] in self?.reload() }
  }
}
