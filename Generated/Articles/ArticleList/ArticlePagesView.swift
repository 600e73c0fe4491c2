import ArticlesDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Articles side by side, a page each; where there are none, an empty page that says so.
package final class ArticlePagesView: UIView {
  package private(set) var articles: [DisplayedArticle] = []
  /// The page that is shown, counted from 0.
  package private(set) var currentPage = 0
  /// What the empty page says.
  package private(set) var emptyText = ""
  package var isLoading = false {
    didSet { update() }
  }

  var didSelect: (Article.ID) -> Void = { _ in }

  #if canImport(UIKit)
    private lazy var drawing = ArticlePagesDrawing(of: self)
  #endif

  /// Shows these articles, at the page that was shown before if there still is one.
  func show(_ articles: [DisplayedArticle]) {
    self.articles = articles
    emptyText = "There are no articles."
    currentPage = min(currentPage, max(articles.count - 1, 0))
    update()
  }

  /// Says on the empty page why there are no articles. Those that are there stay.
  func show(message: String) {
    emptyText = message
    update()
  }

  /// Turns to a page, as swiping does. False if there is no such page.
  @discardableResult
  package func turn(to page: Int) -> Bool {
    guard articles.indices.contains(page) else { return false }
    currentPage = page
    update()
    return true
  }

  /// Opens the article of the page that is shown, as tapping it does. False if there is none.
  @discardableResult
  package func select() -> Bool {
    guard articles.indices.contains(currentPage) else { return false }
    didSelect(articles[currentPage].id)
    return true
  }

  private func update() {
    #if canImport(UIKit)
      drawing.update()
    #else
      setNeedsDisplay()
    #endif
  }
}
