import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

@available(iOS 17, macOS 14, *)
extension UIView {
  /// Adds a view that is as large as this one, and makes this one as large as that one needs.
  func pin(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Adds a column that can be scrolled, with margins on its sides.
  func scroll(_ column: UIView) {
    let page = UIScrollView()
    pin(page)
    column.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(column)
    let (content, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }
}
