import ScoreboardDomain
import ScoreboardModules
import SwiftUI
import UIKit

/// The scoreboard, with a game that is about to start.
@main
struct ScoreboardApp: App {
  var body: some Scene {
    WindowGroup {
      ScoreboardScreens().ignoresSafeArea()
    }
  }
}

/// The app's screens, which are UIKit's.
private struct ScoreboardScreens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    ScoreboardRoot.build(library: .sample)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
