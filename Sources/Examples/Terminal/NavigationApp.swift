import ViperKit

/// An app of SwiftUI modules: what they show is in their state, and what is typed goes to their
/// presenters.
@available(iOS 17, macOS 14, *)
@MainActor
package final class NavigationApp: TerminalApp {
  private let navigation: NavigationState
  private let waits: () -> Bool
  private let isUnsaved: () -> Bool
  /// The modules that have been on the screen and are still there.
  private var appeared: [ModuleDestination] = []

  package init(
    _ navigation: NavigationState, isBusy: @escaping () -> Bool,
    hasUnsavedChanges: @escaping () -> Bool
  ) {
    self.navigation = navigation
    waits = isBusy
    isUnsaved = hasUnsavedChanges
  }

  package var isBusy: Bool { waits() }
  package var hasUnsavedChanges: Bool { isUnsaved() }

  package var screen: (any TerminalScreen)? {
    appear()
    return navigation.top?.content as? any TerminalScreen
  }

  package var alert: TerminalAlert? {
    navigation.alert.map { [navigation] alert in
      TerminalAlert(
        title: alert.title, message: alert.message,
        answers: alert.actions.map { action in
          TerminalCommand(action.title, "answers the message") {
            navigation.answer(action.title)
          }
        })
    }
  }

  package func goBack() -> Bool { navigation.path.popLast() != nil }

  package func goHome() { navigation.path = [] }

  /// Tells the modules that came on the screen so.
  private func appear() {
    let pages = [navigation.root].compactMap(\.self) + navigation.path
    appeared.removeAll { page in
      !pages.contains { $0 == page || $0.place.embedded.contains(page) }
    }
    guard let top = navigation.top else { return }
    appear(top)
    for part in top.place.embedded { appear(part) }
  }

  private func appear(_ module: ModuleDestination) {
    guard !appeared.contains(module) else { return }
    appeared.append(module)
    (module.content as? any TerminalScreen)?.appear()
  }
}
