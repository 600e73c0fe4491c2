#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// The banner, a slide at a time; a part of the first screen.
final class CarouselView: UIViewController {
  var output: (any CarouselViewOutput)?

  private(set) var slides: [Slide] = []
  private(set) var page = 0
  private(set) var isSetUp = false

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.viewIsReady()
  }

  /// The slide on screen; nil before there are any.
  var shownSlide: Slide? { slides.indices.contains(page) ? slides[page] : nil }

  /// What the screen around hands in.
  func receive(slides: [Slide]) {
    output?.didReceive(slides: slides)
  }

  /// The user has swiped to the left.
  func swipe() {
    output?.didSwipe()
  }
}

// MARK: - CarouselViewInput

extension CarouselView: CarouselViewInput {
  func setupInitialState() {
    isSetUp = true
  }

  func show(slides: [Slide]) {
    self.slides = slides
    page = 0
  }

  func turn(to page: Int) {
    self.page = page
  }
}
