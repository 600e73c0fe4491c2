import ArticlesDomain
import ExamplesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Who wrote an article. All of this module is generated.
final class ArticleAuthorView: UIViewController {
  let presenter: any ArticleAuthorViewOutputProtocol

  init(presenter: any ArticleAuthorViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArticleAuthorView is made by ArticleAuthorBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleAuthorViewProtocol

extension ArticleAuthorView: ArticleAuthorViewProtocol {}
