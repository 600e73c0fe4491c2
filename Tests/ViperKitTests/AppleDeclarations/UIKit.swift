// Declarations of UIKit for ViperKit and its modules. Apple's branches compile against them on
// other systems. Nothing here runs.
@_exported import Foundation

// What UIKit brings along of the Objective-C run-time.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  fatalError()
}

@preconcurrency @MainActor open class UIResponder: NSObject {}

@preconcurrency @MainActor open class UIScreen: NSObject {
  public class var main: UIScreen { fatalError() }
  public var bounds: CGRect { fatalError() }
}

@preconcurrency @MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleWidth: AutoresizingMask { fatalError() }
    public static var flexibleHeight: AutoresizingMask { fatalError() }
  }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  open var frame: CGRect
  open var bounds: CGRect
  open var autoresizingMask: AutoresizingMask
  open var isHidden: Bool
  open var accessibilityLabel: String?
  open var subviews: [UIView] { fatalError() }
  open var superview: UIView? { fatalError() }
  open var window: UIWindow? { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func isDescendant(of view: UIView) -> Bool { fatalError() }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {}

@preconcurrency @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext
  case automatic
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { fatalError() }
}

@preconcurrency @MainActor open class UIPresentationController: NSObject {
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience override init() { fatalError() }
  open var title: String?
  open var view: UIView!
  open var viewIfLoaded: UIView? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open var modalPresentationStyle: UIModalPresentationStyle
  open var parent: UIViewController? { fatalError() }
  open var children: [UIViewController] { fatalError() }
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var isBeingDismissed: Bool { fatalError() }
  open var presentationController: UIPresentationController? { fatalError() }
  open var presentedViewController: UIViewController? { fatalError() }
  open var presentingViewController: UIViewController? { fatalError() }
  open var navigationController: UINavigationController? { fatalError() }
  open var tabBarController: UITabBarController? { fatalError() }
  open var tabBarItem: UITabBarItem!
  open var navigationItem: UINavigationItem { fatalError() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
@preconcurrency @MainActor open class UIPageViewController: UIViewController {}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  open var viewControllers: [UIViewController]
  open var topViewController: UIViewController? { fatalError() }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { fatalError() }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  open var viewControllers: [UIViewController]?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  open var selectedIndex: Int
  open var selectedViewController: UIViewController?
}

@preconcurrency @MainActor open class UICollectionViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
}

@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { fatalError() }
  open func instantiateInitialViewController() -> UIViewController? { fatalError() }
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { fatalError() }
}

@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: Hashable, Sendable {}
  public init(nibName: String, bundle: Bundle?) { fatalError() }
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] { fatalError() }
}
