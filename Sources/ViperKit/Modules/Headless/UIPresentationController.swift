import Foundation

#if !canImport(UIKit)
  /// Headless version of UIKit's delegate for dismissals by the user.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { true }
    public func presentationControllerWillDismiss(
      _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidDismiss(
      _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {}
  }

  /// Headless version of `UIPresentationController`. `swipeAway()` swipes the controller away.
  @preconcurrency @MainActor
  open class UIPresentationController {
    public private(set) final unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presentedViewController: UIViewController) {
      self.presentedViewController = presentedViewController
    }

    /// False if the user can't swipe the controller away.
    @discardableResult
    public final func swipeAway() -> Bool {
      let controller = presentedViewController
      guard controller.headless.presenter != nil, controller.headless.passage == nil,
        controller.modalPresentationStyle.headlessSwipes
      else { return false }
      guard !controller.isModalInPresentation,
        delegate?.presentationControllerShouldDismiss(self) != false
      else {
        delegate?.presentationControllerDidAttemptToDismiss(self)
        return false
      }
      delegate?.presentationControllerWillDismiss(self)
      controller.presentingViewController?.dismiss(animated: false)
      delegate?.presentationControllerDidDismiss(self)
      return true
    }
  }

  extension UIModalPresentationStyle {
    /// Whether the user can swipe the controller away.
    var headlessSwipes: Bool {
      self == .automatic || self == .pageSheet || self == .formSheet || self == .popover
    }
  }
#endif
