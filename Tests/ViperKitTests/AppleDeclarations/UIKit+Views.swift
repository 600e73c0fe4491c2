// The part of UIKit that draws, as far as the examples name it.

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { fatalError() }
  open class var secondarySystemBackground: UIColor { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public init?(data: Data) { fatalError() }
  public convenience init?(systemName name: String) { fatalError() }
}

extension UIView {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
  public var contentMode: ContentMode {
    get { fatalError() }
    set {}
  }
  public var clipsToBounds: Bool {
    get { fatalError() }
    set {}
  }
  public var heightAnchor: NSLayoutDimension { fatalError() }
  public var widthAnchor: NSLayoutDimension { fatalError() }
}

@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var image: UIImage?
}
@preconcurrency @MainActor public class UIMenu: NSObject {}

public class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let headline = TextStyle(rawValue: "headline")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let footnote = TextStyle(rawValue: "footnote")
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

// MARK: - Layout

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open var isActive: Bool = false
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    fatalError()
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
}

extension UIView {
  public var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  public func setNeedsDisplay() {}
}

// MARK: - Controls

public typealias UIActionHandler = (_ action: UIAction) -> Void

@preconcurrency @MainActor open class UIAction: NSObject {
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) { fatalError() }
}

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchUpInside: Event { fatalError() }
    public static var valueChanged: Event { fatalError() }
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { fatalError() }
  }
  open var isEnabled: Bool = true
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public struct Configuration: Hashable, Sendable {
    public static func borderedProminent() -> Configuration { fatalError() }
  }
  public enum ButtonType: Int, Sendable { case custom, system, close }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
  public convenience init(type buttonType: ButtonType) { fatalError() }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
}

@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String?
  open var placeholder: String?
  open var borderStyle: BorderStyle = .none
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
  open var hidesForSinglePage: Bool = false
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large }
  public init(style: Style) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open var hidesWhenStopped: Bool = true
  open var isAnimating: Bool { fatalError() }
  open func startAnimating() {}
  open func stopAnimating() {}
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@preconcurrency @MainActor open class UILabel: UIView {
  open var textAlignment: NSTextAlignment = .natural
  open var text: String?
  open var font: UIFont!
  open var numberOfLines: Int = 1
  open var adjustsFontForContentSizeCategory: Bool = false
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open var arrangedSubviews: [UIView] { fatalError() }
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: Distribution = .fill
  open var spacing: CGFloat = 0
  open func addArrangedSubview(_ view: UIView) {}
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, close, refresh }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
}

// MARK: - Alerts

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { fatalError() }
}

@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  open var message: String?
  open var actions: [UIAlertAction] { fatalError() }
  open func addAction(_ action: UIAlertAction) {}
}

// MARK: - Collections

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  open var isPagingEnabled: Bool = false
  open var alwaysBounceVertical: Bool = false
  open var refreshControl: UIRefreshControl?
  open var contentLayoutGuide: UILayoutGuide { fatalError() }
  open var frameLayoutGuide: UILayoutGuide { fatalError() }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { fatalError() }
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var centeredHorizontally: ScrollPosition { fatalError() }
  }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var dataSource: (any UICollectionViewDataSource)?
  weak open var delegate: (any UICollectionViewDelegate)?
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  open func reloadData() {}
  open var indexPathsForVisibleItems: [IndexPath] { fatalError() }
  open var visibleCells: [UICollectionViewCell] { fatalError() }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}

extension IndexPath {
  public init(item: Int, section: Int) { fatalError() }
  public var item: Int { fatalError() }
  public var row: Int { fatalError() }
}

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {}

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
}

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { fatalError() }
}

@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError() }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { fatalError() }
}

@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) { fatalError() }
}

@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { fatalError() }
}

@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) { fatalError() }
}
