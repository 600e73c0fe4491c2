import HomeDomain

/// Does the work of Home, whatever its view looks like.
@MainActor
final class HomeInteractor {
  weak var output: (any HomeInteractorOutput)?
  let banners: any BannerService
  let wiki: any WikiService

  init(banners: any BannerService, wiki: any WikiService) {
    self.banners = banners
    self.wiki = wiki
  }
}

// MARK: - HomeInteractorInput

extension HomeInteractor: HomeInteractorInput {
  /// Asks both services at once; nil stands for what could not be had.
  func provideData() async -> (banners: [Banner]?, courses: [Course]?) {
    async let current = try? banners.banners(path: "home").filter { !$0.isOver }
    async let courses = try? wiki.courses(department: 1, categoryId: "wiki")
    return await (current, courses)
  }
}
