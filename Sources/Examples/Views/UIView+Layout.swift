import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

extension UIView {
  /// Adds a view that is as large as this one, and makes this one as large as that one needs.
  package func fill(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Adds a page in which a column can be scrolled, with margins on its sides.
  @discardableResult
  package func scroll(_ column: UIView) -> UIScrollView {
    let page = UIScrollView()
    fill(page)
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
    return page
  }
}

extension UIStackView {
  /// Views below each other.
  package convenience init(column views: [UIView], spacing: CGFloat = 8) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.spacing = spacing
  }
}

extension UILabel {
  /// A text of several lines, in the size that the reader has chosen.
  package convenience init(style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

extension UICollectionViewLayout {
  /// Items as large as the collection, side by side.
  package static var pages: UICollectionViewLayout {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }
}
