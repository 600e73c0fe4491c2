import ExamplesViews
import Foundation
import HomeDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The first screen of the courses app: a carousel with the banner, and the first course.
final class HomeView: UIViewController {
  var output: (any HomeViewOutput)?

  /// The module inside this one. Its view is there from the start; its configurator makes the rest.
  let carousel = CarouselView()
  let refreshing = UIRefreshControl()
  let courseTitle = UILabel(style: .title1)
  let courseLength = UILabel(style: .subheadline)

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshing.beginRefreshing()
    output?.viewIsReady()
  }
}

// MARK: - HomeViewInput

extension HomeView: HomeViewInput {
  func setupInitialState() {
    title = "Courses"
    view.backgroundColor = .systemBackground
    refreshing.addAction(
      UIAction { [weak self] _ in self?.output?.reloadData() }, for: .valueChanged)
    CarouselModuleConfigurator.configureModuleForViewInput(viewInput: carousel)
    addChild(carousel)
    // The banner above the course, in a page that can be pulled.
    carousel.view.heightAnchor.constraint(equalToConstant: 220).isActive = true
    let page = view.scroll(UIStackView(column: [carousel.view, courseTitle, courseLength]))
    page.alwaysBounceVertical = true
    page.refreshControl = refreshing
    carousel.didMove(toParent: self)
  }

  func refreshBanner(banner: [Slide]) {
    carousel.receive(slides: banner)
  }

  func refreshWiki(course: CourseCard) {
    courseTitle.text = course.title
    courseLength.text = course.length
  }

  func loadDataSuccess() {
    refreshing.endRefreshing()
  }
}
