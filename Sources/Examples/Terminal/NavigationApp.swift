import ViperKit

/// An app of SwiftUI modules. Input goes to the topmost module's presenter.
@available(iOS 17, macOS 14, *)
@MainActor
package final class NavigationApp: TerminalApp {
  private let navigation: NavigationState
  private let makeScreen: (ModuleDestination) -> (any TerminalScreen)?
  private let waits: () -> Bool
  private let unsaved: () -> String?
  /// The screens of the modules that are there.
  private var screens: [ModuleDestination: any TerminalScreen] = [:]

  package init(
    _ navigation: NavigationState, screen: @escaping (ModuleDestination) -> (any TerminalScreen)?,
    isBusy: @escaping () -> Bool, saveCommand: @escaping () -> String?
  ) {
    self.navigation = navigation
    makeScreen = screen
    waits = isBusy
    unsaved = saveCommand
  }

  package var isBusy: Bool { waits() }
  package var saveCommand: String? { unsaved() }

  /// The topmost module's screen, which is notified when it appears.
  package var screen: (any TerminalScreen)? {
    guard let top = navigation.top else { return nil }
    let modules = [navigation.root, top].compactMap(\.self) + navigation.path
    screens = screens.filter { modules.contains($0.key) }
    if let screen = screens[top] { return screen }
    let screen = makeScreen(top)
    screens[top] = screen
    screen?.appear()
    return screen
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
}
