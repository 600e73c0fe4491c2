// What SwiftUI has on iOS and not on macOS.

extension View {
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
}

public struct EditButton: View {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}
