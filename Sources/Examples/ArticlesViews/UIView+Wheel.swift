import ExamplesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

extension UIView {
  /// Adds an activity indicator in the center.
  package func addWheel() -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = true
    wheel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(wheel)
    NSLayoutConstraint.activate([
      wheel.centerXAnchor.constraint(equalTo: centerXAnchor),
      wheel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    return wheel
  }
}

extension UIActivityIndicatorView {
  package func show(isLoading: Bool) {
    if isLoading { startAnimating() } else { stopAnimating() }
  }
}
