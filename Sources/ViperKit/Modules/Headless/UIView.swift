import Foundation

#if !canImport(UIKit)
  /// Headless version of `UIView`, without layout or drawing.
  ///
  /// As in UIKit, adding and removing a controller's view moves the controller on and off screen.
  @preconcurrency @MainActor
  open class UIView {
    public private(set) final var subviews: [UIView] = []
    public private(set) final weak var superview: UIView?
    open var isHidden = false
    open var tag = 0
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var accessibilityLabel: String?

    /// The controller with this `view`.
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

    open var window: UIWindow? {
      var next = superview
      while let view = next {
        if let window = view as? UIWindow { return window }
        next = view.superview
      }
      return nil
    }

    /// Adds a view on top. Its controllers appear.
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

    /// Removes the view. Its controllers disappear.
    open func removeFromSuperview() {
      let leaving = ownersInside().filter(\.headless.isShowing)
      for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
      headlessDetach()
      for owner in leaving { owner.endAppearanceTransition() }
    }

    /// Passes the call to the window. Override it there.
    open func setNeedsDisplay() {
      superview?.setNeedsDisplay()
    }

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
    /// Adds the view without notifying controllers. Containers notify them in their own order.
    final func headlessAttach(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.headlessDetach()
      subviews.append(view)
      view.superview = self
    }

    /// Removes the view without notifying controllers.
    final func headlessDetach() {
      guard let parent = superview else { return }
      parent.subviews.removeAll { $0 === self }
      superview = nil
    }

    /// The nearest controller whose view contains this view.
    private var nearestOwner: UIViewController? {
      var next: UIView? = self
      while let view = next {
        if let owner = view.headlessOwner { return owner }
        next = view.superview
      }
      return nil
    }

    private var showingOwner: UIViewController? {
      guard let owner = nearestOwner, owner.headless.isShowing else { return nil }
      return owner
    }

    private var isShown: Bool { showingOwner != nil }

    /// The topmost controllers whose views are inside this view.
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
