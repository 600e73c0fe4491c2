#if canImport(UIKit)
  import UIKit
#endif

extension UIView {
  /// Stacks the parts that show other modules, each with the same height. Add the parts yourself
  /// for another layout.
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
