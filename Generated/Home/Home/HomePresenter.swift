import HomeDomain

/// Prepares the content of Home and reacts to the user's actions.
@MainActor
final class HomePresenter {
  /// What the screen asks its services for.
  private static let bannerPath = "home"
  private static let department = 1
  private static let categoryId = "wiki"

  weak var view: (any HomeViewInput)?
  let interactor: any HomeInteractorInput
  let router: any HomeRouterInput

  /// Slides that have arrived before the banner, which is shown first.
  private var slides: [Slide]?
  private var card: CourseCard?
  private var isLoading = false

  init(interactor: any HomeInteractorInput, router: any HomeRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  /// Shows the loaded data. Failed parts stay unchanged.
  private func show() {
    isLoading = false
    if let slides { view?.refreshBanner(banner: slides) }
    if let card { view?.refreshWiki(course: card) }
    (slides, card) = (nil, nil)
    view?.loadDataSuccess()
  }
}

// MARK: - HomeViewOutput

extension HomePresenter: HomeViewOutput {
  func reloadData() {
    guard !isLoading else { return }
    isLoading = true
    Task { [weak self, interactor] in
      let banner = Task { await interactor.provideBannerData(path: Self.bannerPath) }
      await interactor.provideWikiData(department: Self.department, categoryId: Self.categoryId)
      await banner.value
      self?.show()
    }
  }
}

// MARK: - HomeInteractorOutput

extension HomePresenter: HomeInteractorOutput {
  func receiveBannerData(_ banners: Result<[Banner], any Error>) {
    slides = try? banners.get().map { Slide(title: $0.title, path: $0.path) }
  }

  func receiveWikiData(_ courses: Result<[Course], any Error>) {
    card = try? courses.get().first.map {
      CourseCard(title: $0.title, length: "\($0.hours) hours")
    }
  }
}
