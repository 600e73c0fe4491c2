import Foundation

#if !canImport(UIKit)
  import ViperKit

  /// Headless version of `UIFont`.
  public final class UIFont: Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let largeTitle = TextStyle(rawValue: "largeTitle")
      public static let title1 = TextStyle(rawValue: "title1")
      public static let headline = TextStyle(rawValue: "headline")
      public static let subheadline = TextStyle(rawValue: "subheadline")
      public static let body = TextStyle(rawValue: "body")
      public static let caption1 = TextStyle(rawValue: "caption1")
      public static let footnote = TextStyle(rawValue: "footnote")
    }

    let style: TextStyle

    private init(_ style: TextStyle) {
      self.style = style
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }
  }

  public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
  }

  /// Headless version of `UILabel`.
  @preconcurrency @MainActor
  open class UILabel: UIView {
    open var font: UIFont! = .preferredFont(forTextStyle: .body)
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
    open var text: String? {
      didSet { setNeedsDisplay() }
    }
  }

  /// Headless version of `UIImageView`.
  @preconcurrency @MainActor
  open class UIImageView: UIView {
    open var image: UIImage? {
      didSet { setNeedsDisplay() }
    }
  }

  /// Headless version of `UIActivityIndicatorView`.
  @preconcurrency @MainActor
  open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
      case medium, large
    }

    open var hidesWhenStopped = true
    public private(set) final var isAnimating = false {
      didSet { setNeedsDisplay() }
    }

    public convenience init(style: Style) {
      self.init(frame: .zero)
      isHidden = true
    }

    open func startAnimating() {
      isAnimating = true
      isHidden = false
    }

    open func stopAnimating() {
      isAnimating = false
      isHidden = hidesWhenStopped
    }
  }

  /// Headless version of `UIStackView`.
  @preconcurrency @MainActor
  open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
      case fill, fillEqually
    }

    private var arranged: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var spacing: CGFloat = 0

    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }

    /// Excludes views that have left the stack.
    open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

    open func addArrangedSubview(_ view: UIView) {
      arranged = arrangedSubviews.filter { $0 !== view } + [view]
      if view.superview !== self { addSubview(view) }
    }
  }
#endif
