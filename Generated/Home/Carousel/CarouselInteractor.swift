/// Does the work of Carousel, whatever its view looks like.
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

  func advance() {
    guard count > 1 else { return }
    page = (page + 1) % count
    output?.didTurn(to: page)
  }
}
