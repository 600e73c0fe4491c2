import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// A page with an article and its cover, or with an error.
package final class ArticleCell: UICollectionViewCell {
  static let identifier = "article"
  package private(set) lazy var column = TextColumn(in: contentView)
  private let cover = CoverView()

  func show(_ article: any PagedArticle) {
    cover.show(article.imageURL)
    column.show(
      [
        (article.title, .title1), ("\(article.authorName), \(article.publishDate)", .subheadline),
        (article.tags, .caption1), (article.description, .body),
      ], below: cover)
  }

  /// The empty state.
  func show(_ text: String) {
    column.show([(text, .body)])
  }
}
