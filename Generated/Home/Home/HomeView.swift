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
  private(set) var course: CourseCard?
  private(set) var isRefreshing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isRefreshing = true
    output?.viewIsReady()
  }

  /// The user has pulled the screen down.
  func pullToRefresh() {
    isRefreshing = true
    output?.reloadData()
  }
}

// MARK: - HomeViewInput

extension HomeView: HomeViewInput {
  func setupInitialState() {
    CarouselModuleConfigurator.configureModuleForViewInput(viewInput: carousel)
    addChild(carousel)
    view.addSubview(carousel.view)
    carousel.didMove(toParent: self)
  }

  func refreshBanner(banner: [Slide]) {
    carousel.receive(slides: banner)
  }

  func refreshWiki(course: CourseCard) {
    self.course = course
  }

  func loadDataSuccess() {
    isRefreshing = false
  }
}
