import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  @MainActor
  struct Presentation {
    let isAnimated: Bool
    let completion: (@MainActor () -> Void)?
    let didSwipeAway: (@MainActor () -> Void)?
  }

  func show(
    _ view: UIViewController, _ presentation: Presentation, hasStack: Bool = false,
    covers: Bool = false, prepare: @escaping @MainActor () -> UIViewController
  ) -> ModuleFailure? {
    if hasStack, view is UINavigationController {
      return attempt("present", view) { _, attempt in
        .isNavigationController(attempt, ModuleFailure.name(of: view))
      }
    }
    if let outerPlace { return outerPlace.show(view, presentation, hasStack, covers) }  // SwiftUI
    return attempt("present", view) { source, attempt in
      if let failure = ModulePosition(of: view).takenFailure(attempt, from: source) {
        return failure
      }
      return presentWhenFree(source, attempt) { source in
        let shown = prepare()
        if let didSwipeAway = presentation.didSwipeAway {
          SwipeListener.listen(to: shown, didSwipeAway)
        }
        source.present(shown, animated: presentation.isAnimated) { presentation.completion?() }
      }
    }
  }

  /// Presents from the source, after a running dismissal, in which UIKit refuses to present.
  func presentWhenFree(
    _ source: UIViewController, _ attempt: String,
    present: @escaping @MainActor (UIViewController) -> Void
  ) -> ModuleFailure? {
    if let leaving = source.presentedViewController, leaving.isBeingDismissed {
      _Concurrency.Task { [weak source] in
        await leaving.isGone()
        let navigation = ModuleNavigation(from: source, named: source)
        _ = navigation.run(attempt) { navigation.presentWhenFree($0, $1, present: present) }
      }
      return nil
    }
    if let failure = obstacle(before: source, attempt) { return failure }
    present(source)
    return nil
  }

  private func obstacle(before source: UIViewController, _ attempt: String) -> ModuleFailure? {
    if let presented = source.presentedViewController {
      return .alreadyPresenting(attempt, name, ModuleFailure.name(of: presented))
    }
    if ModulePosition(of: source).outermost.viewIfLoaded?.window == nil {
      return .notOnScreen(attempt, name)
    }
    return nil
  }
}

extension UIViewController {
  /// Waits for the end of a dismissal.
  ///
  /// It polls, because anyone can have started the dismissal, and the user can cancel a swipe.
  func isGone() async {
    while isBeingDismissed { try? await _Concurrency.Task.sleep(nanoseconds: 20_000_000) }
  }
}

extension ModuleNavigation {
  /// Notices that the user has swiped a controller away. The controller keeps it alive.
  @MainActor
  final class SwipeListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private let didSwipeAway: @MainActor () -> Void

    private init(_ didSwipeAway: @escaping @MainActor () -> Void) {
      self.didSwipeAway = didSwipeAway
    }

    #if canImport(UIKit)
      private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
    #endif

    static func listen(
      to controller: UIViewController, _ didSwipeAway: @escaping @MainActor () -> Void
    ) {
      let listener = SwipeListener(didSwipeAway)
      controller.presentationController?.delegate = listener
      #if canImport(UIKit)
        objc_setAssociatedObject(controller, key, listener, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        controller.headless.swipeListener = listener
      #endif
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      didSwipeAway()
    }
  }
}

extension ModuleNavigation {
  /// Shows an alert over the source and its containers.
  ///
  /// ```swift
  /// func showProblem(_ text: String) {
  ///   ModuleNavigation(from: viewController).alert(ModuleAlert("Not saved", message: text))
  /// }
  /// ```
  @discardableResult
  public func alert(_ alert: ModuleAlert, animated: Bool = true) -> ModuleFailure? {
    if let outerPlace { return outerPlace.alert(alert) }  // SwiftUI
    return run(ModuleFailure.attempt(toShow: alert.title, on: name)) { source, attempt in
      presentWhenFree(source, attempt) { $0.present(alert.makeController(), animated: animated) }
    }
  }
}

extension ModuleAlert {
  @MainActor
  fileprivate func makeController() -> UIAlertController {
    let controller = UIAlertController(
      title: title, message: message.isEmpty ? nil : message, preferredStyle: .alert)
    // UIKit raises an exception for a second cancel action.
    var hasCancel = false
    for answer in actions {
      let style = answer.role == .cancel && hasCancel ? .default : answer.role.actionStyle
      hasCancel = hasCancel || answer.role == .cancel
      controller.addAction(
        UIAlertAction(title: answer.title, style: style) { _ in answer.perform() })
    }
    return controller
  }
}

extension ModuleAlert.Role {
  fileprivate var actionStyle: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
