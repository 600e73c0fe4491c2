import ArticlesDomain
import ArticlesModules
import SwiftUI
import UIKit

/// The reader of articles, from the public service.
@main
struct ArticlesMain: App {
  private let app = ArticlesApp(dependencies: ArticlesContainer(worker: HTTPArticlesWorker()))

  var body: some Scene {
    WindowGroup {
      ArticlesScreens(app: app).ignoresSafeArea().onOpenURL { app.open($0) }
    }
  }
}

/// The app's screens, which are UIKit's.
private struct ArticlesScreens: UIViewControllerRepresentable {
  let app: ArticlesApp

  func makeUIViewController(context: Context) -> UINavigationController { app.root }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
