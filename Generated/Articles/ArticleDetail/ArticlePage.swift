#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article.
package final class ArticlePage: UIView {
  /// What is on the page; nil until it is there.
  package var article: ArticleText? {
    didSet { update() }
  }
  package var isLoading = false {
    didSet { update() }
  }

  #if canImport(UIKit)
    private lazy var column = TextColumn(in: self)
  #endif

  private func update() {
    #if canImport(UIKit)
      backgroundColor = .systemBackground
      if let article {
        column.show([
          (article.title, .title1), (article.byline, .subheadline), (article.tags, .caption1),
          (article.description, .body), (article.link, .footnote),
        ])
      } else {
        column.show([(isLoading ? "Loading…" : "There is no article.", .body)])
      }
    #else
      setNeedsDisplay()
    #endif
  }
}
