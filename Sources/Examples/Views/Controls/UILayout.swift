import Foundation

#if !canImport(UIKit)
  import ViperKit

  // Constraints that can be said and do nothing: nothing is laid out here.

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

  /// What has edges: a view and a layout guide.
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

    // What can be set, and seen only where something is drawn.
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
