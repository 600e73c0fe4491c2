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
    contentView.fill(column)
    return column
  }()

  func show(_ slide: Slide) {
    column.isHidden = false
    image.image = UIImage(systemName: slide.path)
    label.text = slide.title
  }
}
