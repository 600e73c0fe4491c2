import HomeModules
import SwiftUI
import UIKit

/// The courses app, with sample data.
@main
struct HomeMain: App {
  private let app = HomeApp()

  var body: some Scene {
    WindowGroup {
      HomeScreens(app: app).ignoresSafeArea()
    }
  }
}

/// The app's screens, which are UIKit's.
private struct HomeScreens: UIViewControllerRepresentable {
  let app: HomeApp

  func makeUIViewController(context: Context) -> UINavigationController { app.root }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
