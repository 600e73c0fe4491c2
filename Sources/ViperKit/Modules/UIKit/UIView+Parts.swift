#if canImport(UIKit)
  import UIKit
#endif

extension UIView {
  /// Fills the view with the parts that show other modules, one below the other, each as high as the
  /// others. Whoever wants them elsewhere adds them there in place of this.
  public func stackParts(_ parts: [UIView]) {
    #if canImport(UIKit)
      let stack = UIStackView(arrangedSubviews: parts)
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(stack)
    #else
      for part in parts { addSubview(part) }
    #endif
  }
}
