#if !canImport(UIKit)
  extension HeadlessController {
    /// Shows `modal` over the outermost container, if nothing stands against it.
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

    /// Takes away what this controller presents or, where it presents nothing, this controller.
    ///
    /// With animation UIKit needs some turns of the run loop, and until then what leaves is still
    /// presented. Here it is gone in the next turn of the main actor.
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

    /// Ends everything that is presented on this controller at once.
    func takeModalsAway() {
      endDismissal(of: beginDismissal(animated: false))
    }

    /// - Returns: the lowest controller that leaves; nil if nothing is presented on this one.
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

    /// Ends what is presented from `lowest` on. Nothing happens if another dismissal has ended it
    /// already: what is presented by now stays.
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

    /// What is presented on this controller, and on that, and so on; topmost last.
    var modals: [UIViewController] {
      var chain: [UIViewController] = []
      var next = presented
      while let modal = next {
        chain.append(modal)
        next = modal.headless.presented
      }
      return chain
    }

    /// Whether what is presented on this controller hides it.
    var isCovered: Bool { presented?.headless.coversPresenter == true }
  }

  extension UIModalPresentationStyle {
    /// Whether what lies below leaves the screen.
    var headlessCovers: Bool { self == .fullScreen || self == .currentContext }
  }
#endif
