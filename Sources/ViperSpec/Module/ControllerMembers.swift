import SwiftReading
import ViperText

/// The members of UIKit's view controllers, with which no member of a subclass may clash.
///
/// Source: Apple's documentation. A property and a method without parameters are listed by their
/// name. The type of a parameter is listed if another method has the same labels.
package enum ControllerMembers {
  /// The class and its superclasses; nil for a class that isn't listed.
  static func chain(of name: String) -> [String]? {
    var chain: [String] = []
    var next: String? = name
    while let name = next, let known = classes[name] {
      chain.append(name)
      next = known.superclass
    }
    return chain.isEmpty ? nil : chain
  }

  static let base = "UIViewController"

  /// Whether a class of Apple's is a view controller; nil for another class.
  ///
  /// - Parameter mayBeImported: whether an unknown module may declare the class.
  package static func isController(_ name: String, mayBeImported: Bool = false) -> Bool? {
    let name = String(name.prefix { $0 != "<" })
    if let chain = chain(of: name) { return chain.contains(base) }
    guard name.hasPrefix("UI") || name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true
    else { return nil }
    if views.contains(name) { return false }
    if mayBeImported { return nil }
    if name.hasSuffix("Controller") { return !otherControllers.contains(name) }
    // The app may have classes with Apple's prefix, such as `UIBaseVC`.
    return ["Controller", "Base"].contains(where: name.contains) || name.hasSuffix("VC")
      ? nil : false
  }

  private static let views = Set(
    """
    UIButton UICollectionView UICollectionViewCell UIControl UIImageView UILabel UIScrollView
    UIStackView UITableView UITableViewCell UITextField UITextView UIView UIWindow
    """.words)

  private static let otherControllers: Set = [
    "NSFetchedResultsController", "NSViewController", "NSWindowController",
    "UIDocumentInteractionController", "UIMenuController", "UIPopoverPresentationController",
    "UIPresentationController", "UIPrintInteractionController", "UIRefreshController",
    "UISheetPresentationController",
  ]

  static func owner(of member: Member, in chain: [String]) -> String? {
    chain.first { name in
      let names = classes[name]?.members ?? []
      return names.contains(member.nameInClass) || member.typedName.map(names.contains) == true
    }
  }

  static func owner(of property: String, in chain: [String]) -> String? {
    chain.first { classes[$0]?.members.contains(property) == true }
  }

  /// The types of common properties.
  static let types = [
    "description": "String", "isEditing": "Bool", "nibName": "String?", "title": "String?",
  ]

  private struct Class {
    let superclass: String?
    let members: Set<String>

    init(_ superclass: String?, _ members: String) {
      self.superclass = superclass
      self.members = Set(members.words)
    }
  }

  private static let classes: [String: Class] = [
    "NSObject": Class(nil, object), "UIResponder": Class("NSObject", responder),
    base: Class("UIResponder", controller),
    "UITableViewController": Class(
      base, "tableView clearsSelectionOnViewWillAppear refreshControl"),
    "UICollectionViewController": Class(
      base,
      "collectionView collectionViewLayout clearsSelectionOnViewWillAppear "
        + "installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions"),
    "UINavigationController": Class(base, navigation), "UITabBarController": Class(base, tabs),
    "UIPageViewController": Class(
      base,
      "dataSource delegate setViewControllers(_:direction:animated:completion:) viewControllers "
        + "gestureRecognizers navigationOrientation spineLocation transitionStyle isDoubleSided"),
    "UISplitViewController": Class(
      base,
      "delegate style viewControllers viewController(for:) setViewController(_:for:) show(_:Column) "
        + "hide(_:Column) displayMode preferredDisplayMode displayModeButtonItem isCollapsed "
        + "preferredSplitBehavior splitBehavior primaryEdge presentsWithGesture primaryColumnWidth "
        + "preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction "
        + "minimumPrimaryColumnWidth maximumPrimaryColumnWidth showsSecondaryOnlyButton"),
  ]
}

extension Member {
  /// `validate(_:UICommand)`
  fileprivate var typedName: String? {
    guard case .method(let method) = self, method.parameters.count == 1 else { return nil }
    return "\(method.name)(\(method.parameters[0].label ?? "_"):\(method.parameters[0].type.text))"
  }
}

extension Dialect.UIFramework {
  package func inherits(_ name: String, by role: String) -> Bool {
    let inherited = inherited[role] ?? []
    guard !inherited.contains(name), inherited.contains(superclass) else {
      return inherited.contains(name)
    }
    return ControllerMembers.owner(of: name, in: ControllerMembers.chain(of: superclass) ?? [])
      != nil
  }
}
