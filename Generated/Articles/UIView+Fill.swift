#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

extension UIView {
  /// Adds a view that takes all the room there is.
  func fill(_ content: UIView) {
    addSubview(content)
    #if canImport(UIKit)
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #endif
  }
}
