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
      lineage.dropFirst().lazy.compactMap { $0 as? UIWindow }.first
    }

    /// Adds a view on top. Its controllers appear.
    open func addSubview(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.removeFromSuperview()
      let arriving = showingOwner == nil ? [] : view.ownersInside()
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

    public final func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }
  }

  extension UIView {
    private var lineage: [UIView] { Array(sequence(first: self) { $0.superview }) }

    /// Adds the view without notifying controllers. Containers notify them in their own order.
    final func headlessAttach(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.headlessDetach()
      subviews.append(view)
      view.superview = self
    }

    final func headlessDetach() {
      guard let parent = superview else { return }
      parent.subviews.removeAll { $0 === self }
      superview = nil
    }

    private var showingOwner: UIViewController? {
      let owner = lineage.lazy.compactMap(\.headlessOwner).first
      return owner?.headless.isShowing == true ? owner : nil
    }

    private func ownersInside() -> [UIViewController] {
      headlessOwner.map { [$0] } ?? subviews.flatMap { $0.ownersInside() }
    }
  }
#endif
