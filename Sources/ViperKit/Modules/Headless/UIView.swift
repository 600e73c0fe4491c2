import Foundation

#if !canImport(UIKit)
  /// Stands in for UIKit's view: a tree whose nodes know which controller owns them.
  ///
  /// Adding and removing a controller's view moves that controller on and off the screen, as it does
  /// in UIKit. Nothing is laid out or drawn; a router cannot see that.
  @preconcurrency @MainActor
  open class UIView {
    public private(set) final var subviews: [UIView] = []
    public private(set) final weak var superview: UIView?
    open var isHidden = false
    open var tag = 0
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var accessibilityLabel: String?

    /// The controller whose `view` this is.
    final weak var headlessOwner: UIViewController?

    public init(frame: CGRect) {
      self.frame = frame
    }

    public required init?(coder: ViewCoder) {
      frame = .zero
    }

    public convenience init() {
      self.init(frame: .zero)
    }

    /// The window this view is in, or nil while it is in none.
    open var window: UIWindow? {
      var next = superview
      while let view = next {
        if let window = view as? UIWindow { return window }
        next = view.superview
      }
      return nil
    }

    /// Adds a view on top. Controllers whose views come on screen by it are told that they appear.
    open func addSubview(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.removeFromSuperview()
      let arriving = isShown ? view.ownersInside() : []
      for owner in arriving { owner.beginAppearanceTransition(true, animated: false) }
      headlessAttach(view)
      for owner in arriving {
        owner.headless.settle(as: showingOwner?.headless.appearance ?? .appeared)
      }
    }

    /// Takes the view out of its superview. Controllers that leave the screen by it are told.
    open func removeFromSuperview() {
      let leaving = ownersInside().filter(\.headless.isShowing)
      for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
      headlessDetach()
      for owner in leaving { owner.endAppearanceTransition() }
    }

    /// Passes the wish on to the window, where a subclass of yours can take it up.
    open func setNeedsDisplay() {
      superview?.setNeedsDisplay()
    }

    /// Whether this is `view` or lies somewhere inside it.
    public final func isDescendant(of view: UIView) -> Bool {
      var next: UIView? = self
      while let candidate = next {
        if candidate === view { return true }
        next = candidate.superview
      }
      return false
    }
  }

  extension UIView {
    /// Adds the view without telling any controller; containers do that themselves, in their order.
    final func headlessAttach(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.headlessDetach()
      subviews.append(view)
      view.superview = self
    }

    /// Takes the view out of its superview without telling any controller.
    final func headlessDetach() {
      guard let parent = superview else { return }
      parent.subviews.removeAll { $0 === self }
      superview = nil
    }

    /// The nearest controller that this view lies in.
    private var nearestOwner: UIViewController? {
      var next: UIView? = self
      while let view = next {
        if let owner = view.headlessOwner { return owner }
        next = view.superview
      }
      return nil
    }

    /// The nearest controller, if it is on screen or on its way there.
    private var showingOwner: UIViewController? {
      guard let owner = nearestOwner, owner.headless.isShowing else { return nil }
      return owner
    }

    private var isShown: Bool { showingOwner != nil }

    /// The topmost controllers whose views are this view or lie in it.
    private func ownersInside() -> [UIViewController] {
      var found: [UIViewController] = []
      var pending = [self]
      while let view = pending.popLast() {
        if let owner = view.headlessOwner {
          found.append(owner)
        } else {
          pending.append(contentsOf: view.subviews.reversed())
        }
      }
      return found
    }
  }
#endif
