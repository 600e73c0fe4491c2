import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  /// Notices that the user has swiped a controller away. The controller keeps it alive.
  @MainActor
  final class SwipeListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private let didSwipeAway: @MainActor () -> Void

    private init(_ didSwipeAway: @escaping @MainActor () -> Void) {
      self.didSwipeAway = didSwipeAway
    }

    #if canImport(UIKit)
      private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
    #endif

    static func listen(
      to controller: UIViewController, _ didSwipeAway: @escaping @MainActor () -> Void
    ) {
      let listener = SwipeListener(didSwipeAway)
      controller.presentationController?.delegate = listener
      #if canImport(UIKit)
        objc_setAssociatedObject(controller, key, listener, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        controller.headless.swipeListener = listener
      #endif
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      didSwipeAway()
    }
  }
}
