/// Apple's types that the types of a module may clash with, by the framework of the view. Types
/// that few targets use are left out.
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
