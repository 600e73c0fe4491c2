/// The dependency container of the app.
@MainActor
final class ShopContainer {
  let items: any ItemStore

  init(items: any ItemStore) {
    self.items = items
  }
}

// MARK: - ShopDependencies

extension ShopContainer: ShopDependencies {}
