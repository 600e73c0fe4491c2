import Foundation

#if !canImport(UIKit)
  /// Stands in for the scene that a window belongs to.
  @preconcurrency @MainActor
  open class UIWindowScene {
    public init() {}
  }

  /// Stands in for UIKit's window: what it shows is on screen once the window is visible.
  @preconcurrency @MainActor
  open class UIWindow: UIView {
    private static weak var keyWindow: UIWindow?
    private var root: UIViewController?
    open weak var windowScene: UIWindowScene?

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

    /// Replacing it takes the old one, and all that is presented on it, off the screen.
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

    /// Shows the root and what is presented on it, except what something else covers.
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
