import ScoreboardDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Where the app starts.
@available(iOS 17, macOS 14, *)
@MainActor
public enum ScoreboardRoot {
  /// The list of all games, in the navigation of the app.
  public static func build(library: GameLibrary) -> UINavigationController {
    UINavigationController(rootViewController: GameListBuilder.build(library: library))
  }
}
