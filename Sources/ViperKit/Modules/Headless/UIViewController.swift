import Foundation

#if !canImport(UIKit)
  /// How a presented controller covers the one below it.
  ///
  /// With `fullScreen` and `currentContext`, the controller below disappears. With the others, it
  /// stays on screen and gets no life-cycle calls.
  public enum UIModalPresentationStyle: Sendable {
    case automatic, fullScreen, currentContext, pageSheet, formSheet, popover
    case overFullScreen, overCurrentContext, none
  }

  /// UIKit exports this name, too. A file that also imports Foundation sees one type.
  public typealias NSCoder = Foundation.NSCoder
  /// The parameter of `init(coder:)`.
  public typealias ViewCoder = NSCoder

  /// Headless version of `UIViewController`: life cycle, containment and presentation, without
  /// animation.
  @preconcurrency @MainActor
  open class UIViewController {
    public final let nibName: String?
    public final let nibBundle: AnyObject?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var isModalInPresentation = false
    open var hidesBottomBarWhenPushed = false
    public private(set) final lazy var navigationItem = UINavigationItem(title: title)
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    open var title: String? {
      didSet {
        navigationItem.title = title
        tabBarItem?.title = title
      }
    }

    final lazy var headless = HeadlessController(self)
    private var loadedView: UIView?
    private var isLoadingView = false

    public final var isBeingPresented: Bool { headless.passage == .presented }
    public final var isBeingDismissed: Bool { headless.passage == .dismissed }
    public final var isMovingToParent: Bool { headless.passage == .movingIn }
    public final var isMovingFromParent: Bool { headless.passage == .movingOut }

    public init(nibName: String?, bundle: AnyObject?) {
      self.nibName = nibName
      nibBundle = bundle
    }

    public required init?(coder: ViewCoder) {
      nibName = nil
      nibBundle = nil
    }

    public convenience init() {
      self.init(nibName: nil, bundle: nil)
    }

    // MARK: - View

    /// Loads the view on first access. Never nil.
    open var view: UIView! {
      get {
        loadViewIfNeeded()
        return loadedView
      }
      set {
        loadedView?.headlessOwner = nil
        if loadedView == nil, headless.isConnected, !isLoadingView {
          headless.awaitsViewDidLoad = newValue != nil
        }
        loadedView = newValue
        newValue?.headlessOwner = self
      }
    }

    public final var viewIfLoaded: UIView? { loadedView }
    public final var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
      let plain = UIView()
      view = plain
      if let nibName { UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self) }
    }

    open func loadViewIfNeeded() {
      guard loadedView == nil else { return sayViewDidLoad() }
      guard !isLoadingView else {
        // `loadView()` has read `view` before setting it.
        view = UIView()
        return
      }
      isLoadingView = true
      loadView()
      isLoadingView = false
      if loadedView == nil { view = UIView() }
      viewDidLoad()
    }

    /// A view set by a nib counts as loaded on first access.
    private func sayViewDidLoad() {
      guard headless.awaitsViewDidLoad, !headless.isConnected else { return }
      headless.awaitsViewDidLoad = false
      viewDidLoad()
    }

    open func viewDidLoad() {}

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Starts a transition. For your own containers.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      if isAppearing {
        headless.beginAppearing(animated)
      } else {
        headless.beginDisappearing(animated)
      }
    }

    /// Ends a transition.
    public final func endAppearanceTransition() {
      headless.endTransition()
    }

    var headlessContent: UIViewController? { nil }

    // MARK: - Containment

    public final var children: [UIViewController] { headless.children }
    public final var parent: UIViewController? { headless.parent }

    open func addChild(_ child: UIViewController) {
      headless.adopt(child)
    }

    open func removeFromParent() {
      headless.leaveParent()
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var navigationController: UINavigationController? {
      headless.nearest(UINavigationController.self)
    }
    open var tabBarController: UITabBarController? {
      headless.nearest(UITabBarController.self)
    }

    // MARK: - Presentation

    public final var presentationController: UIPresentationController? {
      headless.presentation
    }

    /// The controller that this controller or its nearest container presents.
    open var presentedViewController: UIViewController? {
      headless.lineage.lazy.compactMap(\.headless.presented).first
    }

    /// The controller that presents this controller or its nearest container.
    open var presentingViewController: UIViewController? {
      headless.lineage.lazy.compactMap(\.headless.presenter).first
    }

    open func present(
      _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      guard headless.show(viewController, animated: animated) else { return }
      completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      headless.dismiss(animated: animated, completion: completion)
    }
  }
#endif
