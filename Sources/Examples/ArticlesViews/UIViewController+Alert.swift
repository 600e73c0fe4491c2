#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

extension UIViewController {
  /// Shows an error and offers to try again. Off screen, it shows nothing, because the module loads
  /// again when it appears.
  package func showAlert(_ message: String, retry: @escaping @MainActor () -> Void) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
