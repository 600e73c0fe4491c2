import ArticlesDomain
import ArticlesModules
import SwiftUI
import UIKit

/// The reader of articles, from the public service.
@main
struct ArticlesApp: App {
  var body: some Scene {
    WindowGroup {
      ArticlesScreens().ignoresSafeArea()
    }
  }
}

/// The app's screens, which are UIKit's.
private struct ArticlesScreens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    ArticlesRoot.build(worker: HTTPArticlesWorker())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
