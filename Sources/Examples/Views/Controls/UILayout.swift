import Foundation

#if !canImport(UIKit)
  import ViperKit

  // Constraints without effect.

  @preconcurrency @MainActor
  open class NSLayoutConstraint {
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }

    open var isActive = false

    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
  }

  @preconcurrency @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    open func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  @preconcurrency @MainActor
  open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  @preconcurrency @MainActor
  open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  @preconcurrency @MainActor
  open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint()
    }

    open func constraint(
      equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// A view or a layout guide.
  @preconcurrency @MainActor
  public protocol HeadlessEdges {}

  extension HeadlessEdges {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  }

  @preconcurrency @MainActor
  open class UILayoutGuide: HeadlessEdges {
    init() {}
  }

  extension UIView: HeadlessEdges {
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill
    }

    public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

    // Has no effect without drawing.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
      get { true }
      set {}
    }
    public final var contentMode: ContentMode {
      get { .scaleToFill }
      set {}
    }
    public final var clipsToBounds: Bool {
      get { false }
      set {}
    }
  }
#endif
