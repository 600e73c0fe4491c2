import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Where the app starts.
@MainActor
public enum ArticlesRoot {
  /// The list, in the navigation of the app.
  public static func build(worker: any ArticlesWorker) -> UINavigationController {
    UINavigationController(
      rootViewController: ArticleListBuilder.build(dependencies: ArticlesContainer(worker: worker)))
  }
}
