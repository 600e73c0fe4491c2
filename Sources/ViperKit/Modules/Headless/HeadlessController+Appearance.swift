#if !canImport(UIKit)
  extension HeadlessController {
    var isShowing: Bool { appearance == .appeared || appearance == .appearing }

    /// An array of controllers, because a child can leave its parent during the loop.
    private var followers: [UIViewController] {
      guard controller.shouldAutomaticallyForwardAppearanceMethods,
        let view = controller.viewIfLoaded
      else { return [] }
      return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    func beginAppearing(_ animated: Bool) {
      guard !isShowing else { return }
      controller.loadViewIfNeeded()
      appearance = .appearing
      isAnimated = animated
      hasSaidIsAppearing = false
      controller.viewWillAppear(animated)
      if let view = controller.viewIfLoaded, let content = controller.headlessContent?.view,
        content.superview !== view
      {
        view.headlessAttach(content)
      }
      for child in followers { child.headless.beginAppearing(animated) }
    }

    func beginDisappearing(_ animated: Bool) {
      guard isShowing else { return }
      appearance = .disappearing
      isAnimated = animated
      controller.viewWillDisappear(animated)
      for child in followers { child.headless.beginDisappearing(animated) }
    }

    /// Calls `viewIsAppearing` once for each transition.
    func sayIsAppearing() {
      guard appearance == .appearing, !hasSaidIsAppearing else { return }
      hasSaidIsAppearing = true
      controller.viewIsAppearing(isAnimated)
      for child in followers { child.headless.sayIsAppearing() }
    }

    func endTransition() {
      switch appearance {
      case .appearing:
        sayIsAppearing()
        appearance = .appeared
        controller.viewDidAppear(isAnimated)
      case .disappearing:
        appearance = .disappeared
        controller.viewDidDisappear(isAnimated)
      case .appeared, .disappeared:
        return
      }
      for child in followers { child.headless.endTransition() }
    }

    func settle(as container: Appearance) {
      sayIsAppearing()
      if container == .appeared { endTransition() }
    }

    /// Off screen, nothing is loaded or notified until the controller appears.
    ///
    /// - Parameter oldFirst: whether `old` is notified first, as in stacks, but not in tabs.
    func exchange(
      _ old: UIViewController?, for new: UIViewController?, oldFirst: Bool, animated: Bool
    ) {
      guard isShowing else {
        old?.viewIfLoaded?.headlessDetach()
        return
      }
      new?.loadViewIfNeeded()
      if oldFirst { old?.headless.beginDisappearing(animated) }
      new?.headless.beginAppearing(animated)
      if !oldFirst { old?.headless.beginDisappearing(animated) }
      if let content = new?.viewIfLoaded { controller.viewIfLoaded?.headlessAttach(content) }
      new?.headless.sayIsAppearing()
      old?.viewIfLoaded?.headlessDetach()
      old?.headless.endTransition()
      new?.headless.settle(as: appearance)
    }
  }
#endif
