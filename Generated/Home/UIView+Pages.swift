import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

extension UIView {
  /// Adds a view that takes all the room there is.
  func fill(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

extension UICollectionViewLayout {
  /// Items as large as the collection, side by side.
  static var pages: UICollectionViewLayout {
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
