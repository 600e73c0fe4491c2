#if !canImport(UIKit)
  extension HeadlessController {
    /// Whether the controller is on screen or on its way there.
    var isShowing: Bool { appearance == .appeared || appearance == .appearing }

    /// The children whose views lie in this one's: those that come and go with it.
    ///
    /// Controllers, so that the list keeps alive one that leaves its parent in the middle of it.
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
      controller.headlessInstallContent()
      for child in followers { child.headless.beginAppearing(animated) }
    }

    func beginDisappearing(_ animated: Bool) {
      guard isShowing else { return }
      appearance = .disappearing
      isAnimated = animated
      controller.viewWillDisappear(animated)
      for child in followers { child.headless.beginDisappearing(animated) }
    }

    /// Says `viewIsAppearing` once a transition, when the view has its place among the others.
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

    /// Catches up with a container: ends the transition only if the container has ended its own.
    func settle(as container: Appearance) {
      sayIsAppearing()
      if container == .appeared { endTransition() }
    }

    /// Shows `new` in place of `old`, in the order in which this kind of container does it.
    ///
    /// Off screen nothing is loaded and nobody is told; that is caught up with on appearing.
    func exchange(
      _ old: UIViewController?, for new: UIViewController?, order: ExchangeOrder, animated: Bool
    ) {
      guard isShowing else {
        old?.viewIfLoaded?.headlessDetach()
        return
      }
      new?.loadViewIfNeeded()
      switch order {
      case .oldFirst:
        old?.headless.beginDisappearing(animated)
        new?.headless.beginAppearing(animated)
      case .newFirst:
        new?.headless.beginAppearing(animated)
        old?.headless.beginDisappearing(animated)
      }
      if let content = new?.viewIfLoaded { controller.viewIfLoaded?.headlessAttach(content) }
      new?.headless.sayIsAppearing()
      old?.viewIfLoaded?.headlessDetach()
      old?.headless.endTransition()
      new?.headless.settle(as: appearance)
    }
  }
#endif
