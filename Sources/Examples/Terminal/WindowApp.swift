#if !canImport(UIKit)
  import ExamplesViews
  import ViperKit

  /// An app of UIKit modules in a window. Input goes to the controls on screen.
  @MainActor
  package final class WindowApp: TerminalApp {
    private let window = UIWindow()

    /// - Parameter start: puts the app into its window.
    package init(_ start: (UIWindow) -> Void) {
      start(window)
    }

    package var screen: (any TerminalScreen)? { top.map(ControlScreen.init) }

    package var alert: TerminalAlert? {
      guard let alert = over(top) as? UIAlertController, !alert.isBeingDismissed else { return nil }
      return TerminalAlert(
        title: alert.title ?? "", message: alert.message ?? "",
        answers: alert.actions.compactMap(\.title).map { title in
          TerminalCommand(title, "answers the message") { alert.answer(title) }
        })
    }

    package var isBusy: Bool {
      if let over = over(window.rootViewController), over.isBeingDismissed { return true }
      guard let view = top?.viewIfLoaded else { return false }
      return ControlScreen.controls(in: view).contains {
        ($0 as? UIActivityIndicatorView)?.isAnimating ?? ($0 as? UIRefreshControl)?.isRefreshing
          ?? false
      }
    }

    /// Pops the topmost module, or swipes the presented one away.
    package func goBack() -> Bool {
      guard let top else { return false }
      if top.navigationController?.popViewController(animated: false) != nil { return true }
      return top.presentingViewController?.presentedViewController?.presentationController?
        .swipeAway() ?? false
    }

    package func goHome() {
      window.rootViewController?.dismiss(animated: false)
      while goBack() {}
    }

    /// The controller on the screen, below an alert.
    private var top: UIViewController? {
      var next = window.rootViewController
      while let controller = next {
        if let modal = over(controller), !(modal is UIAlertController) {
          next = modal
        } else if let stack = controller as? UINavigationController {
          next = stack.topViewController
        } else {
          return controller
        }
      }
      return nil
    }

    /// The controller that this controller itself presents.
    private func over(_ controller: UIViewController?) -> UIViewController? {
      guard let controller, let modal = controller.presentedViewController else { return nil }
      return modal === controller ? nil : modal
    }
  }
#endif
