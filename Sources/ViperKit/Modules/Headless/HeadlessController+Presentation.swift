#if !canImport(UIKit)
  extension HeadlessController {
    func show(_ modal: UIViewController, animated: Bool) -> Bool {
      let host = lineage.last ?? controller
      if let failure = obstacle(to: modal, on: host) {
        ModuleFailure.report(failure)
        return false
      }
      let covers = modal.modalPresentationStyle.headlessCovers
      modal.headless.coversPresenter = covers
      host.headless.presented = modal
      modal.headless.presenter = host
      modal.headless.passage = .presented
      modal.loadViewIfNeeded()
      let window = host.viewIfLoaded?.window
      let isShowing = host.headless.isShowing
      if covers { host.headless.beginDisappearing(animated) }
      if isShowing { modal.headless.beginAppearing(animated) }
      if let content = modal.viewIfLoaded { window?.headlessAttach(content) }
      if isShowing { modal.headless.endTransition() }
      if covers {
        host.viewIfLoaded?.headlessDetach()
        host.headless.endTransition()
      }
      modal.headless.passage = nil
      return true
    }

    private func obstacle(to modal: UIViewController, on host: UIViewController) -> ModuleFailure? {
      let (name, modalName) = (ModuleFailure.name(of: controller), ModuleFailure.name(of: modal))
      let attempt = attempt("present", modal)
      if host.headless.isTaken(modal) || modal.parent != nil || modal.headless.presented != nil {
        return .alreadyShown(attempt, modalName)
      }
      if let presented = host.headless.presented {
        return .alreadyPresenting(attempt, name, ModuleFailure.name(of: presented))
      }
      return host.viewIfLoaded?.window == nil ? .notOnScreen(attempt, name) : nil
    }

    /// An animated dismissal ends in the next turn of the main actor. UIKit takes longer.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
      let host =
        controller.presentedViewController?.headless.presenter
        ?? controller.presentingViewController
      guard let host else { return }
      let lowest = host.headless.beginDismissal(animated: animated)
      guard animated else {
        host.headless.endDismissal(of: lowest)
        completion?()
        return
      }
      _Concurrency.Task {
        host.headless.endDismissal(of: lowest)
        completion?()
      }
    }

    func takeModalsAway() {
      endDismissal(of: beginDismissal(animated: false))
    }

    private func beginDismissal(animated: Bool) -> UIViewController? {
      let chain: [UIViewController] = modals.reversed()
      guard let highest = chain.first, let lowest = chain.last else { return nil }
      let window = highest.viewIfLoaded?.window
      for modal in chain {
        modal.headless.passage = .dismissed
        modal.headless.beginDisappearing(animated)
      }
      guard lowest.headless.coversPresenter else { return lowest }
      if window?.isHidden == false { beginAppearing(animated) }
      if let view = controller.viewIfLoaded { window?.headlessAttach(view) }
      return lowest
    }

    /// Ends the dismissal from `lowest` upward, unless another dismissal has done so.
    private func endDismissal(of lowest: UIViewController?) {
      guard let lowest, lowest.headless.passage == .dismissed else { return }
      if lowest.headless.coversPresenter { endTransition() }
      for modal in lowest.headless.modals.reversed() + [lowest] {
        modal.headless.beginDisappearing(false)
        modal.viewIfLoaded?.headlessDetach()
        modal.headless.endTransition()
        modal.headless.presenter?.headless.presented = nil
        modal.headless.presenter = nil
        modal.headless.passage = nil
      }
    }

    var modals: [UIViewController] {
      Array(sequence(first: controller) { $0.headless.presented }.dropFirst())
    }

    var isCovered: Bool { presented?.headless.coversPresenter == true }
  }

  extension UIModalPresentationStyle {
    var headlessCovers: Bool { self == .fullScreen || self == .currentContext }
  }
#endif
