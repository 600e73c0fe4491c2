import ArticlesDomain
import ArticlesVIP
import SwiftUI
import UIKit

/// The reader of articles, in the architecture of the pack 'vip'.
@main
struct ArticlesVIPApp: App {
  var body: some Scene {
    WindowGroup {
      ArticlesVIPScreens().ignoresSafeArea()
    }
  }
}

/// The app's screens, which are UIKit's.
private struct ArticlesVIPScreens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    ArticlesVIPRoot.build(worker: HTTPArticlesWorker())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
