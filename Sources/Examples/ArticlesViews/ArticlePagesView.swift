import ArticlesDomain
import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The texts of an article's page.
package protocol PagedArticle: Sendable {
  var id: Article.ID { get }
  var title: String { get }
  var description: String { get }
  var publishDate: String { get }
  var imageURL: String? { get }
  var authorName: String { get }
  var tags: String { get }
}

/// Articles side by side, one on each page. Without articles, an empty page shows a message.
package final class ArticlePagesView: UIView {
  package private(set) var articles: [any PagedArticle] = []
  /// The empty page's message.
  package private(set) var emptyText = ""
  package let pages = UICollectionView(frame: .zero, collectionViewLayout: .pages)
  package let dots = UIPageControl()
  private var wheel: UIActivityIndicatorView?
  private var didSelect: (Article.ID) -> Void = { _ in }

  /// - Parameter didSelect: called if the user taps a page.
  package convenience init(didSelect: @escaping (Article.ID) -> Void) {
    self.init(frame: .zero)
    self.didSelect = didSelect
    backgroundColor = .systemBackground
    pages.isPagingEnabled = true
    pages.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
    pages.dataSource = self
    pages.delegate = self
    dots.addAction(
      UIAction { [weak self] _ in self?.scroll() }, for: .valueChanged)
    fill(pages)
    dots.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dots)
    NSLayoutConstraint.activate([
      dots.centerXAnchor.constraint(equalTo: centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
    wheel = addWheel()
  }

  package var isLoading: Bool {
    get { wheel?.isAnimating ?? false }
    set { wheel?.show(isLoading: newValue) }
  }

  /// Shows these articles, at the page that was shown before if there still is one.
  package func show(_ articles: [any PagedArticle]) {
    self.articles = articles
    emptyText = "There are no articles."
    dots.numberOfPages = articles.count
    pages.reloadData()
    scroll()
  }

  /// Shows a message on the empty page. Existing articles stay.
  package func show(message: String) {
    emptyText = message
    pages.reloadData()
  }

  /// Turns to the page of the dots.
  private func scroll() {
    guard articles.indices.contains(dots.currentPage) else { return }
    pages.scrollToItem(
      at: IndexPath(item: dots.currentPage, section: 0), at: .centeredHorizontally, animated: true)
  }
}

// MARK: - UICollectionViewDataSource

extension ArticlePagesView: UICollectionViewDataSource {
  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    max(articles.count, 1)
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ArticleCell.identifier, for: indexPath)
    if articles.indices.contains(indexPath.item) {
      (cell as? ArticleCell)?.show(articles[indexPath.item])
    } else {
      (cell as? ArticleCell)?.show(emptyText)
    }
    return cell
  }
}

// MARK: - UICollectionViewDelegate

extension ArticlePagesView: UICollectionViewDelegate {
  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard articles.indices.contains(indexPath.item) else { return }
    didSelect(articles[indexPath.item].id)
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    dots.currentPage = pages.indexPathsForVisibleItems.first?.item ?? 0
  }
}
