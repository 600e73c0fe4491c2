#if !canImport(UIKit)
  /// Headless version of `UITabBarController`. Tabs load their views when they are first shown.
  @preconcurrency @MainActor
  open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?

    open var viewControllers: [UIViewController]? {
      get { tabs }
      set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      let new = viewControllers ?? []
      if let failure = headless.obstacle(to: new, attempt: "show the tab") {
        return ModuleFailure.report(failure)
      }
      let removed = tabs.filter { kept in !new.contains { $0 === kept } }
      let added = new.filter { $0.parent !== self }
      for tab in removed { tab.willMove(toParent: nil) }
      for tab in added { headless.adopt(tab) }
      tabs = new
      if !new.contains(where: { $0 === selected }) { show(new.first, animated: animated) }
      for tab in removed { tab.headless.leaveParent() }
      for tab in added { tab.didMove(toParent: self) }
    }

    open var selectedViewController: UIViewController? {
      get { selected }
      set {
        guard let newValue else { return }
        guard tabs.contains(where: { $0 === newValue }) else {
          return ModuleFailure.report(.noSuchTab(headless.attempt("select the tab", newValue)))
        }
        show(newValue, animated: false)
      }
    }

    /// `Int.max` (UIKit's `NSNotFound`) without a selected tab.
    open var selectedIndex: Int {
      get { tabs.firstIndex { $0 === selected } ?? Int.max }
      set {
        guard tabs.indices.contains(newValue) else {
          return ModuleFailure.report(.noSuchTab("select tab \(newValue)"))
        }
        show(tabs[newValue], animated: false)
      }
    }

    override var headlessContent: UIViewController? { selected }

    private func show(_ tab: UIViewController?, animated: Bool) {
      let old = selected
      guard old !== tab else { return }
      selected = tab
      headless.exchange(old, for: tab, oldFirst: false, animated: animated)
    }
  }
#endif
