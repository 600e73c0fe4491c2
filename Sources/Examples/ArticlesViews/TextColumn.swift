import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Texts below each other, in the size that the reader has chosen.
package final class TextColumn: UIStackView {
  /// Puts the column into a view, with the usual margins.
  package convenience init(in view: UIView) {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 8
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  /// Replaces the texts. Empty texts take no space.
  ///
  /// - Parameter head: the view above the texts.
  package func show(
    _ lines: [(text: String, style: UIFont.TextStyle)], below head: UIView? = nil
  ) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    if let head { addArrangedSubview(head) }
    for line in lines where !line.text.isEmpty {
      let label = UILabel(style: line.style)
      label.text = line.text
      addArrangedSubview(label)
    }
  }

  /// The labels' texts.
  package var texts: [String] {
    arrangedSubviews.compactMap { ($0 as? UILabel)?.text }
  }
}
