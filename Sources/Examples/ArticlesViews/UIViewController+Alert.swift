#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

extension UIViewController {
  /// Says what went wrong, and offers to try again. Off screen nobody is told: a module that comes
  /// back on screen loads anew.
  package func showAlert(_ message: String, retry: @escaping @MainActor () -> Void) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
