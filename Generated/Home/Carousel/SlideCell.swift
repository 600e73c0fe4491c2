import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// A slide of the carousel: its image, and its title below.
final class SlideCell: UICollectionViewCell {
  static let identifier = "slide"
  private let image = UIImageView()
  private let label = UILabel(style: .headline)
  private lazy var column = UIStackView(column: [image, label])

  func show(_ slide: Slide) {
    if column.superview == nil {
      image.contentMode = .scaleAspectFit
      label.textAlignment = .center
      contentView.fill(column)
    }
    image.image = UIImage(systemName: slide.path)
    label.text = slide.title
  }
}
