#if !canImport(UIKit)
  /// A separate type, because subclasses can have members with the same names.
  @MainActor
  final class HeadlessController {
    unowned let controller: UIViewController
    var appearance = Appearance.disappeared
    var isAnimated = false
    var hasSaidIsAppearing = false
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var coversPresenter = false
    var passage: Passage?
    var isConnected = false
    /// Whether a nib has set the view before anyone used it.
    var awaitsViewDidLoad = false
    lazy var presentation = UIPresentationController(presentedViewController: controller)
    // `ModuleNavigation` keeps these as long as the controller lives.
    var swipeListener: AnyObject?
    var place: AnyObject?

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    enum Appearance {
      case disappeared, appearing, appeared, disappearing
    }

    enum Passage {
      case presented, dismissed, movingIn, movingOut
    }
  }
#endif
