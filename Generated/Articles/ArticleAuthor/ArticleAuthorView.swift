import ArticlesDomain
import ExamplesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Who wrote an article. All of this module is generated.
public final class ArticleAuthorView: UIViewController {
  let presenter: any ArticleAuthorViewOutputProtocol

  init(presenter: any ArticleAuthorViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("ArticleAuthorView is made by ArticleAuthorBuilder")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - ArticleAuthorViewProtocol

extension ArticleAuthorView: ArticleAuthorViewProtocol {}
