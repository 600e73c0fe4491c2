/// Has what the modules depend on, as the app starts with it.
@MainActor
final class ShopContainer {
  let items: any ItemStore

  init(items: any ItemStore) {
    self.items = items
  }
}

// MARK: - ShopDependencies

extension ShopContainer: ShopDependencies {}
