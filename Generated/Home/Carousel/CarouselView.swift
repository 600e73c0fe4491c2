import ExamplesViews
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The banner, a slide at a time; a part of the first screen.
final class CarouselView: UIViewController {
  var output: (any CarouselViewOutput)?

  let pages = UICollectionView(frame: .zero, collectionViewLayout: .pages)
  let dots = UIPageControl()
  private var slides: [Slide] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.viewIsReady()
  }

  /// What the screen around hands in.
  func receive(slides: [Slide]) {
    output?.didReceive(slides: slides)
  }
}

// MARK: - CarouselViewInput

extension CarouselView: CarouselViewInput {
  func setupInitialState() {
    pages.isPagingEnabled = true
    pages.register(SlideCell.self, forCellWithReuseIdentifier: SlideCell.identifier)
    pages.dataSource = self
    pages.delegate = self
    dots.hidesForSinglePage = true
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        output?.didSwipe(to: dots.currentPage)
      }, for: .valueChanged)
    view.fill(UIStackView(column: [pages, dots], spacing: 0))
  }

  func show(slides: [Slide]) {
    self.slides = slides
    dots.numberOfPages = slides.count
    pages.reloadData()
    turn(to: 0)
  }

  func turn(to page: Int) {
    dots.currentPage = page
    guard slides.indices.contains(page) else { return }
    pages.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
  }
}

// MARK: - UICollectionViewDataSource

extension CarouselView: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    slides.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SlideCell.identifier, for: indexPath)
    if slides.indices.contains(indexPath.item) {
      (cell as? SlideCell)?.show(slides[indexPath.item])
    }
    return cell
  }
}

// MARK: - UICollectionViewDelegate

extension CarouselView: UICollectionViewDelegate {
  /// The user has swiped to another slide.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard let page = pages.indexPathsForVisibleItems.first?.item else { return }
    output?.didSwipe(to: page)
  }
}
