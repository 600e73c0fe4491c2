#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  @MainActor
  struct Presentation {
    let isAnimated: Bool
    let completion: (@MainActor () -> Void)?
    let didSwipeAway: (@MainActor () -> Void)?

    init(
      _ isAnimated: Bool, _ completion: (@MainActor () -> Void)?,
      _ didSwipeAway: (@MainActor () -> Void)?
    ) {
      self.isAnimated = isAnimated
      self.completion = completion
      self.didSwipeAway = didSwipeAway
    }
  }

  /// Presents the result of `prepare`.
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
      if ModulePosition(of: view).isTaken || ModulePosition(of: source).lies(in: view) {
        return .alreadyShown(attempt, ModuleFailure.name(of: view))
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

  /// Presents from the source. Waits for a running dismissal, during which UIKit refuses to
  /// present.
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

  /// Why the source can't present.
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
