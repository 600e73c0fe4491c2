import Foundation

#if !canImport(UIKit)
  /// Headless version of `UITableViewController`, as the superclass of a view. Put code that draws
  /// a table in `#if canImport(UIKit)`.
  @preconcurrency @MainActor
  open class UITableViewController: UIViewController {
    /// A table without rows.
    public final class Table {
      public func reloadData() {}
    }

    public let tableView = Table()
  }

  /// Headless version of `UICollectionViewController`, as the superclass of a view.
  @preconcurrency @MainActor
  open class UICollectionViewController: UIViewController {}
#endif
