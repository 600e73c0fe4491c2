#if !canImport(UIKit)
  /// Headless version of `UINavigationController`.
  ///
  /// If UIKit would raise an exception, for example for a pushed navigation controller, this
  /// reports a failure and keeps the stack.
  @preconcurrency @MainActor
  open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    open var isNavigationBarHidden = false

    public override init(nibName: String?, bundle: AnyObject?) {
      super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
    }

    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      change(to: [rootViewController], attempt: "push", animated: false)
    }

    open var viewControllers: [UIViewController] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      change(to: viewControllers, attempt: "show", animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      change(to: stack + [viewController], attempt: "push", animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard stack.count > 1 else { return nil }
      let top = stack.last
      change(to: Array(stack.dropLast()), attempt: "pop", animated: animated)
      return top
    }

    @discardableResult
    open func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      guard let index = stack.firstIndex(where: { $0 === viewController }) else {
        ModuleFailure.report(
          .notInStack(
            headless.attempt("pop to", viewController), ModuleFailure.name(of: viewController)))
        return nil
      }
      let popped = Array(stack[(index + 1)...])
      change(to: Array(stack[...index]), attempt: "pop", animated: animated)
      return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      guard let root = stack.first else { return nil }
      return popToViewController(root, animated: animated)
    }

    override var headlessContent: UIViewController? { stack.last }

    private func change(to new: [UIViewController], attempt: String, animated: Bool) {
      let old = stack
      let added = new.filter { $0.parent !== self }
      let removed = old.filter { kept in !new.contains { $0 === kept } }
      if let failure = obstacle(to: new, attempt: attempt) { return ModuleFailure.report(failure) }
      for child in removed {
        child.willMove(toParent: nil)
        child.headless.passage = .movingOut
      }
      for child in added {
        headless.adopt(child)
        child.headless.passage = .movingIn
      }
      stack = new
      if old.last !== new.last {
        headless.exchange(old.last, for: new.last, oldFirst: true, animated: animated)
      }
      for child in removed {
        child.headless.leaveParent()
        child.headless.passage = nil
      }
      for child in added {
        child.didMove(toParent: self)
        child.headless.passage = nil
      }
    }

    private func obstacle(to new: [UIViewController], attempt verb: String) -> ModuleFailure? {
      if let stack = new.first(where: { $0 is UINavigationController }) {
        return .isNavigationController(
          headless.attempt(verb, stack), ModuleFailure.name(of: stack))
      }
      return headless.obstacle(to: new, attempt: verb)
    }
  }
#endif
