import Foundation

#if !canImport(UIKit)
  /// Headless version of `UIWindowScene`.
  @preconcurrency @MainActor
  open class UIWindowScene {
    public init() {}
  }

  /// Headless version of `UIWindow`. Its content is on screen if the window is visible.
  @preconcurrency @MainActor
  open class UIWindow: UIView {
    private static weak var keyWindow: UIWindow?
    private var root: UIViewController?
    open weak var windowScene: UIWindowScene?
    // `AppRoots` lives as long as its window.
    var headlessRoots: AnyObject?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
      isHidden = true
    }

    public convenience init(windowScene: UIWindowScene) {
      self.init(frame: .zero)
      self.windowScene = windowScene
    }

    open override var window: UIWindow? { self }
    open var isKeyWindow: Bool { Self.keyWindow === self }

    /// Setting it removes the old root and everything presented on it.
    open var rootViewController: UIViewController? {
      get { root }
      set {
        guard newValue !== root else { return }
        root?.headless.takeModalsAway()
        hideRoot()
        root?.viewIfLoaded?.headlessDetach()
        root = newValue
        if !isHidden { showRoot() }
      }
    }

    open override var isHidden: Bool {
      didSet {
        guard isHidden != oldValue else { return }
        if isHidden { hideRoot() } else { showRoot() }
      }
    }

    open func makeKeyAndVisible() {
      Self.keyWindow = self
      isHidden = false
    }

    private func showRoot() {
      guard let root else { return }
      for controller in [root] + root.headless.modals where !controller.headless.isCovered {
        controller.headless.beginAppearing(false)
        if let view = controller.viewIfLoaded, view.superview !== self { headlessAttach(view) }
        controller.headless.endTransition()
      }
    }

    private func hideRoot() {
      guard let root else { return }
      for controller in root.headless.modals.reversed() + [root] {
        controller.headless.beginDisappearing(false)
        controller.headless.endTransition()
      }
    }
  }
#endif
