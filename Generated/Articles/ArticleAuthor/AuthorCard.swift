import ArticlesViews
import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// An author's name and handle, and a way to close them.
final class AuthorCard: UIView {
  private(set) lazy var column = TextColumn(in: self)
  private(set) var closeButton = UIButton(type: .close)

  convenience init(name: String, handle: String, didTapClose: @escaping @MainActor () -> Void) {
    self.init(frame: .zero)
    backgroundColor = .systemBackground
    column.show([(name, .title1), (handle, .subheadline)])
    closeButton.addAction(UIAction { _ in didTapClose() }, for: .touchUpInside)
    column.addArrangedSubview(closeButton)
  }
}
