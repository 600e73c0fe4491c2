import HomeDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Where the app starts.
@MainActor
public enum HomeRoot {
  /// The first screen, in the navigation of the app.
  public static func build(
    banners: any BannerService, wiki: any WikiService
  ) -> UINavigationController {
    UINavigationController(
      rootViewController: HomeModuleConfigurator.build(banners: banners, wiki: wiki))
  }
}
