import ArticlesDomain
import ArticlesVIP
import SwiftUI
import UIKit

/// The reader of articles, in the architecture of the pack 'vip'.
@main
struct ArticlesVIPMain: App {
  private let app = ArticlesVIPApp(dependencies: ArticlesVIPContainer(worker: HTTPArticlesWorker()))

  var body: some Scene {
    WindowGroup {
      ArticlesVIPScreens(app: app).ignoresSafeArea().onOpenURL { app.open($0) }
    }
  }
}

/// The app's screens, which are UIKit's.
private struct ArticlesVIPScreens: UIViewControllerRepresentable {
  let app: ArticlesVIPApp

  func makeUIViewController(context: Context) -> UINavigationController { app.root }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
