/// Contains the business logic of Carousel.
@MainActor
final class CarouselInteractor {
  weak var output: (any CarouselInteractorOutput)?
  private var count = 0
  private var page = 0
}

// MARK: - CarouselInteractorInput

extension CarouselInteractor: CarouselInteractorInput {
  func start(slides: [Slide]) {
    count = slides.count
    page = 0
    output?.didStart(slides: slides)
  }

  func turn(to page: Int) {
    guard page != self.page, (0..<count).contains(page) else { return }
    self.page = page
    output?.didTurn(to: page)
  }
}
