import ArticlesDomain
import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The cover image of an article. Without an image, it has no size.
final class CoverView: UIImageView {
  private var fetching: Task<Void, Never>?

  convenience init() {
    self.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    isHidden = true
    heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.42).isActive = true
  }

  /// Shows the image after loading it, and a placeholder before.
  func show(_ address: String?) {
    fetching?.cancel()
    show(image: address.flatMap { _ in UIImage(systemName: "photo") })
    #if canImport(UIKit)
      guard let address else { return }
      fetching = Task { [weak self] in
        let data = await CoverImage(address: address).data()
        if !Task.isCancelled { self?.show(image: data.flatMap(UIImage.init(data:))) }
      }
    #endif
  }

  private func show(image: UIImage?) {
    self.image = image
    isHidden = image == nil
  }
}
