import Foundation
import HomeDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The first screen of the courses app: a carousel with the banner, and the first course.
public final class HomeView: UIViewController {
  var output: (any HomeViewOutput)?

  /// The module inside this one. Its view is there from the start; its configurator makes the rest.
  let carousel = CarouselView()
  let refreshing = UIRefreshControl()
  let courseTitle = UILabel()
  let courseLength = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    refreshing.beginRefreshing()
    output?.viewIsReady()
  }
}

// MARK: - HomeViewInput

extension HomeView: HomeViewInput {
  public func setupInitialState() {
    title = "Courses"
    view.backgroundColor = .systemBackground
    refreshing.addAction(
      UIAction { [weak self] _ in self?.output?.reloadData() }, for: .valueChanged)
    courseTitle.font = .preferredFont(forTextStyle: .title1)
    courseLength.font = .preferredFont(forTextStyle: .subheadline)
    for label in [courseTitle, courseLength] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    CarouselModuleConfigurator.configureModuleForViewInput(viewInput: carousel)
    addChild(carousel)
    place(carousel.view)
    carousel.didMove(toParent: self)
  }

  public func refreshBanner(banner: [Slide]) {
    carousel.receive(slides: banner)
  }

  public func refreshWiki(course: CourseCard) {
    courseTitle.text = course.title
    courseLength.text = course.length
  }

  public func loadDataSuccess() {
    refreshing.endRefreshing()
  }
}

// MARK: - Layout

extension HomeView {
  /// The banner above the course, both below each other in a page that can be pulled.
  private func place(_ banner: UIView) {
    let page = UIScrollView()
    page.alwaysBounceVertical = true
    page.refreshControl = refreshing
    view.fill(page)
    let column = UIStackView(arrangedSubviews: [banner, courseTitle, courseLength])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(column)
    let (content, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
      banner.heightAnchor.constraint(equalToConstant: 220),
    ])
  }
}
