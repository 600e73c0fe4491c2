import ArticlesViews

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// One article.
final class ArticlePage: UIView {
  private(set) lazy var column = TextColumn(in: self)
  private lazy var wheel = addWheel()

  /// The article on the page; nil before loading.
  var article: ArticleText? {
    didSet { update() }
  }

  var isLoading: Bool {
    get { wheel.isAnimating }
    set {
      wheel.show(isLoading: newValue)
      update()
    }
  }

  private func update() {
    backgroundColor = .systemBackground
    if let article {
      column.show([
        (article.title, .title1), (article.byline, .subheadline), (article.tags, .caption1),
        (article.description, .body), (article.link, .footnote),
      ])
    } else {
      column.show([(isLoading ? "" : "There is no article.", .body)])
    }
  }
}
