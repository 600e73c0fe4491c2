import HomeDomain
import HomeModules
import SwiftUI
import UIKit

/// The courses app, with what it has while there is no network.
@main
struct HomeApp: App {
  var body: some Scene {
    WindowGroup {
      HomeScreens().ignoresSafeArea()
    }
  }
}

/// The app's screens, which are UIKit's.
private struct HomeScreens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    HomeRoot.build(banners: SampleCatalogue(), wiki: SampleCatalogue())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
