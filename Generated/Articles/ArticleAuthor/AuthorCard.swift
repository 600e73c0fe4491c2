import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// An author's name and handle, and a way to close them.
package final class AuthorCard: UIView {
  package let name: String
  package let handle: String
  private let didTapClose: @MainActor () -> Void

  init(name: String, handle: String, didTapClose: @escaping @MainActor () -> Void) {
    self.name = name
    self.handle = handle
    self.didTapClose = didTapClose
    super.init(frame: .zero)
    #if canImport(UIKit)
      backgroundColor = .systemBackground
      let column = TextColumn(in: self)
      column.show([(name, .title1), (handle, .subheadline)])
      column.addArrangedSubview(
        UIButton(
          type: .close, primaryAction: UIAction { [unowned self] _ in self.close() }))
    #endif
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("AuthorCard is made by ArticleAuthorView")
  }

  /// What the close button does.
  package func close() {
    didTapClose()
  }
}
