import ScoreboardDomain
import ScoreboardModules
import SwiftUI
import UIKit

/// The scoreboard, with a game that is about to start.
@main
struct ScoreboardMain: App {
  private let app = ScoreboardApp(dependencies: ScoreboardContainer(library: .sample))

  var body: some Scene {
    WindowGroup {
      ScoreboardScreens(app: app).ignoresSafeArea()
    }
  }
}

/// The app's screens, which are UIKit's.
private struct ScoreboardScreens: UIViewControllerRepresentable {
  let app: ScoreboardApp

  func makeUIViewController(context: Context) -> UINavigationController { app.root }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
