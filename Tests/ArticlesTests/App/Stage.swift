import ArticlesDomain
import ArticlesViews
import ViperKit

@testable import ArticlesModules

/// The app on a screen, as its reader has it before them.
@MainActor
struct Stage {
  let window = WatchedWindow()
  let stack: UINavigationController

  init(worker: any ArticlesWorker) {
    stack = ArticleListBuilder.build(dependencies: ArticlesContainer(worker: worker))
      .attachToNavigationController()
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  var list: ArticleListView? { stack.viewControllers.first as? ArticleListView }
  var detail: ArticleDetailView? { stack.topViewController as? ArticleDetailView }
  var author: ArticleAuthorView? { stack.presentedViewController as? ArticleAuthorView }
  var alert: UIAlertController? { stack.presentedViewController as? UIAlertController }

  private var isLoading: Bool {
    detail?.content.isLoading ?? list?.content.isLoading ?? false
  }

  func settle() async {
    while stack.presentedViewController?.isBeingDismissed == true { await Task.yield() }
    while isLoading { await window.nextChange() }
  }
}

final class WatchedWindow: UIWindow {
  private var waiting: CheckedContinuation<Void, Never>?

  override func setNeedsDisplay() {
    waiting?.resume()
    waiting = nil
  }

  func nextChange() async {
    await withCheckedContinuation { waiting = $0 }
  }
}

extension ArticlePagesView {
  var shownTexts: [String] { (pages.visibleCells.first as? ArticleCell)?.column.texts ?? [] }
}
