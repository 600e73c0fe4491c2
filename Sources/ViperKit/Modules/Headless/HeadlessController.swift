#if !canImport(UIKit)
  /// What a stand-in controller keeps beside the members that UIKit's has.
  ///
  /// It is a type of its own so that the members of your subclasses (`presenter`, `container`, …)
  /// do not collide with it.
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
    /// Whether a nib is setting this controller's outlets just now.
    var isConnected = false
    /// Whether a nib has set the view, and nobody has asked for that yet.
    var awaitsViewDidLoad = false
    lazy var presentation = UIPresentationController(presentedViewController: controller)
    // What `ModuleNavigation` keeps as long as the controller lives.
    var swipeListener: AnyObject?
    var place: AnyObject?

    init(_ controller: UIViewController) {
      self.controller = controller
    }
  }

  extension HeadlessController {
    /// Where a controller stands between on screen and off.
    enum Appearance {
      case disappeared, appearing, appeared, disappearing
    }

    /// Why a controller is changing its appearance just now.
    enum Passage {
      case presented, dismissed, movingIn, movingOut
    }

    /// Who is told first that the content of a container changes: UIKit's stacks and tabs differ.
    enum ExchangeOrder {
      case oldFirst, newFirst
    }
  }
#endif
