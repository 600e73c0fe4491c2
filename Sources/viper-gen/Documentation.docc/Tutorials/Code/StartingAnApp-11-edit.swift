protocol ItemStore: Sendable {
  func title(of id: Int) -> String
}

struct FixedItems: ItemStore {
  func title(of id: Int) -> String { "Item \(id)" }
}
