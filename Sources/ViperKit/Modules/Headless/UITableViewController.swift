import Foundation

#if !canImport(UIKit)
  /// Stands in for UIKit's controller of a table, as the superclass of a view. Code that draws a table
  /// stands behind `#if canImport(UIKit)`.
  @preconcurrency @MainActor
  open class UITableViewController: UIViewController {
    public override init(nibName: String?, bundle: AnyObject?) {
      super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
    }
  }

  /// Stands in for UIKit's controller of a collection of cells, as the superclass of a view.
  @preconcurrency @MainActor
  open class UICollectionViewController: UIViewController {
    public override init(nibName: String?, bundle: AnyObject?) {
      super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
    }
  }
#endif
