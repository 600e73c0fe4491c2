#if !canImport(UIKit)
  /// Where a controller stands between on screen and off.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Why a controller is changing its appearance just now.
  enum Passage {
    case presented, dismissed, movingIn, movingOut
  }

  extension UIViewController {
    /// Whether the controller is on screen or on its way there.
    final var isShowing: Bool { appearance == .appeared || appearance == .appearing }

    /// The children whose views lie in this one's: those that come and go with it.
    private var followers: [UIViewController] {
      guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
      return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    final func beginAppearing(_ animated: Bool) {
      guard !isShowing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      appearsAnimated = animated
      hasSaidIsAppearing = false
      viewWillAppear(animated)
      installContent()
      for child in followers { child.beginAppearing(animated) }
    }

    final func beginDisappearing(_ animated: Bool) {
      guard isShowing else { return }
      appearance = .disappearing
      appearsAnimated = animated
      viewWillDisappear(animated)
      for child in followers { child.beginDisappearing(animated) }
    }

    /// Says `viewIsAppearing` once a transition, when the view has its place among the others.
    final func sayIsAppearing() {
      guard appearance == .appearing, !hasSaidIsAppearing else { return }
      hasSaidIsAppearing = true
      viewIsAppearing(appearsAnimated)
      for child in followers { child.sayIsAppearing() }
    }

    final func endTransition() {
      switch appearance {
      case .appearing:
        sayIsAppearing()
        appearance = .appeared
        viewDidAppear(appearsAnimated)
      case .disappearing:
        appearance = .disappeared
        viewDidDisappear(appearsAnimated)
      case .appeared, .disappeared:
        return
      }
      for child in followers { child.endTransition() }
    }

    /// Catches up with a container: ends the transition only if the container has ended its own.
    final func settleAppearance(as container: Appearance) {
      sayIsAppearing()
      if container == .appeared { endTransition() }
    }

    /// Shows `new` in place of `old`, in the order in which this kind of container does it.
    ///
    /// Off screen nothing is loaded and nobody is told; `installContent` catches up on appearing.
    final func exchange(
      _ old: UIViewController?, for new: UIViewController?, order: ExchangeOrder, animated: Bool
    ) {
      guard isShowing else {
        old?.viewIfLoaded?.detach()
        return
      }
      new?.loadViewIfNeeded()
      switch order {
      case .oldFirst:
        old?.beginDisappearing(animated)
        new?.beginAppearing(animated)
      case .newFirst:
        new?.beginAppearing(animated)
        old?.beginDisappearing(animated)
      }
      if let content = new?.viewIfLoaded { viewIfLoaded?.attach(content) }
      new?.sayIsAppearing()
      old?.viewIfLoaded?.detach()
      old?.endTransition()
      new?.settleAppearance(as: appearance)
    }
  }

  /// Who is told first that the content of a container changes: UIKit's stacks and tabs differ.
  enum ExchangeOrder {
    case oldFirst, newFirst
  }
#endif
