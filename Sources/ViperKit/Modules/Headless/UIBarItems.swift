#if !canImport(UIKit)
  /// Headless version of `UINavigationItem`.
  @preconcurrency @MainActor
  open class UINavigationItem {
    open var title: String?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?

    public init(title: String?) {
      self.title = title
    }
  }

  /// Headless version of `UIBarButtonItem`. `tap()` taps the button.
  @preconcurrency @MainActor
  open class UIBarButtonItem {
    public enum SystemItem: Int, Sendable {
      case done, cancel, edit, save, add, close, refresh
    }

    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var primaryAction: UIAction?
    /// Set if UIKit chooses the appearance.
    public private(set) final var headlessSystemItem: SystemItem?

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
      let actionTitle = primaryAction?.title ?? ""
      self.title = title ?? (actionTitle.isEmpty ? nil : actionTitle)
      self.image = image ?? primaryAction?.image
      self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
      self.init(primaryAction: primaryAction)
      headlessSystemItem = systemItem
    }

    /// False if it is disabled or has no action.
    @discardableResult
    public final func tap() -> Bool {
      guard isEnabled, let primaryAction else { return false }
      primaryAction.performWithSender(self, target: nil)
      return true
    }
  }

  /// Headless version of `UITabBarItem`.
  @preconcurrency @MainActor
  open class UITabBarItem {
    public enum SystemItem: Int, Sendable {
      case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
      case downloads, mostRecent, mostViewed
    }

    open var title: String?
    open var image: AnyObject?
    open var badgeValue: String?
    open var tag: Int

    public init(title: String?, image: AnyObject?, tag: Int) {
      self.title = title
      self.image = image
      self.tag = tag
    }

    public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
      self.init(title: nil, image: nil, tag: tag)
    }
  }
#endif
