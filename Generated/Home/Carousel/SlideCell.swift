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
  private let label = UILabel()
  private lazy var column: UIStackView = {
    let column = UIStackView(arrangedSubviews: [image, label])
    column.axis = .vertical
    column.spacing = 8
    image.contentMode = .scaleAspectFit
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    return column
  }()

  func show(_ slide: Slide) {
    if column.superview == nil { contentView.fill(column) }
    image.image = UIImage(systemName: slide.path)
    label.text = slide.title
  }
}
