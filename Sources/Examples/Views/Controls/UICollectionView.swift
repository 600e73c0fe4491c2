import Foundation

#if !canImport(UIKit)
  import ViperKit

  /// Headless version of `UICollectionViewCell`.
  @preconcurrency @MainActor
  open class UICollectionViewCell: HeadlessCell {
    public private(set) final lazy var contentView: UIView = {
      let view = UIView()
      addSubview(view)
      return view
    }()
  }

  @preconcurrency @MainActor
  public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
  }

  @preconcurrency @MainActor
  public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  }

  extension UICollectionViewDelegate {
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
  }

  /// Headless version of `UICollectionView`, with one section and one visible item. `tapItem()` and
  /// `swipe(to:)` simulate gestures.
  @preconcurrency @MainActor
  open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    }

    public enum ScrollDirection: Int, Sendable {
      case vertical, horizontal
    }

    private lazy var cells = HeadlessCells<UICollectionViewCell>(in: self)
    /// The item in sight.
    private var item = 0
    open weak var delegate: (any UICollectionViewDelegate)?
    open weak var dataSource: (any UICollectionViewDataSource)? {
      didSet { reloadData() }
    }

    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
      super.init(frame: frame)
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
    }

    open func register(
      _ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
    ) {
      cells.classes[identifier] = cellClass
    }

    /// A cell that is not needed any more, or a new one.
    open func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      cells.dequeue(identifier)
    }

    /// As in UIKit, the data source is asked later.
    open func reloadData() {
      item = max(0, min(item, count - 1))
      cells.forget()
      setNeedsDisplay()
    }

    open var indexPathsForVisibleItems: [IndexPath] {
      count > 0 ? [IndexPath(item: item, section: 0)] : []
    }

    open var visibleCells: [UICollectionViewCell] {
      cells.shown { [self] in
        indexPathsForVisibleItems.compactMap {
          dataSource?.collectionView(self, cellForItemAt: $0)
        }
      }
    }

    /// An invalid item is ignored.
    open func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
      guard indexPath.item != item, indexPath.item >= 0, indexPath.item < count else { return }
      item = indexPath.item
      cells.forget()
      setNeedsDisplay()
    }

    /// False if there is nothing in sight.
    @discardableResult
    public final func tapItem() -> Bool {
      guard let place = indexPathsForVisibleItems.first else { return false }
      delegate?.collectionView(self, didSelectItemAt: place)
      return true
    }

    /// False if the item is missing.
    @discardableResult
    public final func swipe(to item: Int) -> Bool {
      guard item >= 0, item < count else { return false }
      scrollToItem(
        at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: true)
      delegate?.scrollViewDidEndDecelerating(self)
      return true
    }

    private var count: Int { dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0 }
  }

  // Layouts without effect.

  @preconcurrency @MainActor
  open class UICollectionViewLayout {}

  @preconcurrency @MainActor
  open class UICollectionViewCompositionalLayoutConfiguration {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    public init() {}
  }

  @preconcurrency @MainActor
  open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(
      section: NSCollectionLayoutSection,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {}
  }

  @preconcurrency @MainActor
  open class NSCollectionLayoutDimension {
    public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init() }
    public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init() }
  }

  @preconcurrency @MainActor
  open class NSCollectionLayoutSize {
    public init(
      widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) {}
  }

  @preconcurrency @MainActor
  open class NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize) {}
  }

  @preconcurrency @MainActor
  open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public static func horizontal(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  }

  @preconcurrency @MainActor
  open class NSCollectionLayoutSection {
    public init(group: NSCollectionLayoutGroup) {}
  }
#endif
