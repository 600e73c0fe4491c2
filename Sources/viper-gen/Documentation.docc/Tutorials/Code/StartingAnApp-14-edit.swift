extension ShopApp {
  /// What the scene delegate of the app holds, and starts in its window.
  static func make() -> ShopApp {
    ShopApp(dependencies: ShopContainer(items: FixedItems()))
  }
}
