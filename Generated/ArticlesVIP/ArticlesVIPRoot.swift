import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Where the app starts.
@MainActor
public enum ArticlesVIPRoot {
  /// The articles, in the navigation of the app.
  public static func build(worker: any ArticlesWorker) -> UINavigationController {
    UINavigationController(
      rootViewController: ArticlesFactory.build(worker: worker))
  }
}
