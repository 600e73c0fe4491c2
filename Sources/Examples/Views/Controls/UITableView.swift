import Foundation

#if !canImport(UIKit)
  import ViperKit

  extension IndexPath {
    public init(row: Int, section: Int) {
      self = [section, row]
    }

    public init(item: Int, section: Int) {
      self = [section, item]
    }

    public var section: Int { first ?? 0 }
    public var row: Int { last ?? 0 }
    public var item: Int { row }
  }

  /// Headless version of UIKit's protocol.
  public protocol UIContentConfiguration {}

  /// Headless version of UIKit's configuration.
  public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    public var text: String?
    public var secondaryText: String?

    init() {}
  }

  /// Headless version of `UITableViewCell`.
  @preconcurrency @MainActor
  open class UITableViewCell: HeadlessCell {
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator, checkmark
    }

    open var accessoryType = AccessoryType.none
    open var contentConfiguration: (any UIContentConfiguration)?

    open func defaultContentConfiguration() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
  }

  @preconcurrency @MainActor
  public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
  }

  @preconcurrency @MainActor
  public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  }

  extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }

  /// Headless version of `UITableView`, with one section and only visible rows. `tapRow(at:)` taps
  /// a row.
  @preconcurrency @MainActor
  open class UITableView: UIScrollView {
    private lazy var cells = HeadlessCells<UITableViewCell>(in: self)
    open weak var delegate: (any UITableViewDelegate)?
    open weak var dataSource: (any UITableViewDataSource)? {
      didSet { reloadData() }
    }

    open func register(
      _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
    ) {
      cells.classes[identifier] = cellClass
    }

    /// A cell that is not needed any more, or a new one.
    open func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      cells.dequeue(identifier)
    }

    /// As in UIKit, the data source is asked later.
    open func reloadData() {
      cells.forget()
      setNeedsDisplay()
    }

    /// The cells from the top to the bottom.
    open var visibleCells: [UITableViewCell] {
      cells.shown { [self] in
        let count = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
        return (0..<count).compactMap {
          dataSource?.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0))
        }
      }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    /// False if the row is missing.
    @discardableResult
    public final func tapRow(at indexPath: IndexPath) -> Bool {
      guard visibleCells.indices.contains(indexPath.row) else { return false }
      delegate?.tableView(self, didSelectRowAt: indexPath)
      return true
    }
  }
#endif
