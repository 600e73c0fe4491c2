#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A button as a value: a view's body shows it, and a terminal or a test taps it.
@available(iOS 17, macOS 14, *)
@MainActor
package struct ScreenButton {
  private let title: String
  private let systemImage: String?
  package let isEnabled: Bool
  private let action: @MainActor () -> Void

  init(
    _ title: String, systemImage: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.isEnabled = isEnabled
    self.action = action
  }

  /// - Returns: whether it could be tapped.
  @discardableResult
  package func tap() -> Bool {
    if isEnabled { action() }
    return isEnabled
  }
}

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension ScreenButton: View {
    package var body: some View {
      button.disabled(!isEnabled)
    }

    @ViewBuilder private var button: some View {
      if let systemImage {
        Button(title, systemImage: systemImage, action: action)
      } else {
        Button(title, action: action)
      }
    }
  }
#endif
