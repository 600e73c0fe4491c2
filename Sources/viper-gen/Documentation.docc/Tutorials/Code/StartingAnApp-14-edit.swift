extension ShopApp {
  /// Makes the app, which the scene delegate starts in its window.
  static func make() -> ShopApp {
    ShopApp(dependencies: ShopContainer(items: FixedItems()))
  }
}
