/// Types of Apple's that a module's type could be called like, by the framework that a view imports: the
/// module's would stand in for them in its whole target. Those that few targets need are left out.
enum FrameworkTypes {
  static func framework(of name: String, among imported: Set<String>) -> String? {
    all.filter { imported.contains($0.key) && $0.value.contains(name) }.map(\.key).min()
  }

  private static let all: [String: Set<String>] = [
    "UIKit": [
      "UICalendarView", "UICollectionView", "UICollectionViewController", "UIContentView",
      "UIDocumentBrowserViewController", "UIDocumentViewController", "UIImageView", "UIInputView",
      "UIInputViewController", "UIListContentView", "UIMenuBuilder", "UIPageViewController",
      "UIPickerView", "UIProgressView", "UIReferenceLibraryViewController", "UIScrollView",
      "UISplitViewController", "UIStackView", "UITableView", "UITableViewController", "UITextView",
      "UIView", "UIViewController", "UIVisualEffectView",
    ],
    "SwiftUI": [
      "AnyView", "EmptyView", "NavigationSplitView", "NavigationView", "ProgressView", "ScrollView",
      "TabView", "ViewBuilder",
    ],
  ]
}
