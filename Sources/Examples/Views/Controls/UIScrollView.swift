#if !canImport(UIKit)
  import ViperKit

  /// Headless version of `UIScrollView`.
  @preconcurrency @MainActor
  open class UIScrollView: UIView {
    open var isPagingEnabled = false
    open var alwaysBounceVertical = false
    public final var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public final var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

    open var refreshControl: UIRefreshControl? {
      didSet {
        oldValue?.removeFromSuperview()
        if let refreshControl { addSubview(refreshControl) }
      }
    }
  }

  /// Headless version of `UIRefreshControl`. `pull()` pulls it.
  @preconcurrency @MainActor
  open class UIRefreshControl: UIControl {
    public private(set) final var isRefreshing = false {
      didSet { setNeedsDisplay() }
    }

    open func beginRefreshing() {
      isRefreshing = true
    }

    open func endRefreshing() {
      isRefreshing = false
    }

    /// False if it is refreshing already, or no finger reaches it.
    @discardableResult
    public final func pull() -> Bool {
      guard isWithinReach, !isRefreshing else { return false }
      beginRefreshing()
      sendActions(for: .valueChanged)
      return true
    }
  }

  @preconcurrency @MainActor
  public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  }
#endif
