#if canImport(UIKit)
  import UIKit

  /// The collection view, the page control and the activity indicator of the list.
  @MainActor
  final class ArticlePagesDrawing: NSObject {
    private unowned let pages: ArticlePagesView
    private let collection: UICollectionView
    private let control = UIPageControl()
    private let indicator = UIActivityIndicatorView(style: .large)
    private var drawn: (articles: [DisplayedArticle], emptyText: String)?

    init(of pages: ArticlePagesView) {
      self.pages = pages
      collection = UICollectionView(frame: pages.bounds, collectionViewLayout: Self.layout())
      super.init()
      pages.backgroundColor = .systemBackground
      collection.isPagingEnabled = true
      collection.dataSource = self
      collection.delegate = self
      collection.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
      indicator.hidesWhenStopped = true
      control.addAction(
        UIAction { [unowned self] _ in self.pages.turn(to: self.control.currentPage) },
        for: .valueChanged)
      place()
    }

    func update() {
      control.numberOfPages = pages.articles.count
      control.currentPage = pages.currentPage
      if pages.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
      if drawn?.articles != pages.articles || drawn?.emptyText != pages.emptyText {
        drawn = (pages.articles, pages.emptyText)
        collection.reloadData()
      }
      guard pages.currentPage != visiblePage, !pages.articles.isEmpty else { return }
      collection.scrollToItem(
        at: IndexPath(item: pages.currentPage, section: 0), at: .centeredHorizontally,
        animated: true)
    }

    /// The page that most of the screen shows.
    private var visiblePage: Int {
      let width = collection.bounds.width
      return width > 0 ? Int((collection.contentOffset.x / width).rounded()) : 0
    }

    /// A page as large as the collection, beside the next one.
    private static func layout() -> UICollectionViewLayout {
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration)
    }

    private func place() {
      pages.fill(collection)
      for view in [control, indicator] {
        view.translatesAutoresizingMaskIntoConstraints = false
        pages.addSubview(view)
      }
      NSLayoutConstraint.activate([
        control.centerXAnchor.constraint(equalTo: pages.centerXAnchor),
        control.bottomAnchor.constraint(equalTo: pages.safeAreaLayoutGuide.bottomAnchor),
        indicator.centerXAnchor.constraint(equalTo: pages.centerXAnchor),
        indicator.centerYAnchor.constraint(equalTo: pages.centerYAnchor),
      ])
    }
  }

  // MARK: - UICollectionViewDataSource

  extension ArticlePagesDrawing: UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      max(pages.articles.count, 1)
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: ArticleCell.identifier, for: indexPath)
      if pages.articles.indices.contains(indexPath.item) {
        (cell as? ArticleCell)?.show(pages.articles[indexPath.item])
      } else {
        (cell as? ArticleCell)?.show(pages.emptyText)
      }
      return cell
    }
  }

  // MARK: - UICollectionViewDelegate

  extension ArticlePagesDrawing: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      pages.select()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      pages.turn(to: visiblePage)
    }
  }

  /// A page of the list.
  private final class ArticleCell: UICollectionViewCell {
    static let identifier = "article"
    private lazy var column = TextColumn(in: contentView)
    private let cover = CoverView()

    func show(_ article: DisplayedArticle) {
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
#endif
