#if !canImport(UIKit)
  /// Stands in for what a controller shows in a navigation bar.
  @preconcurrency @MainActor
  open class UINavigationItem {
    open var title: String?
    open var prompt: String?

    public init(title: String?) {
      self.title = title
    }
  }

  /// Stands in for a controller's item in a tab bar.
  @preconcurrency @MainActor
  open class UITabBarItem {
    /// What UIKit has a title and an image for.
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
