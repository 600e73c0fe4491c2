#if !canImport(UIKit)
  extension UIViewController {
    /// Shows a controller over the outermost container of this one, if nothing stands against it.
    final func showModally(_ modal: UIViewController, animated: Bool) -> Bool {
      let host = lineage.last ?? self
      if let failure = obstacle(to: modal, on: host) {
        ModuleFailure.report(failure)
        return false
      }
      modal.coversPresenter = modal.modalPresentationStyle.coversPresenter
      host.presented = modal
      modal.presenter = host
      modal.passage = .presented
      modal.loadViewIfNeeded()
      let window = host.viewIfLoaded?.window
      if modal.coversPresenter { host.beginDisappearing(animated) }
      modal.beginAppearing(animated)
      if let content = modal.viewIfLoaded { window?.attach(content) }
      modal.endTransition()
      if modal.coversPresenter {
        host.viewIfLoaded?.detach()
        host.endTransition()
      }
      modal.passage = nil
      return true
    }

    private func obstacle(to modal: UIViewController, on host: UIViewController) -> ModuleFailure? {
      let attempt = ModuleFailure.attempt("present", modal, from: self)
      if modal === host || modal.parent != nil || modal.presenter != nil {
        return .alreadyShown(attempt, modal)
      }
      if let presented = host.presented { return .alreadyPresenting(attempt, self, presented) }
      if host.viewIfLoaded?.window == nil { return .notOnScreen(attempt, self) }
      return nil
    }

    /// Takes away what this controller presents or, where it presents nothing, this controller.
    final func endModal(animated: Bool) -> Bool {
      guard let host = presentedViewController?.presenter ?? presentingViewController else {
        return false
      }
      host.takeModalsAway(animated: animated)
      return true
    }

    /// Ends everything that is presented on this controller, topmost first.
    final func takeModalsAway(animated: Bool) {
      let chain = modalChain
      guard let lowest = chain.last else { return }
      let window = lowest.viewIfLoaded?.window ?? chain.first?.viewIfLoaded?.window
      let comesBack = lowest.coversPresenter && window?.isHidden == false
      for modal in chain {
        modal.passage = .dismissed
        modal.beginDisappearing(animated)
      }
      if comesBack { beginAppearing(animated) }
      if lowest.coversPresenter, let view = viewIfLoaded { window?.attach(view) }
      if comesBack { endTransition() }
      for modal in chain {
        modal.viewIfLoaded?.detach()
        modal.endTransition()
        modal.presenter?.presented = nil
        modal.presenter = nil
        modal.passage = nil
      }
    }

    /// What is presented on this controller, topmost first.
    private var modalChain: [UIViewController] {
      var chain: [UIViewController] = []
      var next = presented
      while let modal = next {
        chain.append(modal)
        next = modal.presented
      }
      return chain.reversed()
    }
  }

  extension UIModalPresentationStyle {
    /// Whether what lies below leaves the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  }
#endif
