import HomeDomain

/// Contains the business logic of Home.
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
  func provideBannerData(path: String) async {
    do {
      let current = try await banners.banners(path: path).filter { !$0.isOver }
      output?.receiveBannerData(.success(current))
    } catch {
      output?.receiveBannerData(.failure(error))
    }
  }

  func provideWikiData(department: Int, categoryId: String) async {
    do {
      let courses = try await wiki.courses(department: department, categoryId: categoryId)
      output?.receiveWikiData(.success(courses))
    } catch {
      output?.receiveWikiData(.failure(error))
    }
  }
}
